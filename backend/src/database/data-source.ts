import { Logger } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { ReadableNaming } from './naming';
import { PreparingClient } from './preparing-client';
import type { SchemaPart } from './schema-part';

/** Connections of one process, shared by TypeORM, the session store and the limits. */
const POOL_SIZE = 10;
/** What is counted takes a millisecond each. */
const HASTY_POOL_SIZE = 2;
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 5_000;
const LOCK_TIMEOUT_MS = 2_000;
const IDLE_TRANSACTION_TIMEOUT_MS = 10_000;

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

export interface DatabaseOptions {
  /** Connections at most. */
  poolSize?: number;
  /** A statement that runs longer is ended, ms; 0 is unlimited. */
  statementTimeoutMs?: number;
  /** A statement that waits longer for a lock is ended, ms. */
  lockTimeoutMs?: number;
}

/** A pool opens another connection by itself. */
function tellOfLoss(error: Error): void {
  new Logger('database').warn(`a database connection was lost: ${error.message}`);
}

/**
 * The options of the database, built once for the server, the worker, the command line and the tests.
 * @param schema every table: the composition root's (`schema.ts`), since what owns tables stands on this folder
 */
export function databaseOptions(url: string, schema: SchemaPart, options: DatabaseOptions = {}): PostgresOptions {
  return {
    type: 'postgres',
    url,
    entities: [...schema.entities],
    migrations: [...schema.migrations],
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    synchronize: false,
    migrationsRun: false,
    logging: false,
    namingStrategy: new ReadableNaming(),
    poolErrorHandler: tellOfLoss,
    extra: {
      Client: PreparingClient,
      max: options.poolSize ?? POOL_SIZE,
      // Connections stay: opening ten anew (a process of PostgreSQL and a password derivation each) stalls the first
      // requests of a burst.
      min: options.poolSize ?? POOL_SIZE,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS,
      lock_timeout: options.lockTimeoutMs ?? LOCK_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    },
  };
}

/** Opens every connection of the pool now instead of in the first burst of requests. */
export async function openAllConnections(dataSource: DataSource): Promise<void> {
  const pool = poolOf(dataSource);
  const opened = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  for (const connection of opened) connection.release();
}

/**
 * Connections beside the pool whose commits do not wait for the disk, for what may lose its last second when PostgreSQL
 * dies. Where the disk is busy, commits that wait would keep the pool's connections from those who only read. Whoever
 * opens it ends it.
 */
export function openHastyPool(dataSource: DataSource): Pool {
  const { options } = poolOf(dataSource);
  const size = { max: HASTY_POOL_SIZE, min: HASTY_POOL_SIZE };
  return new Pool({ ...options, ...size, options: '-c synchronous_commit=off' }).on('error', tellOfLoss);
}

/** The pg pool under a connected data source, for libraries that speak to pg itself. */
export function poolOf(dataSource: DataSource): Pool {
  const { master } = dataSource.driver as unknown as { master: unknown };
  if (!(master instanceof Pool)) throw new TypeError('the data source is not connected');
  return master;
}
