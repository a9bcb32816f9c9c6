import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { LedgerKind } from '@whoosh/contracts';
import { DataSource, EntityManager, LessThan } from 'typeorm';
import { AppError } from '../../http';
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

  /**
   * Locks the person's row until the caller's transaction ends: whatever decides by a balance or a count of theirs
   * takes this lock first.
   * @throws AppError NOT_FOUND
   */
  async lock(userId: number, manager: EntityManager): Promise<{ credits: number; planId: number; blocked: boolean }> {
    const rows: { credits: string; planId: number; blocked: boolean }[] = await manager.query(
      `SELECT credits, plan_id AS "planId", blocked_at IS NOT NULL AS blocked FROM users WHERE id = $1 FOR UPDATE`,
      [userId],
    );
    if (rows[0] === undefined) throw new AppError('NOT_FOUND');
    return { ...rows[0], credits: Number(rows[0].credits) };
  }

  /**
   * Moves a person's credits, once for each kind and cause. The lock on their row makes looking and writing one step;
   * the unique constraint is the second fence.
   * @param delta credits, positive or negative as the kind demands
   * @param cause the object that caused it, for instance gen:<uuid>
   * @throws AppError INSUFFICIENT_CREDITS when the balance would fall below 0
   */
  async post(userId: number, kind: LedgerKind, delta: number, cause: string, manager: EntityManager): Promise<Posting> {
    if (!Number.isSafeInteger(delta) || delta === 0) throw new RangeError('delta');
    const { credits } = await this.lock(userId, manager);
    if (await manager.existsBy(LedgerEntry, { kind, cause })) return { applied: false, balance: credits };
    const balance = credits + delta;
    if (balance < 0) throw new AppError('INSUFFICIENT_CREDITS');
    await manager.query(
      `WITH person AS (UPDATE users SET credits = $2, ledger_seq = ledger_seq + 1 WHERE id = $1 RETURNING ledger_seq)
       INSERT INTO ledger (user_id, seq, kind, delta, balance_after, cause) SELECT $1, ledger_seq, $3, $4, $2, $5 FROM person`,
      [userId, balance, kind, delta, cause],
    );
    return { applied: true, balance };
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
