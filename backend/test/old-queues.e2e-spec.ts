import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { installQueues } from '../src/infra/queue';
import { createEmptyDatabase, type TestDatabase } from './support/database';

const OLD_SCHEMA = readFileSync(join(__dirname, 'support/pg-boss-10.sql'), 'utf8');
const COLUMNS = `id, name, data, state::text, priority, retry_limit, retry_count, retry_delay, retry_backoff,
  start_after, created_on, started_on, keep_until`;

describe('the jobs of an installation from before pg-boss 12', () => {
  let database: TestDatabase;
  let client: Client;

  beforeEach(async () => {
    database = await createEmptyDatabase();
    client = new Client({ connectionString: database.url });
    await client.connect();
    await client.query(OLD_SCHEMA);
    await client.query(
      `SELECT pgboss.create_queue(name, '{"policy":"standard"}') FROM unnest('{generate,billing}'::text[]) name`,
    );
    const rows: [name: string, state: string, retryCount: number, startAfter: string][] = [
      ['generate', 'created', 0, 'now'],
      ['generate', 'created', 0, 'tomorrow'],
      ['generate', 'retry', 1, 'now'],
      ['billing', 'active', 2, 'now'],
      ['billing', 'completed', 0, 'now'],
    ];
    for (const [name, state, retryCount, startAfter] of rows)
      await client.query(
        `INSERT INTO pgboss.job (id, name, data, state, priority, retry_limit, retry_count, retry_delay, start_after, expire_in, policy)
         VALUES ($1, $2, $3, $4, 3, 5, $5, 7, $6, '90 seconds', 'standard')`,
        [randomUUID(), name, { of: state }, state, retryCount, startAfter],
      );
  });
  afterEach(async () => {
    await client.end();
    await database.drop();
  });

  const jobs = async (): Promise<unknown[]> =>
    (await client.query(`SELECT ${COLUMNS} FROM pgboss.job ORDER BY id`)).rows;
  const hasOldSchema = async (): Promise<boolean> =>
    (await client.query(`SELECT 1 FROM pg_namespace WHERE nspname = 'pgboss_v10'`)).rowCount === 1;

  it('are all there after the upgrade, with their tries and times', async () => {
    const before = await jobs();
    expect(before).toHaveLength(5);
    await installQueues(database.url);
    expect(await jobs()).toEqual(before);
    const { rows } = await client.query('SELECT DISTINCT expire_seconds FROM pgboss.job');
    expect(rows).toEqual([{ expire_seconds: 90 }]);
    expect(await hasOldSchema()).toBe(false);
    await installQueues(database.url);
    expect(await jobs()).toEqual(before);
  });

  it('are not lost where an upgrade ended between its steps', async () => {
    const before = await jobs();
    await client.query('ALTER SCHEMA pgboss RENAME TO pgboss_v10');
    await Promise.all([installQueues(database.url), installQueues(database.url)]);
    expect(await jobs()).toEqual(before);
    expect(await hasOldSchema()).toBe(false);
  });
});
