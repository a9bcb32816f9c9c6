import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS, type KeptIndividual, type NewIndividual } from '@whoosh/contracts';
import { Transform, Type } from 'class-transformer';
import {
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
} from 'class-validator';

const NAME = `A name has from 1 to ${LIMITS.individualNameMaxLength} characters.`;
const MODEL = 'The sound is the id of one of the sources.';
const SEED = 'The seed must be a whole number from 0 to 4294967295.';
const PLACE = 'Size and tone go from -2 to 2.';
/** As in a scene: standard deviations between recordings of the kind. */
const FURTHEST = 2;

const NameField = () =>
  applyDecorators(
    ApiProperty({ minLength: 1, maxLength: LIMITS.individualNameMaxLength }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.normalize('NFC').trim() : value)),
    IsString({ message: NAME }),
    MinLength(1, { message: NAME }),
    MaxLength(LIMITS.individualNameMaxLength, { message: NAME }),
    Matches(/^\P{Cc}*$/u, { message: 'A name has no control characters.' }),
  );

const PlaceField = () =>
  applyDecorators(
    ApiPropertyOptional({
      minimum: -FURTHEST,
      maximum: FURTHEST,
      description: 'drawn from the seed when it is missing',
    }),
    IsOptional(),
    IsNumber({ allowNaN: false, allowInfinity: false }, { message: PLACE }),
    Min(-FURTHEST, { message: PLACE }),
    Max(FURTHEST, { message: PLACE }),
  );

/** One of its kind, as a layer of a scene has it. */
class IndividualDto {
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 4_294_967_295 })
  @IsInt({ message: SEED })
  @Min(0, { message: SEED })
  @Max(4_294_967_295, { message: SEED })
  seed: number;

  @PlaceField()
  size?: number;

  @PlaceField()
  tone?: number;
}

export class RenameIndividualDto {
  @NameField()
  name: string;
}

export class KeepIndividualDto extends RenameIndividualDto implements NewIndividual {
  @ApiProperty({ description: 'id of the source that it is one of, from /api/sound-effects/sources' })
  @IsString({ message: MODEL })
  @MinLength(1, { message: MODEL })
  @MaxLength(64, { message: MODEL })
  model: string;

  @ApiProperty({ type: IndividualDto, description: 'as `layers[].individual` of a scene' })
  @IsObject({ message: 'The individual is what a layer of a scene says of it.' })
  @ValidateNested()
  @Type(() => IndividualDto)
  individual: IndividualDto;
}

export class KeptIndividualBody implements KeptIndividual {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  model: string;

  @ApiProperty({ description: 'name of the source, in English' })
  label: string;

  @ApiProperty({ type: IndividualDto })
  individual: IndividualDto;
}
