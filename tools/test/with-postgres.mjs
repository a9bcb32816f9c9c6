/**
 * node with-postgres.mjs COMMAND [ARG…]: runs the command with TEST_DATABASE_URL of a throw-away PostgreSQL, unless one
 * is set.
 */
import path from 'node:path';
import { askedCommand, runChild } from './run-child.mjs';
import { startThrowAwayPostgres } from './throw-away-postgres.mjs';

const command = askedCommand('with-postgres');
const server = process.env.TEST_DATABASE_URL ? undefined : await startThrowAwayPostgres();
const env = { ...process.env, TEST_DATABASE_URL: process.env.TEST_DATABASE_URL || server.adminUrl };
const root = path.resolve(import.meta.dirname, '../..');
env.PATH = `${path.join(root, 'node_modules/.bin')}${path.delimiter}${env.PATH}`;
const status = await runChild('with-postgres', command, env);
await server?.stop();
process.exit(status);
