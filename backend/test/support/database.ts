import { createHash, randomBytes } from 'node:crypto';
import { Client, Pool, type PoolClient } from 'pg';
import { DataSource, QueryFailedError } from 'typeorm';
import { databaseOptions, migrate } from '../../src/database';
import { SCHEMA } from '../../src/schema';
import { WATCH_SQL } from './owner-watch';

const TEMPLATE_LOCK = 7_406_102;
/** Names of templates, by their server's address, and connections to those: each takes a process of PostgreSQL. */
const TEMPLATES = new Map<string, Promise<string>>();
const SERVERS = new Map<string, Pool>();

/** A database of one suite's own, cloned from a migrated template. */
export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Address of the server that the suites may make databases on. @throws Error without TEST_DATABASE_URL */
export function serverUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined) throw new Error('TEST_DATABASE_URL is not set: run npm test -w backend');
  return url;
}

/** Clones the template, which the first caller of all workers makes: 16 to 54 ms instead of a migration. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = TEMPLATES.get(serverUrl()) ?? ensureTemplate();
  TEMPLATES.set(serverUrl(), template);
  return createDatabase(await template);
}

/** A database without any table, for the suites that migrate it themselves. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase('template0');
}

/** Tables that are filled by migrations. */
const KEPT = `('plans', 'migrations')`;
const EMPTYING = new WeakMap<DataSource, Promise<string>>();

/** Empties every table but the reference rows and the record of migrations; identities start at 1 again. */
export async function emptyTables(dataSource: DataSource): Promise<void> {
  const emptying = EMPTYING.get(dataSource) ?? emptyingOf(dataSource);
  EMPTYING.set(dataSource, emptying);
  const statements = await emptying;
  await withoutDeadlock(() => dataSource.transaction(async (manager) => void (await manager.query(statements))));
}

/**
 * TRUNCATE would make every table's and index's file anew, 50 ms for tables that hold a few rows. Locked as by that, so
 * that what others were about to store is gone, too. A ledger that refuses to be emptied by a trigger is emptied with
 * its triggers asleep: only a superuser can do that.
 */
async function emptyingOf(dataSource: DataSource): Promise<string> {
  const found: { name: string }[] = await dataSource.query(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ${KEPT}`,
  );
  const tables = [...found.map(({ name }) => name), 'pgboss.job'];
  const sequences: { name: string }[] = await dataSource.query(
    `SELECT quote_literal(own.oid::regclass) AS name FROM pg_class own
       JOIN pg_depend d ON d.objid = own.oid AND d.classid = 'pg_class'::regclass AND d.deptype IN ('a', 'i')
       JOIN pg_class t ON t.oid = d.refobjid JOIN pg_namespace n ON n.oid = t.relnamespace
      WHERE own.relkind = 'S' AND n.nspname = 'public' AND t.relname NOT IN ${KEPT}`,
  );
  return [
    'SET LOCAL session_replication_role = replica',
    `LOCK TABLE ${tables.join(', ')} IN ACCESS EXCLUSIVE MODE`,
    ...tables.map((table) => `DELETE FROM ${table}`),
    ...sequences.map(({ name }) => `SELECT setval(${name}, 1, false)`),
  ].join('; ');
}

/** Workers in the background take locks in an order of their own; whoever PostgreSQL stops comes again. */
async function withoutDeadlock(work: () => Promise<void>, tries = 10): Promise<void> {
  try {
    await work();
  } catch (error) {
    const deadlock = error instanceof QueryFailedError && error.message.includes('deadlock detected');
    if (!deadlock || tries <= 1) throw error;
    await withoutDeadlock(work, tries - 1);
  }
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const name = `whoosh_test_${randomBytes(6).toString('hex')}`;
  // By its files: by its pages, as is usual, the server takes three times as much of the processor.
  await withServer((client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`));
  return {
    url: urlOf(name),
    drop: async () => {
      await withServer((client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    },
  };
}

async function ensureTemplate(): Promise<string> {
  const version = createHash('sha256')
    .update([WATCH_SQL, ...SCHEMA.migrations.map((migration) => migration.toString())].join())
    .digest('hex')
    .slice(0, 12);
  const name = `whoosh_template_${version}`;
  await withServer(async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    try {
      const existing = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
      if (existing.rowCount === 0) await buildTemplate(client, name);
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
    }
  });
  return name;
}

/** Built under another name, so that a template that is found is a whole one. */
async function buildTemplate(client: PoolClient, name: string): Promise<void> {
  const draft = `${name}_draft`;
  await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${draft} TEMPLATE template0`);
  await migrate(urlOf(draft), SCHEMA);
  await watchOwnersIn(urlOf(draft));
  await client.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
}

async function watchOwnersIn(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(WATCH_SQL);
  } finally {
    await client.end();
  }
}

/** One connection, which is opened anew when a suite has ended its server. */
function serverAt(url: string): Pool {
  return new Pool({ connectionString: url, max: 1, allowExitOnIdle: true }).on('error', () => undefined);
}

async function withServer<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
  const url = serverUrl();
  const server = SERVERS.get(url) ?? serverAt(url);
  SERVERS.set(url, server);
  const client = await server.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

function urlOf(database: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${database}`;
  return url.toString();
}

/** A connection of the test's own, to look at rows behind the application's back. */
export async function connect(url: string): Promise<DataSource> {
  return new DataSource(databaseOptions(url, SCHEMA, { poolSize: 4, statementTimeoutMs: 0 })).initialize();
}
