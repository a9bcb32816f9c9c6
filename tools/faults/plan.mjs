import { Random } from './random.mjs';

/** Of a hundred kills, how many hit what. The last two take every connection of every process with them. */
const VICTIMS = { worker: 45, server: 30, database: 15, connection: 10 };
/** After so many kills a fault of each kind comes. */
const KILLS_PER_ROUND = 10;
/** A victim dies this long after the one before is back, ms. */
const LONGEST_WAIT_MS = 500;
/** How long a fault lasts, ms. */
const FAULT_MS = [800, 4_000];
/** Of the kills, how many come while the victim before is not back yet. */
const DOUBLE_FAULTS = 0.2;

/**
 * What is done to the product, in this order.
 * @param {number} seed
 * @param {{ kills: number, faults: readonly string[] }} amounts `faults`: what else goes wrong in this world
 * @returns {{ kind: string, waitMs: number, forMs: number, isDouble: boolean }[]}
 */
export function planOf(seed, { kills, faults }) {
  const random = new Random(seed);
  const blow = (kind) => ({
    kind,
    waitMs: random.whole(0, LONGEST_WAIT_MS),
    forMs: random.whole(...FAULT_MS),
    isDouble: random.next() < DOUBLE_FAULTS,
  });
  const plan = random.shuffled(victims(kills, random)).map(blow);
  const rounds = faults.length === 0 ? 0 : Math.max(1, Math.floor(kills / KILLS_PER_ROUND));
  for (let round = rounds; round > 0; round -= 1) {
    const at = Math.floor((plan.length * round) / (rounds + 1));
    plan.splice(at, 0, ...random.shuffled(faults).map(blow));
  }
  return plan;
}

/** Each kind at least once where there are kills enough, the rest by weight. */
function victims(kills, random) {
  const certain = Object.keys(VICTIMS).slice(0, kills);
  return [...certain, ...Array.from({ length: kills - certain.length }, () => random.weighted(VICTIMS))];
}
