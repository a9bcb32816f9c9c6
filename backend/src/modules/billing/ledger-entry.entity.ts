import { LEDGER_KINDS, type LedgerKind } from '@whoosh/contracts';
import { Check, Column, Entity, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { bigintAsNumber } from '../../database/columns';
import type { User } from '../auth';

const KINDS = LEDGER_KINDS.map((kind) => `'${kind}'`).join(', ');

/** One movement of somebody's credits. Never changed, never removed; triggers see to both. */
@Entity('ledger')
@Unique('uq_ledger_kind_cause', ['kind', 'cause'])
@Check('ck_ledger_kind', `kind IN (${KINDS})`)
@Check('ck_ledger_delta', `delta <> 0 OR debt_delta <> 0`)
@Check('ck_ledger_sign', `delta = 0 OR kind = 'adjust' OR (delta > 0) = (kind IN ('grant', 'purchase', 'release'))`)
@Check(
  'ck_ledger_debt_sign',
  `debt_delta = 0 OR kind IN ('grant', 'purchase', 'release', 'reversal', 'adjust') AND (debt_delta > 0) = (kind = 'reversal')`,
)
@Check('ck_ledger_debt_after', `debt_after >= 0`)
@Check('ck_ledger_balance_after', `balance_after >= 0`)
export class LedgerEntry {
  @PrimaryColumn({ type: 'integer' })
  userId: number;

  /** 1 for a person's first entry, without gaps. */
  @PrimaryColumn({ type: 'bigint', transformer: bigintAsNumber })
  seq: number;

  @ManyToOne('User', { nullable: false })
  user?: User;

  @Column({ type: 'text' })
  kind: LedgerKind;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  delta: number;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  balanceAfter: number;

  /** What it changed of the debt: see LedgerService.post. */
  @Column({ type: 'bigint', default: 0, transformer: bigintAsNumber })
  debtDelta: number;

  @Column({ type: 'bigint', default: 0, transformer: bigintAsNumber })
  debtAfter: number;

  /** The object that caused it, for instance gen:<uuid>; with the kind it occurs once. */
  @Column({ type: 'text' })
  cause: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  at: Date;
}
