/** The backend as a child process that is started again when it dies. */
import { spawn } from 'node:child_process';
import { get } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../workspace/root.mjs';
import { MEMORY_ENVIRONMENT, NODE_FLAGS } from './memory-settings.mjs';

const STOP_TIMEOUT_MS = 30_000;
/** A server that dies this often within a minute will not get better by itself. */
const MAX_DEATHS_PER_MINUTE = 5;

export class ServerProcess {
  #stopping = false;
  #deaths = [];
  #fail;
  #failed = new Promise((resolve) => (this.#fail = resolve));

  constructor(env, instance) {
    this.env = { ...MEMORY_ENVIRONMENT, ...env };
    this.instance = instance;
    this.#launch();
  }

  #launch() {
    const args = [...NODE_FLAGS, path.join(ROOT, 'backend/dist/main.js')];
    // The channel tells the server when its starter dies, so that no orphan keeps the port.
    this.child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: this.env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.instance.serverStarted(this.child.pid);
    this.child.once('exit', (code, signal) => this.#died(code, signal));
  }

  #died(code, signal) {
    if (this.#stopping) return;
    const now = Date.now();
    this.#deaths = [...this.#deaths.filter((at) => now - at < 60_000), now];
    const neverReady = !this.wasReady && signal === null;
    if (neverReady || this.#deaths.length > MAX_DEATHS_PER_MINUTE) {
      this.#fail(new Error(`The server ended (${signal ?? `status ${code}`}); its last message stands above.`));
      return;
    }
    console.error(`The server ended (${signal ?? `status ${code}`}); starting it again.`);
    setTimeout(() => this.#stopping || this.#launch(), 200);
  }

  /** Resolves with 'ready' once the server says that it and all it needs are up. */
  async ready(port) {
    while (!this.#stopping) {
      if ((await statusOf(port, '/api/health/ready')) === 200) {
        this.wasReady = true;
        return 'ready';
      }
      await sleep(100);
    }
    return undefined;
  }

  /** Resolves with an Error when starting again is pointless. */
  givenUp() {
    return this.#failed;
  }

  async stop() {
    this.#stopping = true;
    const { child } = this;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await gone;
    clearTimeout(timer);
  }
}

/**
 * The status of the server's answer, undefined without one; fetch would stay loaded in a process that needs it no more.
 */
function statusOf(port, address) {
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path: address, headers: { host: `localhost:${port}` } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).once('error', () => resolve(undefined));
  });
}
