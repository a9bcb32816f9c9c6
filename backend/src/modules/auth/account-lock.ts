import type { EntityManager } from 'typeorm';
import { AppError } from '../../http';

/** What is decided by under the lock. */
export interface LockedAccount {
  credits: number;
  /** Credits owed. */
  debt: number;
  /** The stored one. */
  planId: number;
  blocked: boolean;
}

/**
 * Locks the person's row until the caller's transaction ends: whatever decides by a balance or a count of theirs takes
 * this lock first.
 * @throws AppError NOT_FOUND
 */
export async function lockAccount(userId: number, manager: EntityManager): Promise<LockedAccount> {
  const rows: { credits: string; debt: string; planId: number; blocked: boolean }[] = await manager.query(
    `SELECT credits, debt, plan_id AS "planId", blocked_at IS NOT NULL AS blocked FROM users WHERE id = $1 FOR UPDATE`,
    [userId],
  );
  if (rows[0] === undefined) throw new AppError('NOT_FOUND');
  return { ...rows[0], credits: Number(rows[0].credits), debt: Number(rows[0].debt) };
}
