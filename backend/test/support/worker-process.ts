import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestApp } from './create-test-app';
import { freePort } from '../../../tools/product/free-port.mjs';

const DIST = join(__dirname, '../../dist');

/** A real process of the product beside the application of a test. */
export interface WorkerProcess {
  readonly pid: number | undefined;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to finish; resolves when it has ended. */
  stop(): Promise<void>;
  /** Resolves once it has written these words. */
  says(words: string): Promise<void>;
}

export interface ServerProcess extends WorkerProcess {
  /** Where it listens. */
  readonly url: string;
}

/**
 * Starts a compiled worker and waits until it takes jobs. @param settings beside those of the test @throws Error when
 * it does not come up
 */
export async function startWorker(test: TestApp, settings: Record<string, string> = {}): Promise<WorkerProcess> {
  const { worker, said } = start(test, 'worker.js', settings);
  await said('Whoosh worker is ready');
  return worker;
}

/**
 * Starts a compiled server that works off no jobs, and waits until it answers. @param settings beside those of the test
 * @throws Error when it does not come up
 */
export async function startServer(test: TestApp, settings: Record<string, string> = {}): Promise<ServerProcess> {
  const port = await freePort();
  const { worker, ended } = start(test, 'main.js', { PORT: String(port), WORKER: 'off', ...settings });
  const url = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${url}/api/health/live`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 50))]);
  return { ...worker, url };
}

function start(test: TestApp, program: string, settings: Record<string, string> = {}) {
  const { DATABASE_URL, DATA_DIR, SESSION_SECRET } = test.env;
  const child = spawn(process.execPath, [join(DIST, program)], {
    env: {
      PATH: process.env['PATH'],
      APP_ENV: 'development',
      DATABASE_URL,
      DATA_DIR,
      SESSION_SECRET,
      SOUND_LIMIT_SECONDS: String(test.env.SOUND_LIMIT_SECONDS),
      NODE_OPTIONS: process.env['SERVER_OPTIONS'],
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = new Output(child);
  const exit = once(child, 'exit');
  const ended = exit.then(([code]) =>
    Promise.reject(new Error(`the process ended with ${String(code)}: ${output.text}`)),
  );
  ended.catch(() => undefined);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await exit;
    }
  };
  const says = (words: string): Promise<void> => output.says(words);
  const worker: WorkerProcess = { pid: child.pid, kill: () => end('SIGKILL'), stop: () => end('SIGTERM'), says };
  return { worker, ended, said: (words: string) => Promise.race([says(words), ended]) };
}

/** What a process writes. */
class Output {
  text = '';
  private readonly listeners = new Set<() => void>();

  constructor(child: ChildProcess) {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.text += chunk.toString();
        this.listeners.forEach((listener) => listener());
      });
    }
  }

  says(words: string): Promise<void> {
    return new Promise((resolve) => {
      const listen = () => this.text.includes(words) && resolve();
      this.listeners.add(listen);
      listen();
    });
  }
}
