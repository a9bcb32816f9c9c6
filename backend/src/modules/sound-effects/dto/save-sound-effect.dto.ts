import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS, type SaveSoundEffectRequest } from '@whoosh/contracts';
import type { Intensity } from '@whoosh/sound-scene';
import { IsNumber, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { IntensityField, ProjectIdField } from './rules';

const MAX_URL_LENGTH = 200;

/** Prompt, duration and intensity may be told and are known better here: those of the generation are stored. */
export class SaveSoundEffectDto implements SaveSoundEffectRequest {
  @ProjectIdField()
  projectId?: number | null;

  @ApiPropertyOptional({ maxLength: LIMITS.nameMaxLength })
  @IsOptional()
  @IsString({ message: 'The title must be text.' })
  @Matches(/^\P{Cc}*$/u, { message: 'A title has no control characters.' })
  @MaxLength(LIMITS.nameMaxLength, { message: `The title must have at most ${LIMITS.nameMaxLength} characters.` })
  title?: string;

  @ApiPropertyOptional({ maxLength: LIMITS.nameMaxLength })
  @IsOptional()
  @IsString({ message: 'The name must be text.' })
  @Matches(/^\P{Cc}*$/u, { message: 'A name has no control characters.' })
  @MaxLength(LIMITS.nameMaxLength, { message: `The name must have at most ${LIMITS.nameMaxLength} characters.` })
  name?: string;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: LIMITS.promptMaxLength })
  @IsOptional()
  @IsString({ message: 'The description must be text.' })
  @MaxLength(LIMITS.promptMaxLength, {
    message: `The description must have at most ${LIMITS.promptMaxLength} characters.`,
  })
  description?: string | null;

  @ApiProperty({ description: 'of the take, MP3', example: '/api/files/0f…e1.mp3' })
  @IsString({ message: 'audioUrl must be the address of a take.' })
  @MaxLength(MAX_URL_LENGTH, { message: 'audioUrl must be the address of a take.' })
  audioUrl: string;

  @ApiProperty({ description: 'of the same take, WAV' })
  @IsString({ message: 'audioUrl48k must be the address of a take.' })
  @MaxLength(MAX_URL_LENGTH, { message: 'audioUrl48k must be the address of a take.' })
  audioUrl48k: string;

  @ApiPropertyOptional({ description: 'seconds' })
  @IsOptional()
  @IsNumber({ allowNaN: false, allowInfinity: false }, { message: 'The duration must be a number of seconds.' })
  duration?: number;

  @ApiPropertyOptional({ maxLength: LIMITS.promptMaxLength })
  @IsOptional()
  @IsString({ message: 'The prompt must be text.' })
  @MaxLength(LIMITS.promptMaxLength, { message: `The prompt must have at most ${LIMITS.promptMaxLength} characters.` })
  prompt?: string;

  @IntensityField()
  intensity?: Intensity;
}
