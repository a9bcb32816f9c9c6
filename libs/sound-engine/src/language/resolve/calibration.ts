import LEARNT from './weights.json';

/** Steps of found probability over stated: [from, found] in thousandths, ascending. */
const STEPS: readonly (readonly number[])[] = LEARNT.calibration;

/**
 * Share of layers, in thousandths, that were right among those that came out with this probability on descriptions not
 * learnt from.
 */
export function calibrated(probability: number): number {
  let found = probability;
  for (const [from = 0, share = 0] of STEPS) if (probability >= from) found = share;
  return found;
}
