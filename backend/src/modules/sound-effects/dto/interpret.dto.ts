import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS, type InterpretRequest } from '@whoosh/contracts';
import type { Intensity } from '@whoosh/sound-scene';
import { IsOptional } from 'class-validator';
import { DescriptionRule, DURATION_SCHEMA, DurationRule, IntensityField, LoopField, SeedField } from './rules';

export class InterpretDto implements InterpretRequest {
  @ApiProperty({ maxLength: LIMITS.promptMaxLength })
  @DescriptionRule()
  description: string;

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
}
