import type { PcmAudio } from '../pcm-audio';

/** A sine of `amplitude` for tests. */
export function sine(frequencyHz: number, sampleRate: number, frames: number, amplitude = 0.9): Float32Array {
  return Float32Array.from(
    { length: frames },
    (_, i) => amplitude * Math.sin((2 * Math.PI * frequencyHz * i) / sampleRate),
  );
}

/** White noise between -amplitude and amplitude, the same for the same seed. */
export function noise(frames: number, seed: number, amplitude = 0.5): Float32Array {
  let state = seed >>> 0;
  return Float32Array.from({ length: frames }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return amplitude * ((2 * state) / 0xffff_ffff - 1);
  });
}

export const stereo = (left: Float32Array, right: Float32Array, sampleRate = 48_000): PcmAudio => ({
  sampleRate,
  channels: [left, right],
});

/** Signal-to-error ratio in dB of `actual` against `expected`, without the first and last `margin` frames. */
export function snr(actual: Float32Array, expected: Float32Array, margin: number): number {
  let signal = 0;
  let error = 0;
  for (let i = margin; i < expected.length - margin; i++) {
    signal += expected[i] ** 2;
    error += (actual[i] - expected[i]) ** 2;
  }
  return 10 * Math.log10(signal / error);
}

/** Normalised cross-correlation of `a` delayed by `lag` frames against `b`. */
export function correlation(a: Float32Array, b: Float32Array, lag: number): number {
  let ab = 0;
  let aa = 0;
  let bb = 0;
  for (let i = Math.max(0, -lag); i < Math.min(b.length, a.length - lag); i++) {
    ab += a[i + lag] * b[i];
    aa += a[i + lag] ** 2;
    bb += b[i] ** 2;
  }
  return ab / Math.sqrt(aa * bb);
}
