import { Pool } from 'pg';
import PgBoss from 'pg-boss';
import type { EntityManager } from 'typeorm';

/** The queues of the product. Each module adds the one it works off. */
export const QUEUES = ['generate', 'generate-elsewhere', 'billing', 'prepare', 'export', 'webhook'] as const;
export type QueueName = (typeof QUEUES)[number];

const POOL_SIZE = 2;
const MAINTENANCE_SECONDS = 15;
const KEEP_FINISHED_SECONDS = 3600;
const KEEP_ARCHIVE_SECONDS = 24 * 3600;

/** pg-boss on connections of its own, and how to close them. */
export interface BossConnection {
  boss: PgBoss;
  close(): Promise<void>;
}

/**
 * Makes a pg-boss that neither changes the schema nor runs cron: the one is done by `installQueues` at migration, the
 * other would fire in every process.
 */
export function openBoss(url: string, onError: (error: Error) => void, install = false): BossConnection {
  const pool = new Pool({ connectionString: url, max: POOL_SIZE, application_name: 'whoosh-queue' });
  pool.on('error', onError);
  const boss = new PgBoss({
    db: { executeSql: (text, values) => execute(pool, text, values) },
    migrate: install,
    supervise: !install,
    schedule: false,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    archiveCompletedAfterSeconds: KEEP_FINISHED_SECONDS,
    deleteAfterSeconds: KEEP_ARCHIVE_SECONDS,
  });
  boss.on('error', onError);
  const close = async () => {
    await boss.stop({ graceful: false });
    await pool.end();
  };
  return { boss, close };
}

/** Creates the schema of pg-boss and the queues, or brings them up to date. */
export async function installQueues(url: string): Promise<void> {
  const failures: Error[] = [];
  const { boss, close } = openBoss(url, (error) => failures.push(error), true);
  try {
    await boss.start();
    for (const queue of QUEUES) await boss.createQueue(queue);
  } finally {
    await close();
  }
  if (failures[0] !== undefined) throw failures[0];
}

/** Lets pg-boss work inside a transaction of ours. @throws RangeError outside of one */
export function withinTransaction(manager: EntityManager): PgBoss.Db {
  const runner = manager.queryRunner;
  if (runner === undefined) throw new RangeError('manager');
  return {
    executeSql: async (text, values) => ({ rows: (await runner.query(text, values, true)).records ?? [] }),
  };
}

/**
 * pg-boss sends whole transactions as one text. When one fails, its connection still stands in the broken transaction,
 * so it is thrown away instead of going back to the pool.
 */
async function execute(pool: Pool, text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }> {
  const client = await pool.connect();
  try {
    const result = await client.query<Record<string, unknown>>(text, values);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
