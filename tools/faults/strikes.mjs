import { spawnSync } from 'node:child_process';
import { createWriteStream, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const BALLAST_CHUNK = Buffer.alloc(4 << 20);
const RECOVERY_TIMEOUT_MS = 300_000;

/** What can go wrong beside kills, by the kind of world. */
export function faultsOf(world) {
  const everywhere = ['webhooksLost', 'webhooksDoubled'];
  if (world.kind === 'remote') return [...everywhere, 'storageRefused', 'storageStalls', 'mailRefused'];
  return world.isSmallDisk ? [...everywhere, 'diskFull'] : everywhere;
}

/** Each strikes the world and resolves when the fault is over; victims of kills come back by themselves. */
const STRIKES = {
  worker: async (world, random) => random.pick(world.workers).kill(),
  server: async (world, random) => random.pick(world.servers).kill(),
  database: async (world) => process.kill(world.postgres.pid(), 'SIGKILL'),
  connection: async (world, random) => killConnection(world, random),
  webhooksLost: (world, _random, forMs) =>
    during(
      forMs,
      () => world.payments.chaos({ loseFirst: true, reorder: true }),
      () => world.payments.chaos({}),
    ),
  webhooksDoubled: (world, _random, forMs) =>
    during(
      forMs,
      () => world.payments.chaos({ duplicate: true, reorder: true }),
      () => world.payments.chaos({}),
    ),
  storageRefused: (world, _random, forMs) =>
    during(
      forMs,
      () => world.objects.fail('refuse'),
      () => world.objects.fail('pass'),
    ),
  storageStalls: (world, _random, forMs) =>
    during(
      forMs,
      () => world.objects.fail('stall'),
      () => world.objects.fail('pass'),
    ),
  mailRefused: (world, _random, forMs) =>
    during(
      forMs,
      () => world.mails.fail('refuse'),
      () => world.mails.fail('pass'),
    ),
  diskFull: (world, _random, forMs) => fillDisk(world, forMs),
};

/** Does one blow of the plan. @returns when its victim serves again, or at once for one half of a double fault */
export async function strike(world, { kind, waitMs, forMs, isDouble }, random) {
  await sleep(waitMs);
  await STRIKES[kind](world, random, forMs);
  if (!isDouble) await recovered(world);
}

/** Every process serves and the database answers. @throws Error when that takes longer than five minutes */
export async function recovered(world) {
  const deadline = Date.now() + RECOVERY_TIMEOUT_MS;
  for (;;) {
    try {
      await world.query('SELECT 1');
      break;
    } catch (error) {
      if (Date.now() > deadline) throw new Error('The database did not come back.', { cause: error });
      await sleep(50);
    }
  }
  await Promise.all([...world.servers, ...world.workers].map((each) => each.ready()));
}

async function during(ms, begin, end) {
  await begin();
  try {
    await sleep(ms);
  } finally {
    await end();
  }
}

/** Kills the database's process behind one connection: it then ends all others and recovers from its log. */
async function killConnection(world, random) {
  const rows = await world
    .query(`SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`)
    .catch(() => []);
  if (rows.length > 0) spawnSync('kill', ['-9', String(random.pick(rows).pid)]);
}

/** Leaves no byte for anybody, the database included. */
async function fillDisk(world, forMs) {
  const file = path.join(world.folder, 'ballast');
  const ballast = createWriteStream(file);
  const full = new Promise((resolve) => ballast.once('error', resolve));
  const fill = () => {
    while (!ballast.destroyed && ballast.write(BALLAST_CHUNK));
    ballast.once('drain', fill);
  };
  fill();
  await full;
  await sleep(forMs);
  rmSync(file, { force: true });
}
