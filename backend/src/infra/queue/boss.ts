import { Client, Pool } from 'pg';
import { PgBoss, type Db } from 'pg-boss';
import type { EntityManager } from 'typeorm';
import { setOldQueuesAside, takeOldJobsOver } from './old-queues';

/** The queues of the product. Each module adds the one it works off. */
const QUEUES = ['generate', 'generate-elsewhere', 'billing', 'prepare', 'export', 'export-short', 'webhook'] as const;
export type QueueName = (typeof QUEUES)[number];

const POOL_SIZE = 2;
const MAINTENANCE_SECONDS = 15;
const KEEP_FINISHED_SECONDS = 3600;
/** Of PostgreSQL's advisory locks: one process at a time installs the queues. */
const INSTALL_LOCK = 7_406_103;

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
  });
  boss.on('error', onError);
  const close = async () => {
    await boss.stop({ graceful: false });
    await pool.end();
  };
  return { boss, close };
}

/** Creates the schema of pg-boss and the queues, or brings them up to date with the jobs that are in them. */
export async function installQueues(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [INSTALL_LOCK]);
    await setOldQueuesAside(client);
    await makeQueues(url);
    await takeOldJobsOver(client);
  } finally {
    await client.end();
  }
}

async function makeQueues(url: string): Promise<void> {
  const failures: Error[] = [];
  const { boss, close } = openBoss(url, (error) => failures.push(error), true);
  try {
    await boss.start();
    for (const queue of QUEUES) await boss.createQueue(queue, { deleteAfterSeconds: KEEP_FINISHED_SECONDS });
  } finally {
    await close();
  }
  if (failures[0] !== undefined) throw failures[0];
}

/** Lets pg-boss work inside a transaction of ours. @throws RangeError outside of one */
export function withinTransaction(manager: EntityManager): Db {
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
