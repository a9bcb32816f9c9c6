import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { GENERATORS, LIMITS, type GenerateRequest, type GeneratorId } from '@whoosh/contracts';
import type { Intensity, Lang, Scene } from '@whoosh/sound-scene';
import { IsBoolean, IsIn, IsInt, IsObject, IsOptional, Max, Min } from 'class-validator';
import {
  DescriptionRule,
  DURATION_SCHEMA,
  DurationRule,
  IntensityField,
  LangField,
  LoopField,
  ParentEffectIdField,
  ProjectIdField,
  SeedField,
} from './rules';

export class GenerateSoundDto implements GenerateRequest {
  @ApiPropertyOptional({ maxLength: LIMITS.promptMaxLength, description: 'not needed with a scene' })
  @IsOptional()
  @DescriptionRule()
  description?: string;

  @ApiProperty(DURATION_SCHEMA)
  @DurationRule()
  duration: number;

  @IntensityField()
  intensity?: Intensity;

  @SeedField()
  seed?: number;

  @LoopField()
  loop?: boolean;

  @LangField()
  lang?: Lang;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: LIMITS.maxTakes, default: 1 })
  @IsOptional()
  @IsInt({ message: 'Takes must be a whole number.' })
  @Min(1, { message: 'At least one take.' })
  @Max(LIMITS.maxTakes, { message: `At most ${LIMITS.maxTakes} takes.` })
  takes?: number;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description: 'an edited scene instead of the description',
  })
  @IsOptional()
  @IsObject({ message: 'The scene must be a scene document.' })
  scene?: Scene;

  @ProjectIdField()
  projectId?: number | null;

  @ParentEffectIdField()
  parentEffectId?: number;

  @ApiPropertyOptional({
    enum: GENERATORS,
    description: 'who makes it; /api/config tells which there are beside whoosh',
  })
  @IsOptional()
  @IsIn(GENERATORS, { message: `The generator must be one of ${GENERATORS.join(', ')}.` })
  generator?: GeneratorId;

  @ApiPropertyOptional({
    default: false,
    description: 'our own engine makes it where the generator does not; else it fails then and costs nothing',
  })
  @IsOptional()
  @IsBoolean({ message: 'fallback must be true or false.' })
  fallback?: boolean;
}
