import { ApiProperty } from '@nestjs/swagger';
import { LEDGER_KINDS, type LedgerEntry as LedgerEntryBody, type LedgerKind } from '@whoosh/contracts';
import type { LedgerEntry } from './ledger-entry.entity';

export class LedgerEntryResponse implements LedgerEntryBody {
  @ApiProperty({ type: 'integer', minimum: 1 })
  seq: number;

  @ApiProperty({ enum: LEDGER_KINDS })
  kind: LedgerKind;

  @ApiProperty({ type: 'integer', description: 'credits, negative when they were spent' })
  delta: number;

  @ApiProperty({ type: 'integer', description: 'what it changed of the credits owed, which were spent before a refund' })
  debtDelta: number;

  @ApiProperty({ type: 'integer', minimum: 0 })
  balanceAfter: number;

  @ApiProperty({ description: 'the object that caused it', example: 'gen:0193a1b0-…' })
  cause: string;

  @ApiProperty({ format: 'date-time' })
  at: string;
}

export function toLedgerEntryResponse(entry: LedgerEntry): LedgerEntryResponse {
  const { seq, kind, delta, debtDelta, balanceAfter, cause } = entry;
  return { seq, kind, delta, debtDelta, balanceAfter, cause, at: entry.at.toISOString() };
}
