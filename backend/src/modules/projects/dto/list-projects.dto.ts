import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { asNumber, PageQueryDto } from '../../../http';

const MAX_LIMIT = 100;
const MESSAGE = `The limit must be a whole number from 1 to ${MAX_LIMIT}.`;

export class ListProjectsDto extends PageQueryDto {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MAX_LIMIT, default: MAX_LIMIT })
  @IsOptional()
  @asNumber
  @IsInt({ message: MESSAGE })
  @Min(1, { message: MESSAGE })
  @Max(MAX_LIMIT, { message: MESSAGE })
  limit: number = MAX_LIMIT;
}
