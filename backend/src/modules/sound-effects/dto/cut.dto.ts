import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS, type CutRequest } from '@whoosh/contracts';
import { Transform } from 'class-transformer';
import { IsNumber, IsOptional, Max, Min } from 'class-validator';

const SECONDS = `Times must be from 0 to ${LIMITS.maxDurationSeconds} seconds.`;
const RANGE = { minimum: 0, maximum: LIMITS.maxDurationSeconds };
/** A database knows no numbers as small as JSON does: a microsecond is far below a sample. */
const inMicroseconds = ({ value }: { value: unknown }): unknown =>
  typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value;
const TimeRule = () =>
  applyDecorators(
    Transform(inMicroseconds),
    IsNumber({ allowNaN: false, allowInfinity: false }, { message: SECONDS }),
    Min(0, { message: SECONDS }),
    Max(LIMITS.maxDurationSeconds, { message: SECONDS }),
  );

export class CutDto implements CutRequest {
  @ApiProperty({ ...RANGE, description: 'seconds of the effect' })
  @TimeRule()
  start: number;

  @ApiProperty({ ...RANGE, description: `at least ${LIMITS.minCutSeconds} s after the start` })
  @TimeRule()
  end: number;

  @ApiPropertyOptional({ ...RANGE, default: 0, description: 'seconds' })
  @IsOptional()
  @TimeRule()
  fadeIn?: number;

  @ApiPropertyOptional({ ...RANGE, default: 0, description: 'seconds; both fades together no longer than the part' })
  @IsOptional()
  @TimeRule()
  fadeOut?: number;
}
