import { ApiProperty } from '@nestjs/swagger';
import type { SoundEvent } from '@whoosh/contracts';

const FRAME = { type: 'integer', minimum: 0 } as const;

export class SoundEventBody implements SoundEvent {
  @ApiProperty({ description: 'id of the layer in the scene' })
  layer: string;

  @ApiProperty({ description: 'what the source calls it' })
  kind: string;

  @ApiProperty({ ...FRAME, description: 'frame at 48 kHz in which it begins' })
  onset: number;

  @ApiProperty({ ...FRAME, description: 'frame at 48 kHz in which its layer is loudest before the next event' })
  peak: number;
}
