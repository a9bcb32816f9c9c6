import { ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS, SOURCE_FAMILIES, type SourceFamily } from '@whoosh/contracts';
import { IsBooleanString, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { asNumber, PageQueryDto } from '../../../http';

const MAX_QUERY_LENGTH = 200;

export class ListSoundEffectsDto extends PageQueryDto {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: LIMITS.effectsListMax, default: LIMITS.effectsListMax })
  @IsOptional()
  @asNumber
  @IsInt({ message: 'The limit must be a whole number.' })
  @Min(1, { message: 'The limit must be at least 1.' })
  @Max(LIMITS.effectsListMax, { message: `The limit must be at most ${LIMITS.effectsListMax}.` })
  limit?: number;

  @ApiPropertyOptional({ maxLength: MAX_QUERY_LENGTH, description: 'words that name, prompt, description or tags contain' })
  @IsOptional()
  @IsString({ message: 'q must be text.' })
  @MaxLength(MAX_QUERY_LENGTH, { message: `q must have at most ${MAX_QUERY_LENGTH} characters.` })
  q?: string;

  @ApiPropertyOptional({ enum: ['true', 'false'] })
  @IsOptional()
  @IsBooleanString({ message: 'favourite must be true or false.' })
  favourite?: string;

  @ApiPropertyOptional({ enum: SOURCE_FAMILIES })
  @IsOptional()
  @IsIn(SOURCE_FAMILIES, { message: 'There is no such family.' })
  family?: SourceFamily;

  @ApiPropertyOptional({ enum: ['true', 'false'], description: 'true: those in the trash' })
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'deleted must be true or false.' })
  deleted?: 'true' | 'false';
}

export class ListGenerationsDto {
  @ApiPropertyOptional({ enum: ['true', 'false'], description: 'false: only those with takes that were neither kept nor discarded, and those under way' })
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'saved must be true or false.' })
  saved?: 'true' | 'false';
}

export class DiscardDto {
  @ApiPropertyOptional({ enum: ['true'], description: 'only stop it: one that has ended answers 409 and keeps its takes' })
  @IsOptional()
  @IsIn(['true'], { message: 'stop can only be true.' })
  stop?: 'true';

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: LIMITS.maxTakes, description: 'only this take' })
  @IsOptional()
  @asNumber
  @IsInt({ message: 'The take must be a whole number.' })
  @Min(1, { message: 'The take must be at least 1.' })
  @Max(LIMITS.maxTakes, { message: `The take must be at most ${LIMITS.maxTakes}.` })
  take?: number;
}
