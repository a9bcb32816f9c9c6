import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../../tools/product/free-port.mjs';

const ROOT = path.join(__dirname, '../../..');
const START_TIMEOUT_MS = 120_000;
/** A sound that is slow beside other suites fails for no reason of its own: the most that may be set. */
const PATIENT_SECONDS = '100';
/** What the run of the tests wants of the servers that it starts (tools/test/everything.mjs). */
const SERVER_OPTIONS = process.env['SERVER_OPTIONS'] ? { NODE_OPTIONS: process.env['SERVER_OPTIONS'] } : {};
const run = promisify(execFile);

/** A product started by `npm start`'s program on a data folder of its own. */
export class Product {
  private child: ChildProcess | undefined;
  private output = '';
  readonly url: string;

  private constructor(
    readonly port: number,
    readonly dataDir: string,
    private readonly env: Record<string, string>,
    /** It serves other suites too, and is ended by who started it. */
    private readonly isShared = false,
  ) {
    this.url = `http://localhost:${port}`;
  }

  /**
   * One that suites share which neither stop it nor need settings of their own: that of the whole run
   * (tools/test/surroundings.mjs), or a new one.
   */
  static async shared(): Promise<Product> {
    const { SHARED_PRODUCT_PORT: port, SHARED_PRODUCT_DATA: dataDir } = process.env;
    if (port === undefined || dataDir === undefined) return Product.start();
    const product = new Product(Number(port), dataDir, {}, true);
    for (const startedAt = Date.now(); !(await answers(`${product.url}/api/health/ready`)); await sleep(50))
      if (Date.now() - startedAt > START_TIMEOUT_MS)
        throw new Error(`The shared product at ${product.url} does not answer`);
    return product;
  }

  /** Starts it and waits for the line that says it is ready. */
  static async start(env: Record<string, string> = {}): Promise<Product> {
    return Product.startOn(mkdtempSync(path.join(os.tmpdir(), 'whoosh-e2e-')), env);
  }

  /** Starts one on data that is there already; `dispose` removes them. */
  static async startOn(dataDir: string, env: Record<string, string> = {}): Promise<Product> {
    const product = new Product(await freePort(), dataDir, env);
    await product.launch();
    return product;
  }

  /** Starts it on the data it has. @returns milliseconds until it was ready */
  async launch(): Promise<number> {
    const startedAt = Date.now();
    this.output = '';
    const child = spawn(process.execPath, [path.join(ROOT, 'tools/start/start.mjs')], {
      cwd: ROOT,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        DATABASE_URL: '',
        APP_ENV: 'development',
        DATA_DIR: this.dataDir,
        PORT: String(this.port),
        WHOOSH_PREBUILT: '1',
        SOUND_LIMIT_SECONDS: PATIENT_SECONDS,
        ...SERVER_OPTIONS,
        ...this.env,
      },
    });
    this.child = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    while (!this.output.includes(`Whoosh is ready at ${this.url}`)) {
      if (child.exitCode !== null || Date.now() - startedAt > START_TIMEOUT_MS)
        throw new Error(`The product did not start:\n${this.output.slice(-4000)}`);
      await sleep(25);
    }
    return Date.now() - startedAt;
  }

  /** Tries a second start on the same data. @returns what it printed until it ended */
  async launchBeside(): Promise<string> {
    const child = spawn(process.execPath, [path.join(ROOT, 'tools/start/start.mjs')], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: this.dataDir, PORT: String(this.port), WHOOSH_PREBUILT: '1' },
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    await new Promise((resolve) => child.once('exit', resolve));
    return printed;
  }

  /** All that it printed since its last start. */
  get log(): string {
    return this.output;
  }

  /** The way Ctrl-C ends it. @returns its exit status */
  async stop(): Promise<number | null> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const gone = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
    child.kill('SIGTERM');
    return gone;
  }

  /** `kill -9` of the whole process group: starter, server and everything that did not set itself apart. */
  async crash(): Promise<void> {
    const { child } = this;
    if (!child?.pid) throw new Error('not running');
    const gone = new Promise((resolve) => child.once('exit', resolve));
    process.kill(-child.pid, 'SIGKILL');
    await gone;
  }

  /** Stops it and removes its data; a shared one goes on. */
  async dispose(): Promise<void> {
    if (this.isShared) return;
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /**
   * Runs one of the operator's commands on its data. @returns what it printed @throws Error with what it complained of
   */
  async command(program: string, args: string[], dataDir = this.dataDir): Promise<string> {
    const env = { ...process.env, WHOOSH_PREBUILT: '1', DATABASE_URL: '', DATA_DIR: dataDir, PORT: String(this.port) };
    return (await run(process.execPath, [path.join(ROOT, program), ...args], { cwd: ROOT, env })).stdout;
  }

  /** Gives an account credits, as the operator does. */
  async grant(email: string, credits: number): Promise<void> {
    await this.command('tools/start/admin.mjs', ['grant', email, String(credits), `e2e-${email}`]);
  }

  /** The newest six-digit code that was mailed to `address`. */
  mailedCode(address: string): Promise<string> {
    return this.mailed(address, (mail) => /\b(\d{6})\b/.exec(mail.slice(mail.search(/\r?\n\r?\n/)))?.[1]);
  }

  /** What `find` finds in the newest mail to `address` in which it finds something; waits until there is one. */
  async mailed(address: string, find: (mail: string) => string | undefined): Promise<string> {
    const outbox = path.join(this.dataDir, 'outbox');
    for (let waited = 0; waited < 10_000; waited += 50) {
      const names = existsSync(outbox)
        ? readdirSync(outbox)
            .filter((name) => name.endsWith('.eml'))
            .sort()
            .reverse()
        : [];
      for (const name of names) {
        const mail = readFileSync(path.join(outbox, name), 'utf8');
        const found = mail.includes(address) ? find(mail) : undefined;
        if (found !== undefined) return found;
      }
      await sleep(50);
    }
    throw new Error(`No such mail to ${address}`);
  }
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}
