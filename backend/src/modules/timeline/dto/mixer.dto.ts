import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type BusSettings,
  type Compressor,
  type EnvelopePoint,
  type Envelopes,
  EQ_BANDS,
  type EqBand,
  MIX_BUSES,
  type MixBus,
  MIXER_LIMITS,
  type MixerSettings,
  type MixReverb,
  TIMELINE_LIMITS,
  type TrackStrip,
} from '@whoosh/contracts';
import { type SpaceKind, SPACES } from '@whoosh/sound-scene';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsDefined, IsIn, IsOptional, ValidateNested } from 'class-validator';
import { IsBetween, IsGain, IsSuch, IsSwitch, isWithin } from './rules';

const LIMITS = MIXER_LIMITS;

export class EqBandDto implements EqBand {
  @IsBetween(...LIMITS.eqHz)
  hz: number;

  @IsBetween(...LIMITS.eqGainDb)
  gainDb: number;

  @IsBetween(...LIMITS.eqQ, { description: 'of the two bells between the shelves' })
  q: number;
}

export class CompressorDto implements Compressor {
  @IsBetween(...LIMITS.thresholdDb, { description: 'dBFS' })
  thresholdDb: number;

  @IsBetween(...LIMITS.ratio)
  ratio: number;

  @IsBetween(...LIMITS.attack, { description: 'seconds' })
  attack: number;

  @IsBetween(...LIMITS.release, { description: 'seconds' })
  release: number;

  @IsBetween(...LIMITS.makeupDb)
  makeupDb: number;
}

/** What a track does to its sound, from top to bottom; what is missing or null does nothing. */
export class TrackStripDto implements TrackStrip {
  @IsBetween(...LIMITS.lowCutHz, { nullable: true, description: 'Hz, 12 dB per octave' })
  lowCutHz?: number | null;

  @IsBetween(...LIMITS.highCutHz, { nullable: true, description: 'Hz, 12 dB per octave' })
  highCutHz?: number | null;

  @ApiPropertyOptional({
    type: [EqBandDto],
    nullable: true,
    minItems: EQ_BANDS.length,
    maxItems: EQ_BANDS.length,
    description: 'a low shelf, two bells, a high shelf',
  })
  @IsOptional()
  @IsArray()
  @ArrayMinSize(EQ_BANDS.length, { message: `An equalizer has ${EQ_BANDS.length} bands` })
  @ArrayMaxSize(EQ_BANDS.length, { message: `An equalizer has ${EQ_BANDS.length} bands` })
  @ValidateNested({ each: true })
  @Type(() => EqBandDto)
  eq?: EqBandDto[] | null;

  @ApiPropertyOptional({ type: CompressorDto, nullable: true })
  @IsOptional()
  @ValidateNested()
  @Type(() => CompressorDto)
  compressor?: CompressorDto | null;

  @ApiPropertyOptional({
    type: 'array',
    nullable: true,
    maxItems: LIMITS.reverbs,
    items: { type: 'number', nullable: true, minimum: LIMITS.sendDb[0], maximum: LIMITS.sendDb[1] },
    description: 'what goes to each reverb after the fader, dB; null: nothing',
  })
  @IsOptional()
  @IsSuch('isSends', `sends must be at most ${LIMITS.reverbs} numbers of decibels or null`, isSends)
  sends?: (number | null)[] | null;

  @ApiPropertyOptional({
    enum: MIX_BUSES,
    nullable: true,
    description: 'without one, by what lies on the track: dialogue for voices, music for music, else effects',
  })
  @IsOptional()
  @IsIn(MIX_BUSES)
  bus?: MixBus | null;
}

function isSends(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length <= LIMITS.reverbs &&
    value.every((db) => db === null || isWithin(db, LIMITS.sendDb))
  );
}

export class EnvelopePointDto implements EnvelopePoint {
  @ApiProperty({ minimum: 0, description: 'seconds: of a track on the timeline, of a clip in its sound' })
  at: number;

  @ApiProperty()
  value: number;
}

const MOST_POINTS = LIMITS.envelopePoints;

/** Points of a rubber band: in time order, each within its range. */
function IsBand(range: readonly [number, number], unit: string): PropertyDecorator {
  const message = `$property must be at most ${MOST_POINTS} points in time order, with values from ${range[0]} to ${range[1]}${unit}`;
  return (target, property) => {
    ApiPropertyOptional({ type: [EnvelopePointDto], maxItems: MOST_POINTS })(target, property);
    IsOptional()(target, property);
    IsSuch('isBand', message, (value) => isBand(value, range))(target, property);
  };
}

function isBand(value: unknown, range: readonly [number, number]): boolean {
  if (!Array.isArray(value) || value.length > MOST_POINTS) return false;
  const moments = value.map((point: unknown) => momentOf(point, range));
  return moments.every((at, index) => at !== null && at > (moments[index - 1] ?? -1));
}

/** When a point is; null for what is none. */
function momentOf(point: unknown, range: readonly [number, number]): number | null {
  if (typeof point !== 'object' || point === null || !('at' in point) || !('value' in point)) return null;
  const isPoint = Object.keys(point).length === 2 && isWithin(point.at, [0, TIMELINE_LIMITS.maxSeconds]);
  return isPoint && isWithin(point.value, range) ? Number(point.at) : null;
}

export class EnvelopesDto implements Envelopes {
  @IsBand(LIMITS.envelopeDb, ' dB')
  level?: EnvelopePointDto[];

  @IsBand([-1, 1], '')
  pan?: EnvelopePointDto[];
}

export class BusSettingsDto implements BusSettings {
  @IsGain()
  gainDb: number;

  @IsSwitch()
  muted: boolean;
}

function IsBus(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: BusSettingsDto }),
    IsDefined({ message: 'buses must name all buses' }),
    ValidateNested(),
    Type(() => BusSettingsDto),
  );
}

export class MixBusesDto implements Record<MixBus, BusSettings> {
  @IsBus()
  dialogue: BusSettingsDto;

  @IsBus()
  effects: BusSettingsDto;

  @IsBus()
  ambience: BusSettingsDto;

  @IsBus()
  music: BusSettingsDto;
}

export class MixReverbDto implements MixReverb {
  @ApiProperty({ enum: SPACES })
  @IsIn(SPACES)
  space: SpaceKind;

  @IsGain({ description: 'of what comes back' })
  gainDb: number;
}

export class MixerSettingsDto implements MixerSettings {
  @ApiProperty({ type: MixBusesDto })
  @IsDefined({ message: 'buses must name all buses' })
  @ValidateNested()
  @Type(() => MixBusesDto)
  buses: MixBusesDto;

  @ApiProperty({ type: [MixReverbDto], minItems: LIMITS.reverbs, maxItems: LIMITS.reverbs })
  @IsArray()
  @ArrayMinSize(LIMITS.reverbs, { message: `A mixer has ${LIMITS.reverbs} reverbs` })
  @ArrayMaxSize(LIMITS.reverbs, { message: `A mixer has ${LIMITS.reverbs} reverbs` })
  @ValidateNested({ each: true })
  @Type(() => MixReverbDto)
  reverbs: MixReverbDto[];

  @IsGain()
  masterGainDb: number;
}
