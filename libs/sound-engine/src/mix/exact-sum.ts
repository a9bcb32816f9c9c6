/** Steps of a 24-bit sample per unit. */
const STEPS = 0x80_0000;

/**
 * Rounds stems to 24-bit steps, in place, so that their integers sum up to those of the mix: what rounding leaves over
 * (a few steps, below
 * -130 dBFS) goes to the stem that is loudest at that sample, where it is heard least.
 * @param mix channels
 * @param stems channels of each stem, as many and as long as those of the mix
 */
export function sumExactly(mix: readonly Float32Array[], stems: readonly (readonly Float32Array[])[]): void {
  if (stems.length === 0) return;
  mix.forEach((samples, c) => {
    for (let i = 0; i < samples.length; i++) {
      let rest = Math.round(samples[i] * STEPS);
      let loudest = 0;
      for (let s = 0; s < stems.length; s++) {
        const steps = Math.round(stems[s][c][i] * STEPS);
        stems[s][c][i] = steps / STEPS;
        rest -= steps;
        if (Math.abs(stems[s][c][i]) > Math.abs(stems[loudest][c][i])) loudest = s;
      }
      if (rest !== 0) stems[loudest][c][i] += rest / STEPS;
    }
  });
}
