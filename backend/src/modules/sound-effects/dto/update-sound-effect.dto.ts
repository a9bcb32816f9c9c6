import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS, type ChangeSoundEffectsRequest, type UpdateSoundEffectRequest } from '@whoosh/contracts';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
} from 'class-validator';
import { IdsField, ProjectIdField } from './rules';

const trimmed = Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

const TagsField = () =>
  applyDecorators(
    ApiPropertyOptional({ type: [String], maxItems: LIMITS.maxTags }),
    IsOptional(),
    IsArray({ message: 'Tags must be a list.' }),
    ArrayMaxSize(LIMITS.maxTags, { message: `At most ${LIMITS.maxTags} tags.` }),
    IsString({ each: true, message: 'A tag must be text.' }),
    IsNotEmpty({ each: true, message: 'A tag must not be empty.' }),
    MaxLength(LIMITS.tagMaxLength, {
      each: true,
      message: `A tag must have at most ${LIMITS.tagMaxLength} characters.`,
    }),
  );

const FavouriteField = () =>
  applyDecorators(ApiPropertyOptional(), IsOptional(), IsBoolean({ message: 'favourite must be true or false.' }));

export class UpdateSoundEffectDto implements UpdateSoundEffectRequest {
  @ApiPropertyOptional({ minLength: 1, maxLength: LIMITS.nameMaxLength })
  @IsOptional()
  @trimmed
  @IsString({ message: 'The name must be text.' })
  @IsNotEmpty({ message: 'Please enter a name.' })
  @MaxLength(LIMITS.nameMaxLength, { message: `The name must have at most ${LIMITS.nameMaxLength} characters.` })
  @Matches(/^\P{Cc}*$/u, { message: 'A name has no control characters.' })
  name?: string;

  @FavouriteField()
  favourite?: boolean;

  @TagsField()
  tags?: string[];

  @ProjectIdField()
  projectId?: number | null;
}

export class EffectIdsDto {
  @IdsField()
  ids: number[];
}

export class ChangeSoundEffectsDto extends EffectIdsDto implements ChangeSoundEffectsRequest {
  @FavouriteField()
  favourite?: boolean;

  @ProjectIdField()
  projectId?: number | null;

  @TagsField()
  addTags?: string[];

  @TagsField()
  removeTags?: string[];
}
