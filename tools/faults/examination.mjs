import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { digestOf } from './creator.mjs';
import { ENDINGS, PROMISES } from './promises.mjs';

/** A machine that others use makes a second of sound take half a minute. */
const DRAIN_TIMEOUT_MS = 300_000;
const SWEEP_TIMEOUT_MS = 120_000;
const PAGES = ['/', '/auth', '/sfx-creator', '/sfx-library', '/pricing', '/top-up', '/account', '/support'];
const READS = [
  '/api/auth/user',
  '/api/sound-effects/all',
  '/api/projects',
  '/api/generations',
  '/api/plans',
  '/api/credits/ledger',
  '/api/health/ready',
];
/** Beyond every grace that leftovers have (a quarter of an hour). */
const OLD_SECONDS = 16 * 60;

/**
 * Looks whether every promise was kept, once everything has settled.
 * @returns {Promise<{ what: string, broken: string[] }[]>} one row for each promise; kept where `broken` is empty
 */
export async function examine(world, creators) {
  const settledMs = await settle(world);
  const rows = [];
  const add = (what, broken) => rows.push({ what, broken });
  for (const [what, sql] of Object.entries(PROMISES))
    add(
      what,
      (await world.query(sql)).map((row) => JSON.stringify(row)),
    );
  add(
    'every answer was one that the product may give',
    creators.flatMap(({ caller }) => caller.complaints),
  );
  add('what was paid at the provider was given once', await wrongPurchases(world, creators));
  add('what was answered as made was made, for what was said', await wrongSounds(world, creators));
  add('every sound that was handed over is there, bit for bit', await lostSounds(creators));
  add('every effect that was saved is in its library', await lostEffects(world, creators));
  add('every upload and export that was accepted is known', await lostWork(world, creators));
  if (world.mails !== undefined) add('every code that was announced was mailed', lostMails(world, creators));
  add('everybody is still signed in, and every page and list answers', await brokenPages(creators));
  add('no file is left that nobody owns, and none is missing', await strayFiles(world));
  return Object.assign(rows, { settledMs });
}

/** Waits until nothing is under way; what is still then shows itself in the promises. @returns ms */
async function settle(world) {
  const startedAt = performance.now();
  await world.payments.chaos({});
  const isQuiet = async () => {
    for (const ending of ENDINGS) if ((await world.query(PROMISES[ending])).length > 0) return false;
    return (await world.payments.deliveries()).every(({ delivered }) => delivered);
  };
  // The provider would try again for days; all at once and all again is the harder test.
  await world.payments.repeat();
  while (performance.now() - startedAt < DRAIN_TIMEOUT_MS && !(await isQuiet())) await sleep(100);
  return performance.now() - startedAt;
}

async function wrongPurchases(world, creators) {
  const posted = new Map(
    (await world.query(`SELECT cause, delta FROM ledger WHERE kind = 'purchase'`)).map(({ cause, delta }) => [
      cause,
      Number(delta),
    ]),
  );
  const wrong = [];
  for (const { session, credits } of creators.flatMap(({ payments }) => payments)) {
    if (posted.get(`checkout:${session}`) !== credits)
      wrong.push(`${session}: ${posted.get(`checkout:${session}`) ?? 'nothing'} instead of ${credits}`);
    posted.delete(`checkout:${session}`);
  }
  return [...wrong, ...[...posted.keys()].map((cause) => `${cause}: given, but nobody paid`)];
}

async function wrongSounds(world, creators) {
  const made = new Map((await world.query(`SELECT id, state, cost FROM generations`)).map((row) => [row.id, row]));
  return creators
    .flatMap(({ paidSounds }) => paidSounds)
    .flatMap(({ generationId, cost }) => {
      const { state = 'unknown', cost: charged } = made.get(generationId) ?? {};
      return state === 'done' && charged === cost
        ? []
        : [`${generationId}: ${state}, ${charged} instead of ${cost} credits`];
    });
}

async function lostSounds(creators) {
  const lost = [];
  for (const { sounds, caller } of creators) {
    for (const { address, digest } of sounds) {
      const answer = await caller.insist('GET', address);
      if (answer?.status !== 200 || digestOf(answer.body) !== digest)
        lost.push(`${address}: ${answer?.status ?? 'no answer'}`);
    }
  }
  return lost;
}

async function lostEffects(world, creators) {
  const there = new Set(
    (await world.query('SELECT id FROM sound_effects WHERE deleted_at IS NULL')).map(({ id }) => id),
  );
  return creators
    .flatMap(({ effects }) => effects)
    .filter((id) => !there.has(id))
    .map(String);
}

async function lostWork(world, creators) {
  const media = new Set((await world.query('SELECT id FROM project_media')).map(({ id }) => id));
  const exports = new Set((await world.query('SELECT id FROM exports')).map(({ id }) => id));
  return creators.flatMap((creator) => [
    ...creator.media.filter((id) => !media.has(id)).map((id) => `media ${id}`),
    ...creator.exports.filter(({ id }) => !exports.has(id)).map(({ id }) => `export ${id}`),
  ]);
}

function lostMails({ mails }, creators) {
  const got = new Set(mails.recipients);
  return creators.flatMap(({ mailed }) => mailed).filter((address) => !got.has(address));
}

async function brokenPages(creators) {
  const broken = [];
  for (const { email, caller } of creators) {
    for (const address of [...READS, ...PAGES]) {
      const answer = await caller.insist('GET', address);
      if (answer?.status !== 200) broken.push(`${email} ${address}: ${answer?.status ?? 'no answer'}`);
    }
  }
  return broken;
}

/**
 * Lets leftovers grow old, has them swept as the product does by itself, and compares what is stored with what is
 * known.
 */
async function strayFiles(world) {
  await age(world);
  // Sweeps come every half minute, and with each start.
  world.workers[0].kill();
  const deadline = Date.now() + SWEEP_TIMEOUT_MS;
  for (;;) {
    const stray = await differences(world);
    if (stray.length === 0 || Date.now() > deadline) return stray;
    await sleep(500);
  }
}

async function age(world) {
  await world.query(
    `UPDATE stored_files SET created_at = created_at - make_interval(secs => $1) WHERE published_at IS NULL AND kind <> 'upload'`,
    [OLD_SECONDS],
  );
  const old = new Date(Date.now() - OLD_SECONDS * 1000);
  for (const name of parts(world)) utimesSync(path.join(world.folder, 'files/tmp', name), old, old);
}

async function differences(world) {
  const known = new Map(
    (await world.query('SELECT name, bytes, kind, published_at FROM stored_files')).map((row) => [row.name, row]),
  );
  const objects = await storedObjects(world);
  const stray = [...objects.keys()].filter((name) => !known.has(name)).map((name) => `${name} is nobody's`);
  for (const { name, bytes, kind, published_at: publishedAt } of known.values()) {
    // An upload that was announced and never came is forgotten after a day.
    if (publishedAt === null && kind !== 'upload') stray.push(`${name} was left behind`);
    if (publishedAt !== null && objects.get(name) !== Number(bytes))
      stray.push(`${name} has ${objects.get(name) ?? 'no'} bytes instead of ${bytes}`);
  }
  return [...stray, ...parts(world).map((name) => `${name} was left behind`)];
}

/** @returns {Promise<Map<string, number>>} bytes by name */
async function storedObjects(world) {
  if (world.objects !== undefined)
    return new Map([...(await world.objects.list())].filter(([key]) => !key.startsWith('probe-')));
  const root = path.join(world.folder, 'files');
  const folders = readdirSync(root).filter((name) => /^[0-9a-f]{2}$/.test(name));
  return new Map(
    folders.flatMap((folder) =>
      readdirSync(path.join(root, folder)).map((name) => [name, statSync(path.join(root, folder, name)).size]),
    ),
  );
}

/** Half-written files. */
function parts({ folder }) {
  const place = path.join(folder, 'files/tmp');
  return existsSync(place) ? readdirSync(place).filter((name) => name.endsWith('.part')) : [];
}
