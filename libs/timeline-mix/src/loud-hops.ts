/** Sound is looked for in steps of 10 ms, samples. */
export const HOP = 480;
/** Mean power of a step from which it counts: -45 dBFS. */
export const LOUD_POWER = 10 ** -4.5;
/** The same of its highest sample: speech reaches about 9 dB over its mean. */
const LOUD_PEAK = 10 ** (-36 / 20);

/**
 * The stretches in which a sound counts as heard, as steps: the first, the one after the last, the next first.
 * @param peaks 0..1 of each step, before the gain
 */
export function loudStretches(peaks: readonly number[], gain: number): number[] {
  const isLoud = (hop: number) => (peaks[hop] ?? 0) * gain > LOUD_PEAK;
  const edges: number[] = [];
  for (let hop = 0; hop <= peaks.length; hop++) if (isLoud(hop) !== (edges.length % 2 === 1)) edges.push(hop);
  return edges;
}
