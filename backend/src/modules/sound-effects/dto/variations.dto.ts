import { ApiProperty } from '@nestjs/swagger';
import { LIMITS, type VariationsRequest } from '@whoosh/contracts';
import { Transform } from 'class-transformer';
import { IsInt, IsNumber, Max, Min } from 'class-validator';
import { SeedField } from './rules';

const AMOUNT = 'The amount must be a number from 0 to 1.';
const COUNT = `From 1 to ${LIMITS.maxVariations} variations at once.`;

export class VariationsDto implements VariationsRequest {
  @ApiProperty({ minimum: 0, maximum: 1, description: 'how far parameters and events move: 0 the seed alone, 1 wild' })
  // A database knows no numbers as small as JSON does.
  @Transform(({ value }: { value: unknown }) => (typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value))
  @IsNumber({ allowNaN: false, allowInfinity: false }, { message: AMOUNT })
  @Min(0, { message: AMOUNT })
  @Max(1, { message: AMOUNT })
  amount: number;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: LIMITS.maxVariations })
  @IsInt({ message: COUNT })
  @Min(1, { message: COUNT })
  @Max(LIMITS.maxVariations, { message: COUNT })
  count: number;

  @SeedField()
  seed?: number;
}
