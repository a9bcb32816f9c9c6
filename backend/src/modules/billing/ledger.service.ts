import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { LedgerKind } from '@whoosh/contracts';
import { DataSource, EntityManager, In, LessThan } from 'typeorm';
import { AppError } from '../../http';
import { lockAccount, type LockedAccount } from '../auth';
import { LedgerEntry } from './ledger-entry.entity';

export interface Posting {
  /** False when this kind and cause had been posted before; nothing was changed then. */
  applied: boolean;
  /** Credits of the person now. */
  balance: number;
}

/** Everybody's credits: the only code that writes a balance. */
@Injectable()
export class LedgerService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Locks the person's row until the caller's transaction ends. @throws AppError NOT_FOUND */
  lock(userId: number, manager: EntityManager): Promise<LockedAccount> {
    return lockAccount(userId, manager);
  }

  /**
   * Moves a person's credits, once for each kind and cause. The lock on their row makes looking and writing one step;
   * the unique constraint is the second fence. A reversal takes what is there, and what is missing becomes a debt; what
   * comes in later pays the debt first.
   * @param amount credits, positive or negative as the kind demands
   * @param cause the object that caused it, for instance gen:<uuid>
   * @throws AppError INSUFFICIENT_CREDITS when anything but a reversal would bring the balance below 0
   */
  async post(
    userId: number,
    kind: LedgerKind,
    amount: number,
    cause: string,
    manager: EntityManager,
  ): Promise<Posting> {
    if (!Number.isSafeInteger(amount) || amount === 0) throw new RangeError('amount');
    const { credits, debt } = await this.lock(userId, manager);
    if (await manager.existsBy(LedgerEntry, { kind, cause })) return { applied: false, balance: credits };
    const debtDelta = debtMovedBy(kind, amount, credits, debt);
    const delta = amount + debtDelta;
    const balance = credits + delta;
    if (balance < 0) throw new AppError('INSUFFICIENT_CREDITS');
    await manager.query(
      `WITH person AS (
         UPDATE users SET credits = $2, debt = $6, ledger_seq = ledger_seq + 1 WHERE id = $1 RETURNING ledger_seq)
       INSERT INTO ledger (user_id, seq, kind, delta, balance_after, cause, debt_delta, debt_after)
       SELECT $1, ledger_seq, $3, $4, $2, $5, $7, $6 FROM person`,
      [userId, balance, kind, delta, cause, debt + debtDelta, debtDelta],
    );
    return { applied: true, balance };
  }

  /**
   * Credits that a cause gave when it came in: to the balance, and to a debt. Their sum is what a reversal is a share
   * of.
   */
  async given(userId: number, cause: string, manager: EntityManager): Promise<{ added: number; debtPaid: number }> {
    const entry = await manager.findOneBy(LedgerEntry, { userId, cause, kind: In(['grant', 'purchase']) });
    return { added: entry?.delta ?? 0, debtPaid: entry === null ? 0 : -entry.debtDelta };
  }

  /** Credits that each of these causes has taken back already; those that took none are not in it. */
  async takenBack(
    userId: number,
    causes: readonly string[],
    manager: EntityManager,
  ): Promise<ReadonlyMap<string, number>> {
    const entries = await manager.findBy(LedgerEntry, { userId, kind: 'reversal', cause: In(causes) });
    return new Map(entries.map((entry) => [entry.cause, -movedBy(entry)]));
  }

  /** Makes good a reversal whose money came back, once; does nothing when there was none. */
  async giveBack(userId: number, cause: string, manager: EntityManager): Promise<void> {
    const reversal = await manager.findOneBy(LedgerEntry, { userId, cause, kind: 'reversal' });
    if (reversal !== null) await this.post(userId, 'adjust', -movedBy(reversal), cause, manager);
  }

  /** A person's entries, the newest first. @param before only entries older than this number */
  list(userId: number, limit: number, before?: number): Promise<LedgerEntry[]> {
    return this.dataSource.manager.find(LedgerEntry, {
      where: { userId, ...(before === undefined ? {} : { seq: LessThan(before) }) },
      order: { seq: 'DESC' },
      take: limit,
    });
  }
}

/**
 * Also what is bought: whoever has a refund and buys again would else spend both. A release counts, because a reserve
 * can hide credits from a reversal.
 */
const PAYS_DEBT = new Set<LedgerKind>(['grant', 'purchase', 'release', 'adjust']);

/** What a movement adds to a debt, or, below 0, pays of it. */
function debtMovedBy(kind: LedgerKind, amount: number, credits: number, debt: number): number {
  if (kind === 'reversal') return Math.max(0, -amount - credits);
  return amount > 0 && PAYS_DEBT.has(kind) ? -Math.min(debt, amount) : 0;
}

/** The whole of a movement, whether it went into the balance or the debt. */
function movedBy({ delta, debtDelta }: LedgerEntry): number {
  return delta - debtDelta;
}
