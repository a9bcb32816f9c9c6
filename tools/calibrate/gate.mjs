import { energyDistance, toldApart } from './sample-distances.mjs';

/** Takes that nothing was fitted to or chosen by. */
export const GATE_SEEDS = Array.from({ length: 10 }, (_, k) => 601 + k);
/** Nearer is what is nearer by this share. */
const CLEARLY = 0.97;
/** By chance alone a source is told so much better. */
const BY_CHANCE = 0.02;

/**
 * Whether what was found brings takes that were not seen nearer to recordings that were kept back, and leaves them no
 * easier to tell from them.
 * @param {{ takes: (calibration: object, seeds: number[]) => number[][], start: { rows: number[][] }, best: { share:
 *   number, differs: object, rows: number[][] }, fitted: number[][], held: number[][] }} found
 */
export function gated({ takes, start, best, fitted, held }) {
  const { share, differs } = best;
  const judged = [
    { learnt: start.rows, rows: takes({}, GATE_SEEDS) },
    { learnt: best.rows, rows: takes({ share, differs }, GATE_SEEDS) },
  ].map(({ learnt, rows }) => ({
    distance: rounded(energyDistance(rows, held)),
    told: rounded(toldApart({ takes: learnt, real: fitted }, { takes: rows, real: held })),
  }));
  const [before, after] = judged;
  return {
    held: held.length,
    before,
    after,
    isPassed: after.distance < CLEARLY * before.distance && after.told <= before.told + BY_CHANCE,
  };
}

const rounded = (value) => Number(value.toFixed(2));
