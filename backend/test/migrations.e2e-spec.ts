import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { migrate } from '../src/database';
import { SCHEMA } from '../src/schema';
import { connect, createEmptyDatabase, createTestDatabase, type TestDatabase } from './support/database';

/** The newest migrations, some of which change tables that everybody reads. */
const UNDONE = 4;
const LONG_READ_MS = 2_000;

/** Everything that the migrations make, in words: tables with their columns, constraints, indexes, triggers. */
async function describeSchema(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ line: string }>(`
      SELECT format('column %s.%s %s %s %s', table_name, column_name, udt_name, is_nullable, column_default) AS line
        FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'migrations'
      UNION ALL SELECT format('constraint %s %s', conname, pg_get_constraintdef(oid)) FROM pg_constraint
        WHERE connamespace = 'public'::regnamespace AND conrelid <> 0 AND conrelid <> to_regclass('migrations')
      UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> 'migrations'
      UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
      ORDER BY 1`);
    return rows.map((row) => row.line);
  } finally {
    await client.end();
  }
}

describe('migrations', () => {
  const databases: TestDatabase[] = [];
  const keep = async (database: Promise<TestDatabase>) => {
    databases.push(await database);
    return database;
  };
  afterAll(() => Promise.all(databases.map((database) => database.drop())));

  it('make exactly the tables that the entities speak of', async () => {
    const dataSource = await connect((await keep(createTestDatabase())).url);
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    await dataSource.destroy();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('can all be undone and done again, with the same result', async () => {
    const { url } = await keep(createEmptyDatabase());
    await migrate(url, SCHEMA);
    const before = await describeSchema(url);
    const dataSource: DataSource = await connect(url);
    for (let i = 0; i < SCHEMA.migrations.length; i += 1) await dataSource.undoLastMigration({ transaction: 'each' });
    await dataSource.destroy();
    expect(await describeSchema(url)).toEqual([]);
    await migrate(url, SCHEMA);
    expect(await describeSchema(url)).toEqual(before);
    expect(before.length).toBeGreaterThan(30);
  });

  it('run once when three processes start at the same moment [long]', async () => {
    const { url } = await keep(createEmptyDatabase());
    const ran = await Promise.all([migrate(url, SCHEMA), migrate(url, SCHEMA), migrate(url, SCHEMA)]);
    expect(ran.map((names) => names.length).sort((a, b) => a - b)).toEqual([0, 0, SCHEMA.migrations.length]);
  });

  it('run under traffic: they wait for a long reader, and nobody waits behind them [long]', async () => {
    const { url } = await keep(createTestDatabase());
    const dataSource = await connect(url);
    for (let left = UNDONE; left > 0; left -= 1) await dataSource.undoLastMigration({ transaction: 'each' });
    const tables: { name: string }[] = await dataSource.query(
      `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'`,
    );
    const reader = await connect(url);
    let isOver = false;
    const longReader = reader.transaction(async (manager) => {
      await manager.query(`LOCK TABLE ${tables.map(({ name }) => name).join(', ')} IN ACCESS SHARE MODE`);
      await sleep(LONG_READ_MS);
      isOver = true;
    });
    const reads = (async () => {
      let slowest = 0;
      while (!isOver) {
        const startedAt = performance.now();
        for (const table of ['takes', 'generations', 'sound_effects', 'users'])
          await dataSource.query(`SELECT 1 FROM ${table} LIMIT 1`);
        slowest = Math.max(slowest, performance.now() - startedAt);
        await sleep(20);
      }
      return slowest;
    })();
    expect((await migrate(url, SCHEMA)).length).toBe(UNDONE);
    expect(isOver).toBe(true);
    await longReader;
    expect(await reads).toBeLessThan(LONG_READ_MS * 0.75);
    await Promise.all([dataSource.destroy(), reader.destroy()]);
  });

  it('carry times in their names that nobody else has', () => {
    const times = SCHEMA.migrations.map((migration) => /\d{13}$/.exec(migration.name)?.[0]);
    expect(times).not.toContain(undefined);
    expect(new Set(times).size).toBe(times.length);
  });
});
