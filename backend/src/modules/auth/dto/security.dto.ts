import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { SECURITY_EVENTS, type SecurityEvent, type SecurityEventName, type SessionFreshness } from '@whoosh/contracts';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { asNumber } from '../../../http';

const BEFORE = 'Before is the id of an event.';

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

export class ActivityQueryDto {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, description: 'the id of the last event of the page before' })
  @IsOptional()
  @asNumber
  @IsInt({ message: BEFORE })
  @Min(1, { message: BEFORE })
  @Max(Number.MAX_SAFE_INTEGER, { message: BEFORE })
  before?: number;
}

export class FreshnessBody implements SessionFreshness {
  @ApiProperty({ description: 'signed in or confirmed in the last 15 minutes' })
  fresh: boolean;
}
