/** node with-postgres.mjs COMMAND [ARG…]: runs the command with TEST_DATABASE_URL of a throw-away PostgreSQL, unless one is set. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '../postgres/server.mjs';

const [command, ...args] = process.argv.slice(2);
if (!command) {
  console.error('with-postgres: name a command to run');
  process.exit(2);
}

const folder = process.env.TEST_DATABASE_URL ? undefined : mkdtempSync(path.join(os.tmpdir(), 'whoosh-test-postgres-'));
// Throw-away data: waiting for the disk would only make the tests slower. Commits stay ordered and atomic.
const server = folder && (await startPostgres(folder, { database: 'postgres', settings: { fsync: 'off', full_page_writes: 'off', max_connections: 100 } }));
const env = { ...process.env, TEST_DATABASE_URL: process.env.TEST_DATABASE_URL ?? server.adminUrl };
const root = path.resolve(import.meta.dirname, '../..');
env.PATH = `${path.join(root, 'node_modules/.bin')}${path.delimiter}${env.PATH}`;
const child = spawn(command, args, { stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
const status = await new Promise((resolve) => {
  child.once('error', (error) => {
    console.error(`with-postgres: ${error.message}`);
    resolve(127);
  });
  child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
});
await server?.stop();
if (folder) rmSync(folder, { recursive: true, force: true });
process.exit(status);
