import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

const WITH_POSTGRES = join(__dirname, '../../../tools/test/with-postgres.mjs');
const TELL_URL = `console.log(process.env.TEST_DATABASE_URL); setInterval(() => {}, 1e6)`;

/** A PostgreSQL of one suite's own, which it may stop without taking the others' away. */
export interface OwnPostgres {
  /** Address under which databases can be made. */
  readonly url: string;
  /** Ends the server at once, as a crash would, and keeps it from coming back. */
  stop(): Promise<void>;
  /** Lets it come back at the same address. */
  start(): Promise<void>;
  /** Ends it for good and removes its data. */
  dispose(): Promise<void>;
}

/** Starts a server under the same supervisor as the product's. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const { TEST_DATABASE_URL: _shared, ...env } = process.env;
  const supervisor = spawn(process.execPath, [WITH_POSTGRES, process.execPath, '-e', TELL_URL], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(supervisor, 'exit');
  const [told] = (await Promise.race([
    once(supervisor.stdout, 'data'),
    ended.then(() => Promise.reject(new Error('no PostgreSQL'))),
  ])) as [Buffer];
  const url = told.toString().trim();
  const folder = await dataFolderOf(url);
  const port = Number(new URL(url).port);
  return {
    url,
    stop: async () => {
      // While its supervisor sleeps, nobody starts it again.
      supervisor.kill('SIGSTOP');
      process.kill(Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
      while (await listens(port)) await sleep(20);
    },
    start: async () => {
      supervisor.kill('SIGCONT');
      while (!(await answers(url))) await sleep(50);
    },
    dispose: async () => {
      supervisor.kill('SIGCONT');
      supervisor.kill('SIGTERM');
      await ended;
    },
  };
}

async function dataFolderOf(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
  await client.end();
  return rows[0]?.data_directory ?? '';
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
