import { ApiProperty } from '@nestjs/swagger';
import type { SharedSound, ShareLink, ShareResponse } from '@whoosh/contracts';
import { EffectSourceResponse } from '../dto/sound-effect.response';

export class ShareLinkBody implements ShareLink {
  @ApiProperty()
  token: string;

  @ApiProperty({ example: '/s/Zm9vYmFyYmF6cXV4cXV1eA' })
  path: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class ShareBody implements ShareResponse {
  @ApiProperty({ type: ShareLinkBody, nullable: true, description: 'null: it is not shared' })
  share: ShareLinkBody | null;
}

export class SharedSoundBody implements SharedSound {
  @ApiProperty()
  name: string;

  @ApiProperty({ description: 'seconds' })
  duration: number;

  @ApiProperty({ description: '100 bars of level and brightness' })
  bars: string;

  @ApiProperty({ type: [EffectSourceResponse] })
  sources: EffectSourceResponse[];

  @ApiProperty()
  audioUrl: string;
}
