import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import {
  type Ducking,
  DUCKING_PARTS,
  type DuckingPart,
  type TimelineMarker,
  TIMELINE_LIMITS,
  TRACK_COLORS,
  type TrackColor,
  type TimelineSettings,
  type TimelineTrack,
} from '@whoosh/contracts';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { EnvelopesDto, MixerSettingsDto, TrackStripDto } from './mixer.dto';
import { IsBetween, IsGain, IsKey, IsSwitch, IsTime } from './rules';

const TRACK_NAME_MAX = TIMELINE_LIMITS.trackNameMaxLength;
const MARKER_NAME_MAX = TIMELINE_LIMITS.markerNameMaxLength;
const MARKER_KINDS = ['user', 'cut'] as const satisfies readonly TimelineMarker['kind'][];
const DUCKING_MAX_DB = 24;
const DUCKING_MAX_SECONDS = 10;

export class TimelineTrackDto implements TimelineTrack {
  @ApiPropertyOptional({ maxLength: TRACK_NAME_MAX, description: 'without one it is A1, A2 by its place' })
  @IsOptional()
  @IsString({ message: 'A track’s name must be text' })
  @MaxLength(TRACK_NAME_MAX, { message: `A track’s name has at most ${TRACK_NAME_MAX} characters` })
  name?: string;

  @ApiPropertyOptional({ enum: TRACK_COLORS, nullable: true })
  @IsOptional()
  @IsIn(TRACK_COLORS)
  color?: TrackColor | null;

  @IsBetween(-1, 1, { optional: true, description: '-1 left, 1 right' })
  pan?: number;

  @IsGain()
  gainDb: number;

  @IsSwitch()
  muted: boolean;

  @IsSwitch()
  solo: boolean;

  @ApiPropertyOptional({ type: TrackStripDto, nullable: true })
  @IsOptional()
  @ValidateNested()
  @Type(() => TrackStripDto)
  strip?: TrackStripDto | null;

  @ApiPropertyOptional({ type: EnvelopesDto, nullable: true, description: 'over the time of the timeline' })
  @IsOptional()
  @ValidateNested()
  @Type(() => EnvelopesDto)
  envelopes?: EnvelopesDto | null;
}

export class TimelineMarkerDto implements TimelineMarker {
  @IsKey()
  key: string;

  @IsTime()
  time: number;

  @ApiProperty({ maxLength: MARKER_NAME_MAX })
  @IsString({ message: 'A marker’s name must be text' })
  @MaxLength(MARKER_NAME_MAX, { message: `A marker’s name has at most ${MARKER_NAME_MAX} characters` })
  name: string;

  @ApiProperty({ enum: MARKER_KINDS })
  @IsIn(MARKER_KINDS)
  kind: TimelineMarker['kind'];
}

export class DuckingDto implements Ducking {
  @IsSwitch()
  enabled: boolean;

  @ApiPropertyOptional({ enum: DUCKING_PARTS, isArray: true, nullable: true, description: 'without it, dialogue' })
  @IsOptional()
  @IsIn(DUCKING_PARTS, { each: true })
  @ArrayMaxSize(DUCKING_PARTS.length)
  by?: DuckingPart[] | null;

  @ApiPropertyOptional({
    enum: DUCKING_PARTS,
    isArray: true,
    nullable: true,
    description: 'without it, all buses but dialogue; what others fall under does not fall',
  })
  @IsOptional()
  @IsIn(DUCKING_PARTS, { each: true })
  @ArrayMaxSize(DUCKING_PARTS.length)
  of?: DuckingPart[] | null;

  @IsBetween(0, DUCKING_MAX_DB)
  amountDb: number;

  @IsBetween(0, DUCKING_MAX_SECONDS)
  attack: number;

  @IsBetween(0, DUCKING_MAX_SECONDS)
  release: number;
}

const { maxTracks, maxMarkers } = TIMELINE_LIMITS;

export class TimelineSettingsDto implements TimelineSettings {
  @ApiProperty({ type: [TimelineTrackDto], minItems: 1, maxItems: maxTracks, description: 'from the top' })
  @IsArray()
  @ArrayMinSize(1, { message: 'A timeline has at least one track' })
  @ArrayMaxSize(maxTracks, { message: `A timeline has at most ${maxTracks} tracks` })
  @ValidateNested({ each: true })
  @Type(() => TimelineTrackDto)
  tracks: TimelineTrackDto[];

  @IsGain({ description: 'of the video’s own sound' })
  videoGainDb: number;

  @IsSwitch()
  videoMuted: boolean;

  @ApiProperty({ type: DuckingDto })
  @ValidateNested()
  @Type(() => DuckingDto)
  ducking: DuckingDto;

  @ApiPropertyOptional({ type: TrackStripDto, nullable: true, description: 'of the video’s own sound' })
  @IsOptional()
  @ValidateNested()
  @Type(() => TrackStripDto)
  videoStrip?: TrackStripDto | null;

  @ApiPropertyOptional({ type: MixerSettingsDto, nullable: true })
  @IsOptional()
  @ValidateNested()
  @Type(() => MixerSettingsDto)
  mixer?: MixerSettingsDto | null;

  @ApiProperty({ type: [TimelineMarkerDto], maxItems: maxMarkers })
  @IsArray()
  @ArrayMaxSize(maxMarkers, { message: `A timeline has at most ${maxMarkers} markers` })
  @ValidateNested({ each: true })
  @Type(() => TimelineMarkerDto)
  markers: TimelineMarkerDto[];
}

/** The settings that an edit changes. */
export class TimelineSettingsChangeDto extends PartialType(TimelineSettingsDto, { skipNullProperties: false }) {}
