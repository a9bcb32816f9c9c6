import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestApp } from './create-test-app';

const WORKER = join(__dirname, '../../dist/worker.js');

/** A real worker process beside the application of a test. */
export interface WorkerProcess {
  readonly pid: number | undefined;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to finish; resolves when it has ended. */
  stop(): Promise<void>;
}

/** Starts a compiled worker and waits until it takes jobs. @throws Error when it does not come up */
export async function startWorker(test: TestApp): Promise<WorkerProcess> {
  const { DATABASE_URL, DATA_DIR, SESSION_SECRET } = test.env;
  const child = spawn(process.execPath, [WORKER], {
    env: { PATH: process.env['PATH'], APP_ENV: 'development', DATABASE_URL, DATA_DIR, SESSION_SECRET },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  await ready(child);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await ended;
    }
  };
  return { pid: child.pid, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

function ready(child: ChildProcess): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Whoosh worker is ready')) resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => reject(new Error(`the worker ended with ${String(code)}: ${output}`)));
  });
}
