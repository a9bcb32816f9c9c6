import { ApiProperty } from '@nestjs/swagger';
import type { TimelineResponse } from '@whoosh/contracts';
import { SoundEffectResponse } from '../../sound-effects';
import { ProjectMediaResponse } from './media.dto';
import { TimelineItemResponse } from './timeline-item.dto';
import { TimelineSettingsDto } from './timeline-settings.dto';

export class TimelineBody extends TimelineSettingsDto implements TimelineResponse {
  @ApiProperty({ type: 'integer', description: 'counts the edits' })
  revision: number;

  @ApiProperty({ type: [TimelineItemResponse] })
  items: TimelineItemResponse[];

  @ApiProperty({ type: [ProjectMediaResponse] })
  media: ProjectMediaResponse[];

  @ApiProperty({ type: [SoundEffectResponse], description: 'that clips stand on, also those in the trash' })
  effects: SoundEffectResponse[];
}
