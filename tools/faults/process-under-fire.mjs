import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const OUTPUT_KEPT = 20_000;
/** A start takes 4 s; beside other starts on a busy machine much longer. */
const START_TIMEOUT_MS = 600_000;
const STOP_TIMEOUT_MS = 30_000;

/** A process of the product that is started again whenever it dies. */
export class ProcessUnderFire {
  #child;
  #output = '';
  #stopping = false;
  #ready = Promise.resolve();

  /**
   * @param {string} name
   * @param {{ program: string, cwd: string, env: Record<string, string>, log: string, isReady: (output: string) =>
   * boolean | Promise<boolean> }} how
   */
  constructor(name, how) {
    this.name = name;
    this.how = how;
    this.#launch();
  }

  /**
   * Resolves once it serves; when it is killed before that, once its successor does. @throws Error when it does not
   * come up
   */
  ready() {
    return this.#ready;
  }

  /** As a power cut would. */
  kill() {
    this.#child.kill('SIGKILL');
  }

  /**
   * Asks it to finish, and lets it rest. @returns {Promise<number | null>} its status; null when it had to be killed
   */
  async stop() {
    this.#stopping = true;
    const child = this.#child;
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    const status = await gone;
    clearTimeout(timer);
    return status;
  }

  #launch() {
    const { program, cwd, env } = this.how;
    const child = spawn(process.execPath, [program], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        this.#output = (this.#output + text).slice(-OUTPUT_KEPT);
        appendFileSync(this.how.log, text);
      });
    }
    child.once('exit', () => this.#stopping || this.#launch());
    this.#output = '';
    this.#ready = this.#untilReady(child);
    this.#ready.catch(() => {});
  }

  async #untilReady(child) {
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await this.how.isReady(this.#output))) {
      if (this.#stopping) return;
      if (this.#child !== child) return void (await this.#ready);
      if (Date.now() > deadline) throw new Error(`${this.name} did not come up:\n${this.#output.slice(-3000)}`);
      await sleep(50);
    }
  }
}
