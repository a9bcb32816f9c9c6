/**
 * node with-postgres.mjs COMMAND [ARG…]: runs the command with TEST_DATABASE_URL of a throw-away PostgreSQL, unless one
 * is set.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '../postgres/server.mjs';
import { askedCommand, runChild } from './run-child.mjs';

const command = askedCommand('with-postgres');
const folder = process.env.TEST_DATABASE_URL ? undefined : mkdtempSync(path.join(os.tmpdir(), 'whoosh-test-postgres-'));
// Throw-away data: waiting for the disk would only make the tests slower. Commits stay ordered and atomic.
const server =
  folder &&
  (await startPostgres(folder, {
    database: 'postgres',
    settings: { fsync: 'off', full_page_writes: 'off', max_connections: 100 },
  }));
const env = { ...process.env, TEST_DATABASE_URL: process.env.TEST_DATABASE_URL ?? server.adminUrl };
const root = path.resolve(import.meta.dirname, '../..');
env.PATH = `${path.join(root, 'node_modules/.bin')}${path.delimiter}${env.PATH}`;
const status = await runChild('with-postgres', command, env);
await server?.stop();
if (folder) rmSync(folder, { recursive: true, force: true });
process.exit(status);
