import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { signedInClient } from '../product/client.mjs';
import { nodeResidentBytes } from './memory.mjs';
import { startReadLoad } from './read-load.mjs';
import { quantile, median } from './statistics.mjs';

const PROMPTS = [
  'heavy rain on a tin roof',
  'three knocks on a wooden door',
  'a church bell in the distance',
  'campfire crackling at night',
  'footsteps on gravel',
  'a dog barks twice',
  'waves on a beach',
  'a car engine revving',
  'wind howling, then thunder',
];
const MIB = 1024 * 1024;
/** A session may call 20 times a second: 200 a second come from at least 10, and with room to spare from these. */
const SESSIONS = 16;
/** At most two sounds of one Free account are made at once: 20 in flight are of several people. */
const MAKERS = 5;

/** Measures the running product; rows for the table. */
export async function productSpeed(product) {
  const client = await signedInClient(product, 'bench@example.com', 100_000);
  await generate(client, PROMPTS[0], 1);
  const idleStart = nodeResidentBytes(product.child.pid);
  const single = [];
  for (const [index, prompt] of PROMPTS.entries()) single.push(await generate(client, prompt, index + 10));
  const triples = [];
  for (let round = 0; round < 3; round += 1)
    triples.push(
      ...(await Promise.all([0, 1, 2].map((n) => generate(client, PROMPTS[n + round], 100 + round * 3 + n)))),
    );
  await sleep(3000);
  const idle = nodeResidentBytes(product.child.pid);
  const load = await underLoad(product);
  return [
    { what: '10 s effect, request to answer, median of 9', value: median(single), limit: 600, unit: 'ms' },
    { what: '10 s effect, slowest of 9', value: Math.max(...single), unit: 'ms' },
    { what: '3 requests at once, slowest of 9', value: Math.max(...triples), limit: 1500, unit: 'ms' },
    { what: 'resident memory of Node after start', value: idleStart / MIB, unit: 'MiB' },
    { what: 'resident memory of Node, idle after 18 effects', value: idle / MIB, limit: 350, unit: 'MiB' },
    ...load,
  ];
}

async function generate(client, description, seed) {
  const started = performance.now();
  const answer = await client.post('/api/sound-effects/generate', { description, duration: 10, seed });
  const body = await answer.json();
  if (answer.status !== 200 && answer.status !== 201)
    throw new Error(`generate: ${answer.status} ${JSON.stringify(body)}`);
  return performance.now() - started;
}

/**
 * 20 generations in flight while GET /api/auth/user comes at 200 a second, sent on schedule whatever the answers do;
 * then the same once more, as what a signed-in request runs is compiled only after some hundred of them.
 */
async function underLoad(product) {
  const makers = await Promise.all(
    Array.from({ length: MAKERS }, (_, n) => signedInClient(product, `maker${n}@example.com`, 1000)),
  );
  const readers = await Promise.all(
    Array.from({ length: SESSIONS }, (_, n) => signedInClient(product, `reader${n}@example.com`)),
  );
  const first = await burst(product, makers, readers, 500);
  await sleep(3000);
  const again = await burst(product, makers, readers, 600);
  const reads = 'GET /api/auth/user at 200/s meanwhile';
  const p99 = ({ latencies }) => ({ value: quantile(latencies, 0.99), unit: 'ms', digits: 1 });
  return [
    { what: 'resident memory of Node, 20 generations in flight', value: first.peak / MIB, limit: 700, unit: 'MiB' },
    { what: `${reads}, p50`, value: quantile(first.latencies, 0.5), limit: 8, unit: 'ms', digits: 1 },
    { what: `${reads}, p99`, ...p99(first), limit: 30 },
    { what: '  the same once more, when it has run', ...p99(again) },
    { what: '20 generations of 10 s, all answered after', value: first.answeredAfter, unit: 'ms' },
  ];
}

/** @returns latencies of the reads in milliseconds, resident bytes at most, and milliseconds until all is answered */
async function burst(product, makers, readers, firstSeed) {
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, nodeResidentBytes(product.child.pid))), 100);
  const endReads = await startReadLoad({
    url: `${product.url}/api/auth/user`,
    cookies: readers.map(({ cookie }) => cookie),
    every: 5,
    atLeast: 400,
  });
  const started = performance.now();
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => generate(makers[n % MAKERS], PROMPTS[n % PROMPTS.length], firstSeed + n)),
  );
  const answeredAfter = performance.now() - started;
  const latencies = await endReads();
  clearInterval(watch);
  return { latencies, peak, answeredAfter };
}
