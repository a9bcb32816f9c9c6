import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { TIMELINE_LIMITS } from '@whoosh/contracts';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsInt,
  IsNumber,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateBy,
  ValidateIf,
} from 'class-validator';

const KEY = /^[A-Za-z0-9_-]{1,64}$/;
const MAX_ID = 2_147_483_647;

/** Only an absent field is left as it is: null is a value, and mostly a wrong one. */
const Optional = () => ValidateIf((_, value) => value !== undefined);
/** Where null stands for what is not there. */
const Nullable = () => ValidateIf((_, value) => value !== undefined && value !== null);

export interface FieldOptions {
  optional?: true;
  /** It may be left out, or be null. */
  nullable?: true;
  description?: string;
}

/** A number within limits, documented as such. */
export function IsBetween(
  minimum: number,
  maximum: number,
  { optional, nullable, description }: FieldOptions = {},
): PropertyDecorator {
  const message = `$property must be a number from ${minimum} to ${maximum}`;
  const described = { minimum, maximum, ...(description === undefined ? {} : { description }) };
  const document = nullable === true ? { ...described, type: Number, nullable } : described;
  return applyDecorators(
    optional === true || nullable === true ? ApiPropertyOptional(document) : ApiProperty(document),
    ...(optional === true ? [Optional()] : []),
    ...(nullable === true ? [Nullable()] : []),
    IsNumber({ allowNaN: false, allowInfinity: false }, { message }),
    Min(minimum, { message }),
    Max(maximum, { message }),
  );
}

/** A whole number within limits. */
export function IsIntegerBetween(
  minimum: number,
  maximum: number,
  { optional, description }: FieldOptions = {},
): PropertyDecorator {
  const message = `$property must be a whole number from ${minimum} to ${maximum}`;
  const document = {
    type: 'integer',
    minimum,
    maximum,
    ...(description === undefined ? {} : { description }),
  } as const;
  return applyDecorators(
    optional === true ? ApiPropertyOptional(document) : ApiProperty(document),
    ...(optional === true ? [Optional()] : []),
    IsInt({ message }),
    Min(minimum, { message }),
    Max(maximum, { message }),
  );
}

/** An id of a row of ours, or null. */
export function IsOptionalId(): PropertyDecorator {
  const message = '$property must be an id or null';
  return applyDecorators(
    ApiPropertyOptional({ type: 'integer', nullable: true }),
    ValidateIf((_, value) => value !== undefined && value !== null),
    IsInt({ message }),
    Min(1, { message }),
    Max(MAX_ID, { message }),
  );
}

/** True or false. */
export function IsSwitch({ optional, description }: FieldOptions = {}): PropertyDecorator {
  const document = { type: Boolean, ...(description === undefined ? {} : { description }) };
  return applyDecorators(
    optional === true ? ApiPropertyOptional(document) : ApiProperty(document),
    ...(optional === true ? [Optional()] : []),
    IsBoolean({ message: '$property must be true or false' }),
  );
}

/** A decibel value of a clip, a track or the video. */
export const IsGain = (options: FieldOptions = {}) =>
  IsBetween(TIMELINE_LIMITS.minGainDb, TIMELINE_LIMITS.maxGainDb, options);

/** A moment or a length, seconds; of clips stored to the sample. */
export const IsTime = (options: FieldOptions = {}) => IsBetween(0, TIMELINE_LIMITS.maxSeconds, options);

/** A name that the page drew. */
export function IsKey(): PropertyDecorator {
  const message = '$property must be 1 to 64 letters, digits, _ or -';
  return applyDecorators(ApiProperty({ pattern: KEY.source }), IsString({ message }), Matches(KEY, { message }));
}

/** The same for where it may stand. */
export function isKey(value: unknown): boolean {
  return typeof value === 'string' && KEY.test(value);
}

/** A text of people, without what surrounds it. */
export function IsText(longest: number): PropertyDecorator {
  const message = `$property must have 1 to ${longest} characters`;
  return applyDecorators(
    ApiProperty({ minLength: 1, maxLength: longest }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)),
    IsString({ message }),
    MinLength(1, { message }),
    MaxLength(longest, { message }),
  );
}

/** A rule that a function decides, with its sentence. */
export function IsSuch(name: string, message: string, validate: (value: unknown) => boolean): PropertyDecorator {
  return ValidateBy({ name, validator: { validate, defaultMessage: () => message } });
}

/** A finite number within a range. */
export function isWithin(value: unknown, [least, most]: readonly [number, number]): boolean {
  return typeof value === 'number' && value >= least && value <= most;
}
