import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startSandbox } from '../payments-sandbox/server.mjs';
import { startPostgres } from '../postgres/server.mjs';
import { freePort } from '../product/free-port.mjs';
import { ROOT } from '../workspace/root.mjs';
import { startMailServer, startObjectServer } from './neighbours.mjs';
import { ProcessUnderFire } from './process-under-fire.mjs';

/**
 * A disk in memory, which is filled to the brim now and then. It is smaller than what must be free for uploads: those
 * are refused there.
 */
const DISK_MB = 2_000;

/**
 * The product with everything that it stands on, each part of which can be broken.
 *
 * `disk`: files on the disk, mails into the outbox.
 * `small-disk`: the same on a disk of its own that can be filled, where the machine lets us make one.
 * `remote`: files in an S3 server, mails to an SMTP server, both behind a proxy that can fail.
 * @param {'disk' | 'small-disk' | 'remote'} kind
 * @param {{ servers: number, workers: number }} counts
 */
export async function startWorld(kind, { servers, workers }) {
  const disk = makeDisk(kind === 'small-disk');
  const postgres = await startPostgres(path.join(disk.folder, 'postgres'), { settings: { max_wal_size: '128MB' } });
  const neighbours = kind === 'remote' ? { objects: await startObjectServer(), mails: await startMailServer() } : {};
  const ports = await Promise.all(Array.from({ length: servers }, freePort));
  const payments = await startPayments(disk.folder, ports[0]);
  const env = {
    PATH: process.env.PATH,
    APP_ENV: 'development',
    DATABASE_URL: postgres.url,
    DATA_DIR: disk.folder,
    SESSION_SECRET: randomBytes(32).toString('hex'),
    ...(process.env.SERVER_OPTIONS ? { NODE_OPTIONS: process.env.SERVER_OPTIONS } : {}),
    ...payments.settings,
    ...neighbours.objects?.settings,
    ...neighbours.mails?.settings,
  };
  const log = path.join(os.tmpdir(), `${path.basename(disk.folder)}.log`);
  const begin = (name, program, more, isReady) =>
    new ProcessUnderFire(name, {
      program: path.join(ROOT, 'backend/dist', program),
      cwd: ROOT,
      env: { ...env, ...more },
      log,
      isReady,
    });
  const world = {
    kind,
    folder: disk.folder,
    isSmallDisk: disk.isSmall,
    /** What all processes wrote; stays when the world is gone. */
    log,
    postgres,
    payments,
    ...neighbours,
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    servers: ports.map((port) =>
      begin(
        `server on ${port}`,
        'main.js',
        { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, WORKER: 'off' },
        () => isLive(port),
      ),
    ),
    workers: [],
    /** Asks the database directly. @returns rows */
    async query(text, values = []) {
      const client = new pg.Client({ connectionString: postgres.url });
      client.on('error', () => {});
      await client.connect();
      try {
        return (await client.query(text, values)).rows;
      } finally {
        await client.end();
      }
    },
    async stop() {
      await Promise.all([...world.servers, ...world.workers].map((each) => each.stop()));
      await payments.stop();
      await Promise.all(Object.values(neighbours).map((each) => each.stop()));
      await postgres.stop();
      disk.remove();
    },
  };
  try {
    await Promise.all(world.servers.map((server) => server.ready()));
    // Workers do not migrate beside the servers: that would only make the start longer.
    world.workers = Array.from({ length: workers }, (_, n) =>
      begin(`worker ${n + 1}`, 'worker.js', {}, (output) => output.includes('Whoosh worker is ready')),
    );
    await Promise.all(world.workers.map((worker) => worker.ready()));
    return world;
  } catch (error) {
    await world.stop();
    throw error;
  }
}

/** A folder for all data; a disk of its own in memory where that is wished and we may mount one (root on Linux). */
function makeDisk(isWished) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'whoosh-faults-'));
  // PostgreSQL runs under another account.
  chmodSync(folder, 0o711);
  const isSmall =
    isWished &&
    process.platform === 'linux' &&
    process.getuid?.() === 0 &&
    spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder]).status === 0;
  return {
    folder,
    isSmall,
    remove() {
      if (isSmall) spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startPayments(folder, port) {
  const apiKey = `sk_test_${randomBytes(16).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(16).toString('hex')}`;
  const home = mkdtempSync(path.join(os.tmpdir(), 'whoosh-faults-payments-'));
  mkdirSync(folder, { recursive: true });
  const { origin, stop } = await startSandbox({
    folder: home,
    port: 0,
    appOrigin: `http://127.0.0.1:${port}`,
    apiKey,
    webhookSecret,
    webhookUrl: `http://127.0.0.1:${port}/api/webhooks/stripe`,
  });
  const post = async (address, body) => {
    const answer = await fetch(origin + address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { ok: answer.ok, body: await answer.json() };
  };
  return {
    settings: {
      STRIPE_API_BASE: origin,
      CHECKOUT_ORIGIN: origin,
      STRIPE_SECRET_KEY: apiKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_100_CREDITS: 'price_100_credits',
      STRIPE_PRICE_1000_CREDITS: 'price_1000_credits',
      STRIPE_PRICE_10000_CREDITS: 'price_10000_credits',
      STRIPE_PRICE_PREMIUM: 'price_premium',
    },
    /** Pays on the checkout page. @returns {Promise<string | null>} the session that was paid */
    async pay(checkoutUrl) {
      const [id, secret] = new URL(checkoutUrl).hash.slice(1).split('.');
      return (await post('/checkout/pay', { id, secret, card: '4242 4242 4242 4242' })).ok ? id : null;
    },
    /** From now on messages suffer this and nothing else. */
    chaos: (chaos) => post('/desk/do', { action: 'chaos', chaos }),
    /** Sends every message again, as the provider does for days. */
    repeat: () => post('/deliveries/repeat', {}),
    deliveries: async () => (await fetch(`${origin}/deliveries`)).json(),
    async stop() {
      await stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function isLive(port) {
  return fetch(`http://127.0.0.1:${port}/api/health/live`).then(
    ({ ok }) => ok,
    () => false,
  );
}
