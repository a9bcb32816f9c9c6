import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { DataSource, MigrationExecutor, QueryFailedError } from 'typeorm';
import { installQueues } from '../infra/queue/boss';
import { databaseOptions } from './data-source';
import type { SchemaPart } from './schema-part';

/** Any constant will do, as long as every process of the product takes the same one. */
const MIGRATION_LOCK = 7_406_101;
/**
 * A change of a table waits for those who use it, and everybody who comes later waits behind it: it gives way after
 * this, ms.
 */
const GIVES_WAY_AFTER_MS = 300;
/** Then it comes again, so often: about a minute of a table that is never free. */
const TRIES = 120;
const PAUSE_MS = 200;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Brings the database to this version, while others use it. Processes that start at once wait for one another, and
 * those that come later find nothing to do.
 * @returns the names of the migrations that ran
 * @throws QueryFailedError when a table is not free for a minute
 */
export async function migrate(url: string, schema: SchemaPart): Promise<string[]> {
  return withMigrationLock(url, async () => {
    const dataSource = new DataSource({
      ...databaseOptions(url, schema, { poolSize: 2, statementTimeoutMs: 0, lockTimeoutMs: GIVES_WAY_AFTER_MS }),
    });
    await dataSource.initialize();
    try {
      const ran = await new MigrationExecutor(dataSource).getPendingMigrations();
      await givingWay(() => dataSource.runMigrations());
      await installQueues(url);
      return ran.map((migration) => migration.name);
    } finally {
      await dataSource.destroy();
    }
  });
}

/** Each migration is a transaction of its own: what is done stays, and a further try goes on from there. */
async function givingWay(work: () => Promise<unknown>, left = TRIES): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isInUse =
      error instanceof QueryFailedError &&
      error.driverError instanceof Error &&
      'code' in error.driverError &&
      error.driverError.code === LOCK_NOT_AVAILABLE;
    if (!isInUse || left === 1) throw error;
    await wait(PAUSE_MS);
    await givingWay(work, left - 1);
  }
}

/** Runs `work` while no other process does, holding a lock of its own connection that ends with it, killed or not. */
async function withMigrationLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await work();
  } finally {
    await client.end();
  }
}
