/** Real recordings below this number are a hint, not a range. */
export const ENOUGH_RECORDINGS = 5;
const HEARD_RANK = 3;
const NEARLY_HEARD_RANK = 6;
/** How much nearer to real recordings than noise a sound must be. */
const BETTER_THAN_NOISE = 0.3;
const NEARLY_BETTER_THAN_NOISE = 0.1;
/** A distance up to this many times the real ones' 90th percentile is near to it. */
const NEARLY_INSIDE = 1.15;

/**
 * The grade of a source. Strong: the tagger has it among the first three on four of five fresh seeds, or, where real
 * recordings reach that in less than half the cases, it lies inside the real ones' own distances and nearer to them by
 * 0.3 than noise with its own spectrum and envelope. Fair: near one of the two. Sketch: the rest.
 * @param {{ ranks: readonly number[], distance?: number, noiseDistance?: number, real?: { p90: number }, independent:
 * number, realHeard?: number }} evidence
 *   realHeard: share of real recordings that the tagger has among its first three
 * @returns {'strong' | 'fair' | 'sketch'}
 */
export function gradeOf({ ranks, distance, noiseDistance, real, independent, realHeard }) {
  const share = (limit) => ranks.filter((rank) => rank <= limit).length / ranks.length;
  if (share(HEARD_RANK) >= 0.8) return 'strong';
  const isMeasured = real !== undefined && distance !== undefined && independent >= ENOUGH_RECORDINGS;
  const gain = (noiseDistance ?? 0) - (distance ?? 0);
  if (isMeasured && (realHeard ?? 1) < 0.5 && distance <= real.p90 && gain >= BETTER_THAN_NOISE) return 'strong';
  if (share(NEARLY_HEARD_RANK) >= 0.6) return 'fair';
  return isMeasured && distance <= real.p90 * NEARLY_INSIDE && gain >= NEARLY_BETTER_THAN_NOISE ? 'fair' : 'sketch';
}
