import { ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS, type UpdateSoundEffectRequest } from '@whoosh/contracts';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';

const MAX_TAGS = 20;
const MAX_TAG_LENGTH = 40;
const trimmed = Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

export class UpdateSoundEffectDto implements UpdateSoundEffectRequest {
  @ApiPropertyOptional({ minLength: 1, maxLength: LIMITS.nameMaxLength })
  @IsOptional()
  @trimmed
  @IsString({ message: 'The name must be text.' })
  @IsNotEmpty({ message: 'Please enter a name.' })
  @MaxLength(LIMITS.nameMaxLength, { message: `The name must have at most ${LIMITS.nameMaxLength} characters.` })
  name?: string;

  @ApiPropertyOptional()
  @IsOptional()
  @IsBoolean({ message: 'favourite must be true or false.' })
  favourite?: boolean;

  @ApiPropertyOptional({ type: [String], maxItems: MAX_TAGS })
  @IsOptional()
  @IsArray({ message: 'Tags must be a list.' })
  @ArrayMaxSize(MAX_TAGS, { message: `At most ${MAX_TAGS} tags.` })
  @IsString({ each: true, message: 'A tag must be text.' })
  @IsNotEmpty({ each: true, message: 'A tag must not be empty.' })
  @MaxLength(MAX_TAG_LENGTH, { each: true, message: `A tag must have at most ${MAX_TAG_LENGTH} characters.` })
  tags?: string[];
}
