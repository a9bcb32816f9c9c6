import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS } from '@whoosh/contracts';
import type { Lang } from '@whoosh/sound-scene';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateBy,
} from 'class-validator';

export const INTENSITIES = ['subtle', 'moderate', 'intense'] as const;
/** Those that the engine reads, as a scene names them. */
export const READ_LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'ja', 'pt'] as const satisfies readonly Lang[];
const MAX_SEED = 4_294_967_295;
const MAX_ID = 2_147_483_647;
const DURATION = `The duration must be from ${LIMITS.minDurationSeconds} to ${LIMITS.maxDurationSeconds} seconds, to the millisecond.`;
const DESCRIPTION = `The description must be text of at most ${LIMITS.promptMaxLength} characters.`;

/** Rules of fields that several requests share. */
export const DescriptionRule = () =>
  applyDecorators(IsString({ message: DESCRIPTION }), MaxLength(LIMITS.promptMaxLength, { message: DESCRIPTION }));

/** The library's own rule of decimal places throws at numbers that are written with an exponent. */
const IsToTheMillisecond = () =>
  ValidateBy({
    name: 'isToTheMillisecond',
    validator: {
      validate: (value: unknown) => typeof value === 'number' && Math.round(value * 1000) / 1000 === value,
      defaultMessage: () => DURATION,
    },
  });

export const DurationRule = () =>
  applyDecorators(
    IsNumber({ allowNaN: false, allowInfinity: false }, { message: DURATION }),
    IsToTheMillisecond(),
    Min(LIMITS.minDurationSeconds, { message: DURATION }),
    Max(LIMITS.maxDurationSeconds, { message: DURATION }),
  );

export const DURATION_SCHEMA = {
  minimum: LIMITS.minDurationSeconds,
  maximum: LIMITS.maxDurationSeconds,
  description: 'seconds, to the millisecond',
};

export const IntensityField = () =>
  applyDecorators(
    ApiPropertyOptional({ enum: INTENSITIES, default: 'moderate' }),
    IsOptional(),
    IsIn(INTENSITIES, { message: 'The intensity must be subtle, moderate or intense.' }),
  );

export const SeedField = () =>
  applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: MAX_SEED, description: 'drawn when it is missing' }),
    IsOptional(),
    IsInt({ message: 'The seed must be a whole number.' }),
    Min(0, { message: 'The seed must be at least 0.' }),
    Max(MAX_SEED, { message: `The seed must be at most ${MAX_SEED}.` }),
  );

export const LoopField = () =>
  applyDecorators(
    ApiPropertyOptional({ description: 'ends as it begins; without it, as the description says' }),
    IsOptional(),
    IsBoolean({ message: 'loop must be true or false.' }),
  );

export const LangField = () =>
  applyDecorators(
    ApiPropertyOptional({
      enum: READ_LANGUAGES,
      description: 'language of the description; without it, the one that it seems to be in',
    }),
    IsOptional(),
    IsIn(READ_LANGUAGES, { message: `The language must be one of ${READ_LANGUAGES.join(', ')}.` }),
  );

export const ProjectIdField = () =>
  applyDecorators(
    ApiPropertyOptional({ type: 'integer', nullable: true, minimum: 1, description: 'null for standalone' }),
    IsOptional(),
    IsInt({ message: 'The project must be named by its id.' }),
    Min(1, { message: 'The project must be named by its id.' }),
    Max(MAX_ID, { message: 'The project must be named by its id.' }),
  );

export const ParentEffectIdField = () =>
  applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum: 1, description: 'the effect that this one goes on from' }),
    IsOptional(),
    IsInt({ message: 'The effect must be named by its id.' }),
    Min(1, { message: 'The effect must be named by its id.' }),
    Max(MAX_ID, { message: 'The effect must be named by its id.' }),
  );

const IDS = `Name from 1 to ${LIMITS.effectsAtOnce} effects by their ids.`;

/** Ids of effects, each once. */
const IdsRule = () =>
  applyDecorators(
    IsArray({ message: IDS }),
    ArrayNotEmpty({ message: IDS }),
    ArrayMaxSize(LIMITS.effectsAtOnce, { message: IDS }),
    ArrayUnique({ message: IDS }),
    IsInt({ each: true, message: IDS }),
    Min(1, { each: true, message: IDS }),
    Max(MAX_ID, { each: true, message: IDS }),
  );

export const IdsField = () =>
  applyDecorators(
    ApiProperty({
      type: [Number],
      minItems: 1,
      maxItems: LIMITS.effectsAtOnce,
      uniqueItems: true,
      description: 'ids of your effects',
    }),
    IdsRule(),
  );

/** Ids in a query, with commas between them. */
export const IdList = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && /^\d{1,10}(,\d{1,10})*$/.test(value) ? value.split(',').map(Number) : value,
    ),
    IdsRule(),
  );

/** A scene as answers show it. Its fields are those of the Scene type of sound-scene. */
export const SceneProperty = () =>
  ApiProperty({ type: 'object', additionalProperties: true, description: 'the scene document' });
