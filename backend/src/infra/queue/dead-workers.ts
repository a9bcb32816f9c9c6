import type { PgBoss } from 'pg-boss';
import type { DataSource } from 'typeorm';
import { withinTransaction, type QueueName } from './boss';
import { WORKER_LOCK_CLASS } from './process-link';

/**
 * Claims whose worker holds its lock no more. An advisory lock of two integers shows as classid and objid, objsubid 2.
 */
const ORPHANED_CLAIMS = `
  SELECT c.job_id AS id FROM queue_claims c
  WHERE c.queue = $1 AND NOT EXISTS (
    SELECT 1 FROM pg_locks l
    WHERE l.locktype = 'advisory' AND l.granted AND l.objsubid = 2
      AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND l.classid = $2::bigint::oid AND l.objid = c.worker_id::bigint::oid)`;

/**
 * Gives the jobs of workers that died back to the queue, each as one more failed try.
 * @returns how many are tried again, and the ids of those that have no try left; these keep their claims, and are found
 * again, until
 *   somebody has given them up and removed the claims
 */
export async function handBackJobsOfDeadWorkers(
  boss: PgBoss,
  dataSource: DataSource,
  queue: QueueName,
): Promise<{ retried: number; failed: string[] }> {
  // Asked every second of every queue, and nearly always in vain: the transaction begins only when there is something
  // to do.
  const seen: unknown[] = await dataSource.query(ORPHANED_CLAIMS, [queue, WORKER_LOCK_CLASS]);
  if (seen.length === 0) return { retried: 0, failed: [] };
  return dataSource.transaction(async (manager) => {
    const orphaned: { id: string }[] = await manager.query(`${ORPHANED_CLAIMS} FOR UPDATE OF c SKIP LOCKED`, [
      queue,
      WORKER_LOCK_CLASS,
    ]);
    if (orphaned.length === 0) return { retried: 0, failed: [] };
    const ids = orphaned.map(({ id }) => id);
    const db = withinTransaction(manager);
    for (const id of ids) await boss.fail(queue, id, { message: 'the worker died' }, { db });
    const rows: { id: string }[] = await manager.query(
      `SELECT id FROM pgboss.job WHERE name = $1 AND id = ANY($2) AND state = 'failed'`,
      [queue, ids],
    );
    const failed = rows.map(({ id }) => id);
    await manager.query('DELETE FROM queue_claims WHERE job_id = ANY($1) AND NOT job_id = ANY($2)', [ids, failed]);
    return { retried: ids.length - failed.length, failed };
  });
}
