import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { type EditTimelineRequest, type EditTimelineResponse, TIMELINE_LIMITS } from '@whoosh/contracts';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsDefined,
  IsIn,
  IsOptional,
  IsUUID,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { IsIntegerBetween, IsKey } from './rules';
import { TimelineItemFieldsDto, TimelineItemResponse } from './timeline-item.dto';
import { TimelineSettingsChangeDto } from './timeline-settings.dto';

const OPERATIONS = ['put', 'remove'] as const;
const { maxChanges } = TIMELINE_LIMITS;

export class TimelineChangeDto {
  @ApiProperty({ enum: OPERATIONS })
  @IsIn(OPERATIONS)
  op: (typeof OPERATIONS)[number];

  @IsKey()
  key: string;

  @ApiPropertyOptional({
    type: TimelineItemFieldsDto,
    description: 'of a put: what it leaves out stays, or takes its default in a new clip',
  })
  @ValidateIf((change: TimelineChangeDto) => change.op === 'put')
  @IsDefined({ message: 'A put needs an item' })
  @ValidateNested()
  @Type(() => TimelineItemFieldsDto)
  item?: TimelineItemFieldsDto;
}

export class EditTimelineDto implements Omit<EditTimelineRequest, 'changes'> {
  @IsIntegerBetween(0, 2_147_483_646, { description: 'that the edits were made on' })
  revision: number;

  @ApiProperty({ format: 'uuid', description: 'of this edit: sent twice, it is applied once' })
  @IsUUID(undefined, { message: 'editId must be a UUID' })
  editId: string;

  @ApiProperty({ type: [TimelineChangeDto], maxItems: maxChanges })
  @IsArray()
  @ArrayMaxSize(maxChanges, { message: `An edit has at most ${maxChanges} changes` })
  @ValidateNested({ each: true })
  @Type(() => TimelineChangeDto)
  changes: TimelineChangeDto[];

  @ApiPropertyOptional({ type: TimelineSettingsChangeDto })
  @IsOptional()
  @ValidateNested()
  @Type(() => TimelineSettingsChangeDto)
  settings?: TimelineSettingsChangeDto;
}

export class EditTimelineBody implements EditTimelineResponse {
  @ApiProperty({ type: 'integer' })
  revision: number;

  @ApiProperty({ type: [TimelineItemResponse], description: 'the clips that the edit put, as they are stored' })
  items: TimelineItemResponse[];
}
