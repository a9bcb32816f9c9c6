import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { asNumber, PageQueryDto } from '../../../http';

export class LedgerQueryDto extends PageQueryDto {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 100, default: 50 })
  @IsOptional()
  @asNumber
  @IsInt({ message: 'The limit must be a whole number.' })
  @Min(1, { message: 'The limit must be at least 1.' })
  @Max(100, { message: 'The limit must be at most 100.' })
  limit?: number;
}
