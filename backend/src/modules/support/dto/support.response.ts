import { ApiProperty } from '@nestjs/swagger';
import type { SupportResponse as SupportBody } from '@whoosh/contracts';

export class SupportResponse implements SupportBody {
  @ApiProperty({ type: 'integer', minimum: 1 })
  id: number;
}
