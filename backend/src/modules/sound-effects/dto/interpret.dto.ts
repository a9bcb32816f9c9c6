import { ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS, READER_WISHES, type InterpretRequest, type ReaderWish } from '@whoosh/contracts';
import type { Intensity, Lang, Scene } from '@whoosh/sound-scene';
import { ArrayMaxSize, IsArray, IsIn, IsObject, IsOptional, IsString, MaxLength, ValidateIf } from 'class-validator';
import {
  DescriptionRule,
  DURATION_SCHEMA,
  DurationRule,
  IntensityField,
  LangField,
  LoopField,
  SeedField,
} from './rules';

const REFINEMENTS = `Refinements are at most ${LIMITS.maxRefinements} lines of at most ${LIMITS.refinementMaxLength} characters.`;

export class InterpretDto implements InterpretRequest {
  @ApiPropertyOptional({ maxLength: LIMITS.promptMaxLength, description: 'needed without a scene' })
  @ValidateIf(({ scene, description }: InterpretDto) => scene === undefined || description !== undefined)
  @DescriptionRule()
  description?: string;

  @ApiPropertyOptional({ ...DURATION_SCHEMA, description: 'seconds; without it, the length that fits the description' })
  @IsOptional()
  @DurationRule()
  duration?: number;

  @IntensityField()
  intensity?: Intensity;

  @SeedField()
  seed?: number;

  @LoopField()
  loop?: boolean;

  @LangField()
  lang?: Lang;

  @ApiPropertyOptional({
    enum: READER_WISHES,
    description:
      'asks the other reader that /api/config names, always or where our own is unsure; the words leave this server',
  })
  @IsOptional()
  @IsIn(READER_WISHES, { message: 'The reader must be other or if-unsure.' })
  reader?: ReaderWish;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description: 'a scene to describe or to refine instead of a description',
  })
  @IsOptional()
  @IsObject({ message: 'The scene must be a scene document.' })
  scene?: Scene;

  @ApiPropertyOptional({
    type: [String],
    maxItems: LIMITS.maxRefinements,
    description: 'words that change the scene, line after line: "further away, darker, one more knock"',
    items: { type: 'string', maxLength: LIMITS.refinementMaxLength },
  })
  @IsOptional()
  @IsArray({ message: REFINEMENTS })
  @ArrayMaxSize(LIMITS.maxRefinements, { message: REFINEMENTS })
  @IsString({ each: true, message: REFINEMENTS })
  @MaxLength(LIMITS.refinementMaxLength, { each: true, message: REFINEMENTS })
  refinements?: string[];
}
