import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import {
  type Ducking,
  DUCKING_PARTS,
  type DuckingPart,
  type Shot,
  type TimelineMarker,
  TIMELINE_LIMITS,
  TRACK_COLORS,
  type TrackColor,
  type TimelineSettings,
  type TimelineTrack,
  type TrackGroup,
} from '@whoosh/contracts';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { EnvelopesDto, MixerSettingsDto, TrackStripDto } from './mixer.dto';
import { IsBetween, IsGain, IsIntegerBetween, isKey, IsKey, IsSuch, IsSwitch, IsTime } from './rules';

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

  @ApiPropertyOptional({ type: String, nullable: true, description: 'key of its group' })
  @IsOptional()
  @IsSuch('isGroupKey', 'group must be the key of a group', isKey)
  group?: string | null;
}

export class TrackGroupDto implements TrackGroup {
  @IsKey()
  key: string;

  @ApiProperty({ maxLength: TRACK_NAME_MAX })
  @IsString({ message: 'A group’s name must be text' })
  @MaxLength(TRACK_NAME_MAX, { message: `A group’s name has at most ${TRACK_NAME_MAX} characters` })
  name: string;

  @ApiPropertyOptional({ enum: TRACK_COLORS, nullable: true })
  @IsOptional()
  @IsIn(TRACK_COLORS)
  color?: TrackColor | null;

  @IsGain({ description: 'on top of the faders of its tracks' })
  gainDb: number;

  @IsSwitch()
  muted: boolean;

  @IsSwitch()
  solo: boolean;

  @IsSwitch()
  folded: boolean;
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

  @ApiPropertyOptional({ enum: TRACK_COLORS, nullable: true })
  @IsOptional()
  @IsIn(TRACK_COLORS)
  color?: TrackColor | null;
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

const { maxTracks, maxGroups, maxMarkers, maxShots, maxShotFrame, shotSourceMaxLength } = TIMELINE_LIMITS;

export class ShotDto implements Shot {
  @ApiProperty({ maxLength: shotSourceMaxLength, description: 'its file or reel; empty where only the cut is known' })
  @IsString({ message: 'A shot’s source must be text' })
  @MaxLength(shotSourceMaxLength, { message: `A shot’s source has at most ${shotSourceMaxLength} characters` })
  source: string;

  @IsIntegerBetween(0, maxShotFrame, { description: 'frame of the source that shows first, by its timecode' })
  sourceStart: number;

  @IsIntegerBetween(0, maxShotFrame, { description: 'frame of the timeline at which it begins' })
  start: number;

  @IsIntegerBetween(1, maxShotFrame, { description: 'frames' })
  duration: number;
}

export class TimelineSettingsDto implements TimelineSettings {
  @ApiProperty({ type: [TimelineTrackDto], minItems: 1, maxItems: maxTracks, description: 'from the top' })
  @IsArray()
  @ArrayMinSize(1, { message: 'A timeline has at least one track' })
  @ArrayMaxSize(maxTracks, { message: `A timeline has at most ${maxTracks} tracks` })
  @ValidateNested({ each: true })
  @Type(() => TimelineTrackDto)
  tracks: TimelineTrackDto[];

  @ApiPropertyOptional({ type: [TrackGroupDto], nullable: true, maxItems: maxGroups })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(maxGroups, { message: `A timeline has at most ${maxGroups} groups of tracks` })
  @ArrayUnique((group: TrackGroupDto | null) => group?.key, { message: 'Groups must have different keys' })
  @ValidateNested({ each: true })
  @Type(() => TrackGroupDto)
  groups?: TrackGroupDto[] | null;

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

  @ApiPropertyOptional({
    type: [ShotDto],
    maxItems: maxShots,
    nullable: true,
    description: 'the cut that the clips were laid to',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(maxShots, { message: `A cut has at most ${maxShots} shots` })
  @ValidateNested({ each: true })
  @Type(() => ShotDto)
  shots?: ShotDto[] | null;
}

/** The settings that an edit changes. */
export class TimelineSettingsChangeDto extends PartialType(TimelineSettingsDto, { skipNullProperties: false }) {}
