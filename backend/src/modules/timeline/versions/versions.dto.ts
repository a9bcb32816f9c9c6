import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import {
  type CreateVersionRequest,
  type TimelineVersion,
  type TimelineVersionContent,
  VERSION_LIMITS,
} from '@whoosh/contracts';
import { SoundEffectResponse } from '../../sound-effects';
import { IsText } from '../dto/rules';
import { TimelineItemResponse } from '../dto/timeline-item.dto';
import { TimelineSettingsDto } from '../dto/timeline-settings.dto';
import type { TimelineVersion as Version } from './timeline-version.entity';

export class CreateVersionDto implements CreateVersionRequest {
  @IsText(VERSION_LIMITS.nameMaxLength)
  name: string;
}

export class VersionBody implements TimelineVersion {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  name: string;

  @ApiProperty({ type: 'integer', description: 'that it was kept of' })
  revision: number;

  @ApiProperty({ type: 'integer' })
  clipCount: number;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class VersionContentBody
  extends IntersectionType(VersionBody, TimelineSettingsDto)
  implements TimelineVersionContent
{
  @ApiProperty({ type: [TimelineItemResponse] })
  items: TimelineItemResponse[];

  @ApiProperty({ type: [SoundEffectResponse], description: 'those of its clips that are still there' })
  effects: SoundEffectResponse[];
}

export function toVersionBody({ id, name, revision, clipCount, createdAt }: Version): VersionBody {
  return { id, name, revision, clipCount, createdAt: createdAt.toISOString() };
}
