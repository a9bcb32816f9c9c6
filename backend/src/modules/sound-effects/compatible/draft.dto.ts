import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS } from '@whoosh/contracts';
import type { Lang, Scene } from '@whoosh/sound-scene';
import { IsInt, IsNumber, IsObject, IsOptional, IsString, Length, Max, Min } from 'class-validator';
import { asNumber } from '../../../http';
import { LangField } from '../dto/rules';

export class DraftDto {
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'a scene document, as interpret answers it' })
  @IsObject({ message: 'The scene must be a scene document.' })
  scene: Scene;
}

export class DraftQueryDto {
  @ApiProperty({ minLength: 1, maxLength: LIMITS.promptMaxLength })
  @IsString()
  @Length(1, LIMITS.promptMaxLength)
  description: string;

  @ApiPropertyOptional({ description: 'seconds' })
  @IsOptional()
  @asNumber
  @IsNumber()
  @Min(LIMITS.minDurationSeconds)
  @Max(LIMITS.maxDurationSeconds)
  duration?: number;

  @ApiPropertyOptional({ type: 'integer' })
  @IsOptional()
  @asNumber
  @IsInt()
  @Min(0)
  @Max(4_294_967_295)
  seed?: number;

  @LangField()
  lang?: Lang;
}
