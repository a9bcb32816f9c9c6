/** A product of its own for benches and browser tests: fresh data folder, free port, mails in its outbox. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../workspace/root.mjs';
import { freePort } from './free-port.mjs';

const START_TIMEOUT_MS = 120_000;

/**
 * Starts `npm start`'s program on its own data and waits until it says that it is ready.
 * @returns address, data folder, process and ways to stop it
 */
export async function startProduct({
  env = {},
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'whoosh-product-')),
  port,
} = {}) {
  const ownPort = port ?? (await freePort());
  const child = spawn(process.execPath, [path.join(ROOT, 'tools/start/start.mjs')], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATABASE_URL: '',
      APP_ENV: 'development',
      DATA_DIR: dataDir,
      PORT: String(ownPort),
      WHOOSH_PREBUILT: '1',
      ...serverOptions(),
      ...env,
    },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output = (output + chunk).slice(-200_000)));
  const product = {
    url: `http://localhost:${ownPort}`,
    port: ownPort,
    dataDir,
    child,
    output: () => output,
    /** Ends it as Ctrl-C would, and removes its data. */
    async stop({ keepData = false } = {}) {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        await gone;
      }
      if (!keepData) rmSync(dataDir, { recursive: true, force: true });
    },
    /** Kills the whole process group, as a crash would. */
    async crash() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      process.kill(-child.pid, 'SIGKILL');
      await gone;
    },
  };
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!output.includes('Whoosh is ready at')) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await product.stop();
      throw new Error(`The product did not start:\n${output.slice(-4000)}`);
    }
    await sleep(50);
  }
  return product;
}

/** What the run of the tests wants of the servers that it starts (tools/test/everything.mjs). */
function serverOptions() {
  return process.env.SERVER_OPTIONS ? { NODE_OPTIONS: process.env.SERVER_OPTIONS } : {};
}
