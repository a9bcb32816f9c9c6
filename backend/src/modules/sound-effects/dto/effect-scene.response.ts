import { ApiProperty } from '@nestjs/swagger';
import type { EffectSceneResponse } from '@whoosh/contracts';
import type { Gestures } from '@whoosh/sound-scene';
import { InterpretBody } from './interpret.response';
import { SoundEventBody } from './sound-event.response';

export class EffectSceneBody extends InterpretBody implements EffectSceneResponse {
  @ApiProperty({
    type: 'object',
    additionalProperties: {
      type: 'object',
      properties: {
        by: { type: 'string', enum: ['duration', 'speed'] },
        value: { type: 'number' },
        power: { type: 'number' },
      },
      required: ['by', 'value', 'power'],
    },
    description:
      'layers that can take longer or shorter: the modifier that says so, its value now, and the length as a ' +
      'power of it',
  })
  gestures: Gestures;

  @ApiProperty({ type: [SoundEventBody] })
  events: SoundEventBody[];
}
