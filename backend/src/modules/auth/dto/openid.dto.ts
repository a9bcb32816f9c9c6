import { ApiProperty } from '@nestjs/swagger';
import type { LinkedIdentity, LinkIdentityRequest, PendingLinkResponse } from '@whoosh/contracts';
import { IsCode } from './fields';

export class LinkIdentityDto implements LinkIdentityRequest {
  @ApiProperty({ pattern: '^\\d{6}$' })
  @IsCode()
  code: string;
}

export class PendingLinkBody implements PendingLinkResponse {
  @ApiProperty({ format: 'email', description: 'where the code went' })
  email: string;
}

export class LinkedIdentityBody implements LinkedIdentity {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'email', description: 'the address that was proven when it was linked' })
  email: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  lastUsedAt: string | null;
}
