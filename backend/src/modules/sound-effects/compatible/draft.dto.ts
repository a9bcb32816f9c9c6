import { ApiProperty } from '@nestjs/swagger';
import type { Scene } from '@whoosh/sound-scene';
import { IsObject } from 'class-validator';

export class DraftDto {
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'a scene document, as interpret answers it' })
  @IsObject({ message: 'The scene must be a scene document.' })
  scene: Scene;
}
