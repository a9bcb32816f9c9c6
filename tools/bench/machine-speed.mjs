/**
 * How much slower the machine is than the one on which bounds of time were set, so that they hold on any machine: a
 * test that measures time runs the reference program just before, in the same process or page, and bounds what it
 * measured with `assertInTime`.
 */

/**
 * What `referenceSeconds` takes on the machine on which the bounds were set, seconds. Engine 1.8.0 (commit 29d70771, on
 * Node 20) rendered the six usual layers 38 times as fast as real time there (docs/measurements.md of that commit). On
 * another machine the same commit with the same Node renders them 26.2 times as fast (`sceneSpeed`, processor time, the
 * best of eleven runs beside other work), where the reference program takes 0.001422 s between those runs:
 * 0.001422 * 26.2 / 38.
 */
export const REFERENCE_SECONDS = 0.00098;

/** A machine that is slower than that shows nothing of the product any more: bounds are scaled so often at most. */
export const MOST_SLOWNESS = 5;

/**
 * The reference program: eight low-pass biquads in series over one second of noise at 48 kHz. The least of forty runs
 * tells the machine's speed and not what else it does meanwhile. Nothing outside it is used, so that a page can run it
 * as well (`page.evaluate(referenceSeconds)`).
 * @returns {number} seconds
 */
export function referenceSeconds() {
  const [biquads, frames, runs] = [8, 48_000, 40];
  // 1 kHz at 48 kHz, Q of the square root of a half (R. Bristow-Johnson, Audio EQ Cookbook).
  const [b0, b1, b2, a1, a2] = [0.003916, 0.007832, 0.003916, -1.815341, 0.831006];
  const noise = new Float64Array(frames);
  // Numerical Recipes' linear congruential generator.
  for (let frame = 0, state = 1; frame < frames; frame += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    noise[frame] = state / 2 ** 31;
  }
  const signal = new Float64Array(frames);
  let least = Infinity;
  for (let run = 0; run < runs; run += 1) {
    signal.set(noise);
    const begun = performance.now();
    for (let biquad = 0; biquad < biquads; biquad += 1) {
      let [s1, s2] = [0, 0];
      for (let frame = 0; frame < frames; frame += 1) {
        const x = signal[frame];
        const y = b0 * x + s1;
        s1 = b1 * x - a1 * y + s2;
        s2 = b2 * x - a2 * y;
        signal[frame] = y;
      }
    }
    least = Math.min(least, performance.now() - begun);
  }
  return least / 1_000;
}

/**
 * How many times slower a machine is than the reference.
 * @param {number} seconds that the reference program took on it
 * @returns {number} from 1, also on a faster one, to MOST_SLOWNESS
 */
export function slowness(seconds = referenceSeconds()) {
  return Math.min(MOST_SLOWNESS, Math.max(1, seconds / REFERENCE_SECONDS));
}

/**
 * Holds a measured time or rate to its bound on the reference machine, scaled to this one.
 * @param {string} what was measured, with its unit
 * @param {number} measured
 * @param {{ atMost: number } | { atLeast: number }} bound a time's, or a rate's
 * @param {number} factor how many times slower this machine is (`slowness`)
 * @throws Error that names the measured value, the factor and the bound
 */
export function assertInTime(what, measured, bound, factor) {
  const isTime = 'atMost' in bound;
  const limit = isTime ? bound.atMost * factor : bound.atLeast / factor;
  if (isTime ? measured <= limit : measured >= limit) return;
  const times = factor.toFixed(2);
  const scaled = isTime ? `at most ${bound.atMost} * ${times}` : `at least ${bound.atLeast} / ${times}`;
  const reason = `the machine is ${times} times slower than the reference`;
  throw new Error(`${what}: ${measured.toFixed(2)}, asked ${scaled} = ${limit.toFixed(2)} (${reason})`);
}
