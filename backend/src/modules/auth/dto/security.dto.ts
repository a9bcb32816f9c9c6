import { ApiProperty } from '@nestjs/swagger';
import { SECURITY_EVENTS, type SecurityEvent, type SecurityEventName, type SessionFreshness } from '@whoosh/contracts';

export class SecurityEventBody implements SecurityEvent {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ enum: SECURITY_EVENTS })
  event: SecurityEventName;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ type: 'string', nullable: true, description: 'the same mark is the same network' })
  network: string | null;

  @ApiProperty({ description: 'it came from the network that asks now' })
  isThisNetwork: boolean;
}

export class FreshnessBody implements SessionFreshness {
  @ApiProperty({ description: 'signed in or confirmed in the last 15 minutes' })
  fresh: boolean;
}
