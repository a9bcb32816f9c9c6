import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { installQueues } from '../infra/queue/boss';
import { databaseOptions } from './data-source';

/** Any constant will do, as long as every process of the product takes the same one. */
const MIGRATION_LOCK = 7_406_101;

/**
 * Brings the database to this version. Processes that start at once wait for one another, and those that come later
 * find nothing to do.
 * @returns the names of the migrations that ran
 */
export async function migrate(url: string): Promise<string[]> {
  return withMigrationLock(url, async () => {
    const dataSource = new DataSource({ ...databaseOptions(url, { poolSize: 2, statementTimeoutMs: 0 }) });
    await dataSource.initialize();
    try {
      const ran = await dataSource.runMigrations();
      await installQueues(url);
      return ran.map((migration) => migration.name);
    } finally {
      await dataSource.destroy();
    }
  });
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
