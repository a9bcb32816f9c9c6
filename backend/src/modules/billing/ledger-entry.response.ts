import { ApiProperty } from '@nestjs/swagger';
import { LEDGER_KINDS, LIMITS, type LedgerEntry as LedgerEntryBody, type LedgerKind } from '@whoosh/contracts';
import type { PaidSound } from './cause-names';
import type { LedgerEntry } from './ledger-entry.entity';

class PaidSoundResponse implements PaidSound {
  @ApiProperty({ example: 'Heavy rain on a tin roof' })
  name: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: LIMITS.maxVariations })
  takes: number;
}

export class LedgerEntryResponse implements LedgerEntryBody {
  @ApiProperty({ type: 'integer', minimum: 1 })
  seq: number;

  @ApiProperty({ enum: LEDGER_KINDS })
  kind: LedgerKind;

  @ApiProperty({ type: 'integer', description: 'credits, negative when they were spent' })
  delta: number;

  @ApiProperty({
    type: 'integer',
    description: 'what it changed of the credits owed, which were spent before a refund',
  })
  debtDelta: number;

  @ApiProperty({ type: 'integer', minimum: 0 })
  balanceAfter: number;

  @ApiProperty({ description: 'the object that caused it', example: 'gen:0193a1b0-…' })
  cause: string;

  @ApiProperty({ type: PaidSoundResponse, nullable: true, description: 'the sound that it paid for' })
  sound: PaidSoundResponse | null;

  @ApiProperty({ format: 'date-time' })
  at: string;
}

export function toLedgerEntryResponse(entry: LedgerEntry, sounds: ReadonlyMap<string, PaidSound>): LedgerEntryResponse {
  const { seq, kind, delta, debtDelta, balanceAfter, cause } = entry;
  return {
    seq,
    kind,
    delta,
    debtDelta,
    balanceAfter,
    cause,
    sound: sounds.get(cause) ?? null,
    at: entry.at.toISOString(),
  };
}
