import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS } from '@whoosh/contracts';
import { IsBoolean, IsIn, IsNumber, IsOptional, Matches, Max, Min } from 'class-validator';
import { DescriptionRule, DURATION_SCHEMA, DurationRule } from '../dto/rules';
import { DEFAULT_OUTPUT_FORMAT, OUTPUT_FORMATS } from './output-formats';

/** ElevenLabs' name for its model; ours answers to it, and to what a newer client calls the same line. */
const MODEL = 'eleven_text_to_sound_v2';
const MODEL_LINE = /^eleven_text_to_sound_v(?:[2-9]|[1-9]\d)$/;
/** Their default. */
export const DEFAULT_INFLUENCE = 0.3;
const INFLUENCE = 'prompt_influence must be from 0 to 1.';

/** The fields of ElevenLabs' `POST /v1/sound-generation`. */
export class SoundGenerationDto {
  @ApiProperty({ minLength: 1, maxLength: LIMITS.promptMaxLength })
  @DescriptionRule()
  @Matches(/\S/, { message: 'The text is empty.' })
  text: string;

  @ApiPropertyOptional({
    ...DURATION_SCHEMA,
    type: 'number',
    nullable: true,
    description: 'seconds; without it, the length that fits what is described',
  })
  @IsOptional()
  @DurationRule()
  duration_seconds?: number | null;

  @ApiPropertyOptional({
    type: 'number',
    nullable: true,
    minimum: 0,
    maximum: 1,
    default: DEFAULT_INFLUENCE,
    description:
      'the higher, the less one sound of a text differs from another; at 1 a text always gives the same sound',
  })
  @IsOptional()
  @IsNumber({ allowNaN: false, allowInfinity: false }, { message: INFLUENCE })
  @Min(0, { message: INFLUENCE })
  @Max(1, { message: INFLUENCE })
  prompt_influence?: number | null;

  @ApiPropertyOptional({ type: 'boolean', nullable: true, default: false, description: 'ends as it begins' })
  @IsOptional()
  @IsBoolean({ message: 'loop must be true or false.' })
  loop?: boolean | null;

  @ApiPropertyOptional({
    type: 'string',
    nullable: true,
    pattern: MODEL_LINE.source,
    default: MODEL,
    description: 'ignored: every sound comes from the generator of this installation',
  })
  @IsOptional()
  @Matches(MODEL_LINE, { message: `model_id must be ${MODEL} or newer.` })
  model_id?: string | null;
}

export class OutputFormatDto {
  @ApiPropertyOptional({
    enum: OUTPUT_FORMATS,
    default: DEFAULT_OUTPUT_FORMAT,
    description:
      'bare PCM is stereo, 16 bit, little-endian; µ-law, A-law and MP3 below 128 kbit/s are mono; Opus comes in ' +
      'Ogg. mp3_44100_32 is refused.',
  })
  @IsOptional()
  @IsIn([...OUTPUT_FORMATS], { message: 'There is no such output_format.' })
  output_format: string = DEFAULT_OUTPUT_FORMAT;
}

class FieldErrorBody {
  @ApiProperty({ type: 'array', items: { oneOf: [{ type: 'string' }, { type: 'integer' }] } })
  loc: (string | number)[];

  @ApiProperty()
  msg: string;

  @ApiProperty()
  type: string;
}

/** The two shapes of that API's errors. */
export class UnreadableBody {
  @ApiProperty({ type: [FieldErrorBody] })
  detail: FieldErrorBody[];
}

class RefusalDetail {
  @ApiProperty({ description: 'invalid_api_key, quota_exceeded, too_many_concurrent_requests, system_busy and others' })
  status: string;

  @ApiProperty()
  message: string;
}

export class RefusalBody {
  @ApiProperty({ type: RefusalDetail })
  detail: RefusalDetail;
}
