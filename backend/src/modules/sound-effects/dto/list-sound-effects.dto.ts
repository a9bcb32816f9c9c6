import { ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import {
  EFFECT_ORDERS,
  LIMITS,
  SOURCE_FAMILIES,
  type EffectOrder,
  type EffectsQuery,
  type SourceFamily,
} from '@whoosh/contracts';
import type { Intensity } from '@whoosh/sound-scene';
import { applyDecorators } from '@nestjs/common';
import { IsBooleanString, IsIn, IsInt, IsNumber, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { asNumber, PageQueryDto } from '../../../http';
import { IdList, INTENSITIES } from './rules';

const MAX_QUERY_LENGTH = 200;

const isSeconds = applyDecorators(
  IsOptional(),
  asNumber,
  IsNumber({}, { message: 'A duration must be a number of seconds.' }),
  Min(0, { message: 'A duration must be at least 0.' }),
) as PropertyDecorator;
const isShare = applyDecorators(
  IsOptional(),
  asNumber,
  IsNumber({}, { message: 'A brightness must be a number.' }),
  Min(0, { message: 'A brightness must be at least 0.' }),
  Max(1, { message: 'A brightness must be at most 1.' }),
) as PropertyDecorator;

/** What narrows and orders a list of effects. */
export class EffectsQueryDto {
  @ApiPropertyOptional({
    maxLength: MAX_QUERY_LENGTH,
    description: 'words that name, prompt, description, tags or sources contain',
  })
  @IsOptional()
  @IsString({ message: 'q must be text.' })
  @MaxLength(MAX_QUERY_LENGTH, { message: `q must have at most ${MAX_QUERY_LENGTH} characters.` })
  q?: string;

  @ApiPropertyOptional({ enum: ['true', 'false'] })
  @IsOptional()
  @IsBooleanString({ message: 'favourite must be true or false.' })
  favourite?: string;

  @ApiPropertyOptional({ enum: ['true', 'false'], description: 'true: those that go round without a seam' })
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'loop must be true or false.' })
  loop?: 'true' | 'false';

  @ApiPropertyOptional({ enum: SOURCE_FAMILIES })
  @IsOptional()
  @IsIn(SOURCE_FAMILIES, { message: 'There is no such family.' })
  family?: SourceFamily;

  @ApiPropertyOptional({ enum: INTENSITIES })
  @IsOptional()
  @IsIn(INTENSITIES, { message: 'There is no such intensity.' })
  intensity?: Intensity;

  @ApiPropertyOptional({ minimum: 0, description: 'seconds: this long or longer' })
  @isSeconds
  minDuration?: number;

  @ApiPropertyOptional({ minimum: 0, description: 'seconds: shorter than this' })
  @isSeconds
  maxDuration?: number;

  @ApiPropertyOptional({
    minimum: 0,
    maximum: 1,
    description: 'mean brightness: spectral centroid on a log axis, 120 Hz to 12 kHz',
  })
  @isShare
  minBrightness?: number;

  @ApiPropertyOptional({ minimum: 0, maximum: 1 })
  @isShare
  maxBrightness?: number;

  @ApiPropertyOptional({ enum: EFFECT_ORDERS, default: 'newest' })
  @IsOptional()
  @IsIn(EFFECT_ORDERS, { message: 'There is no such order.' })
  order?: EffectOrder;

  @ApiPropertyOptional({ enum: ['true', 'false'], description: 'true: those in the trash' })
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'deleted must be true or false.' })
  deleted?: 'true' | 'false';
}

/** The texts of a query as what they mean. */
export function toEffectsQuery({ favourite, loop, deleted, ...query }: EffectsQueryDto): EffectsQuery {
  return {
    ...query,
    ...(favourite === undefined ? {} : { favourite: favourite === 'true' }),
    ...(loop === undefined ? {} : { loop: loop === 'true' }),
    deleted: deleted === 'true',
  };
}

export class ListSoundEffectsDto extends IntersectionType(PageQueryDto, EffectsQueryDto) {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: LIMITS.effectsListMax, default: LIMITS.effectsListMax })
  @IsOptional()
  @asNumber
  @IsInt({ message: 'The limit must be a whole number.' })
  @Min(1, { message: 'The limit must be at least 1.' })
  @Max(LIMITS.effectsListMax, { message: `The limit must be at most ${LIMITS.effectsListMax}.` })
  limit?: number;

  @ApiPropertyOptional({ pattern: '^[0-9]+(,[0-9]+)*$', description: `only these, at most ${LIMITS.effectsListMax}` })
  @IdList()
  @IsOptional()
  ids?: number[];
}

export class ListGenerationsDto {
  @ApiPropertyOptional({
    enum: ['true', 'false'],
    description: 'false: only those with takes that were neither kept nor discarded, and those under way',
  })
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'saved must be true or false.' })
  saved?: 'true' | 'false';
}

export class TakeDto {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: LIMITS.maxVariations, description: 'this take alone' })
  @IsOptional()
  @asNumber
  @IsInt({ message: 'The take must be a whole number.' })
  @Min(1, { message: 'The take must be at least 1.' })
  @Max(LIMITS.maxVariations, { message: `The take must be at most ${LIMITS.maxVariations}.` })
  take?: number;
}

export class DiscardDto extends TakeDto {
  @ApiPropertyOptional({
    enum: ['true'],
    description: 'only stop it: one that has ended answers 409 and keeps its takes',
  })
  @IsOptional()
  @IsIn(['true'], { message: 'stop can only be true.' })
  stop?: 'true';
}
