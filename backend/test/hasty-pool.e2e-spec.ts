import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { openHastyPool, poolOf } from '../src/database';
import { connect, createEmptyDatabase, type TestDatabase } from './support/database';

describe('connections whose commits do not wait for the disk', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let hasty: Pool;
  beforeAll(async () => {
    database = await createEmptyDatabase();
    dataSource = await connect(database.url);
    hasty = openHastyPool(dataSource);
  });
  afterAll(async () => {
    await hasty?.end();
    await dataSource?.destroy();
    await database?.drop();
  });
  const commitsOf = async (pool: Pool) =>
    (await pool.query<{ synchronous_commit: string }>('SHOW synchronous_commit')).rows[0]?.synchronous_commit;

  it('are beside the pool, whose commits do', async () => {
    expect([await commitsOf(hasty), await commitsOf(poolOf(dataSource))]).toEqual(['off', 'on']);
  });

  it('are opened anew when the database ends one', async () => {
    const pid = async () => (await hasty.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid;
    const first = await pid();
    const lost = new Promise((resolve) => hasty.once('error', resolve));
    await dataSource.query('SELECT pg_terminate_backend($1)', [first]);
    await lost;
    expect(await pid()).not.toBe(first);
  });
});
