import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type ClipSamples,
  type CreateTimelineItemRequest,
  type SyncPoint,
  type TimelineItem,
  TIMELINE_LIMITS,
  type TimelineItemChange,
} from '@whoosh/contracts';
import type { Scene } from '@whoosh/sound-scene';
import { Type } from 'class-transformer';
import { IsObject, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import { EnvelopesDto } from './mixer.dto';
import { IsBetween, IsGain, IsIntegerBetween, IsOptionalId, IsSwitch, IsTime } from './rules';

const LAYER_MAX = 100;
const EVENTS_MAX = 100_000;

export class SyncPointDto implements SyncPoint {
  @ApiProperty({ maxLength: LAYER_MAX })
  @IsString()
  @MaxLength(LAYER_MAX)
  layer: string;

  @IsIntegerBetween(0, EVENTS_MAX)
  event: number;

  @IsTime({ description: 'seconds from the start of the sound' })
  at: number;
}

const LONGEST = TIMELINE_LIMITS.maxSeconds * TIMELINE_LIMITS.sampleRate;
const SHORTEST = TIMELINE_LIMITS.minClipSeconds * TIMELINE_LIMITS.sampleRate;

/** Times of a clip as whole samples at 48 kHz. */
export class ClipSamplesDto implements Partial<ClipSamples> {
  @IsIntegerBetween(0, LONGEST, { optional: true })
  start?: number;

  @IsIntegerBetween(SHORTEST, LONGEST, { optional: true })
  duration?: number;

  @IsIntegerBetween(0, LONGEST, { optional: true })
  offset?: number;

  @IsIntegerBetween(0, LONGEST, { optional: true })
  fadeIn?: number;

  @IsIntegerBetween(0, LONGEST, { optional: true })
  fadeOut?: number;
}

/** What an edit may say of a clip. */
export class TimelineItemFieldsDto implements TimelineItemChange {
  @IsOptionalId()
  soundEffectId?: number | null;

  @IsOptionalId()
  mediaId?: number | null;

  @IsTime({ optional: true })
  startTime?: number;

  @IsIntegerBetween(0, TIMELINE_LIMITS.maxTracks - 1, { optional: true })
  trackIndex?: number;

  @IsBetween(0, 1, { optional: true, description: 'linear' })
  volume?: number;

  @IsGain({ optional: true })
  gainDb?: number;

  @IsBetween(TIMELINE_LIMITS.minClipSeconds, TIMELINE_LIMITS.maxSeconds, { optional: true })
  duration?: number;

  @IsTime({ optional: true, description: 'where in its sound it begins' })
  offset?: number;

  @IsTime({ optional: true })
  fadeIn?: number;

  @IsTime({ optional: true })
  fadeOut?: number;

  @ApiPropertyOptional({
    type: ClipSamplesDto,
    description:
      'the times as whole samples at 48 kHz; each holds where its seconds are missing, or where it differs from ' +
      'what is stored',
  })
  @IsOptional()
  @ValidateNested()
  @Type(() => ClipSamplesDto)
  samples?: ClipSamplesDto;

  @IsSwitch({ optional: true })
  muted?: boolean;

  @IsSwitch({ optional: true })
  loop?: boolean;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    description: 'a Scene; null for that of the effect',
  })
  @IsOptional()
  @IsObject({ message: 'scene must be a scene' })
  scene?: Scene | null;

  @ApiPropertyOptional({ type: SyncPointDto, nullable: true })
  @IsOptional()
  @ValidateNested()
  @Type(() => SyncPointDto)
  sync?: SyncPointDto | null;

  @ApiPropertyOptional({
    type: EnvelopesDto,
    nullable: true,
    description: 'level and pan over the time of its sound; null takes them away',
  })
  @IsOptional()
  @ValidateNested()
  @Type(() => EnvelopesDto)
  envelopes?: EnvelopesDto | null;

  @IsSwitch({ optional: true, description: 'its sound is folded to the middle, whatever its scene says of its place' })
  centered?: boolean;
}

export class CreateTimelineItemDto extends TimelineItemFieldsDto implements CreateTimelineItemRequest {
  @IsIntegerBetween(1, 2_147_483_647)
  projectId: number;

  @IsIntegerBetween(1, 2_147_483_647)
  declare soundEffectId: number;

  @IsTime()
  declare startTime: number;

  @IsIntegerBetween(0, TIMELINE_LIMITS.maxTracks - 1)
  declare trackIndex: number;
}

/** Spec §7 sends the item as it has it: what names it may stand in the body and changes nothing. */
export class UpdateTimelineItemDto extends TimelineItemFieldsDto {
  @IsOptionalId()
  id?: number | null;

  @IsOptionalId()
  projectId?: number | null;

  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(64)
  key?: string;
}

export class ClipSamplesResponse implements ClipSamples {
  @ApiProperty({ type: 'integer' })
  start: number;

  @ApiProperty({ type: 'integer' })
  duration: number;

  @ApiProperty({ type: 'integer' })
  offset: number;

  @ApiProperty({ type: 'integer' })
  fadeIn: number;

  @ApiProperty({ type: 'integer' })
  fadeOut: number;
}

export class TimelineItemResponse implements TimelineItem {
  @ApiProperty({ type: 'integer', minimum: 1 })
  id: number;

  @ApiProperty({ description: 'drawn by the page; stays when a removed clip comes back' })
  key: string;

  @ApiProperty({ type: 'integer' })
  projectId: number;

  @ApiProperty({ type: 'integer', nullable: true })
  soundEffectId: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'the uploaded voice or music instead of an effect' })
  mediaId: number | null;

  @ApiProperty({ description: 'seconds' })
  startTime: number;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: TIMELINE_LIMITS.maxTracks - 1 })
  trackIndex: number;

  @ApiProperty({ minimum: 0, maximum: 1 })
  volume: number;

  @ApiProperty()
  gainDb: number;

  @ApiProperty()
  duration: number;

  @ApiProperty()
  offset: number;

  @ApiProperty()
  fadeIn: number;

  @ApiProperty()
  fadeOut: number;

  @ApiProperty({ type: ClipSamplesResponse, description: 'the same times as whole samples at 48 kHz' })
  samples: ClipSamplesResponse;

  @ApiProperty()
  muted: boolean;

  @ApiProperty()
  loop: boolean;

  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  scene: Scene | null;

  @ApiProperty({ type: SyncPointDto, nullable: true })
  sync: SyncPointDto | null;
  @ApiProperty({ type: EnvelopesDto, nullable: true })
  envelopes: EnvelopesDto | null;

  @ApiProperty()
  centered: boolean;
}
