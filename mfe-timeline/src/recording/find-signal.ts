/** Where a signal stands in what was heard. */
export interface Found {
  /** Sample at which it begins. */
  at: number;
  /** Normalised cross-correlation there, 0..1; 1: the very signal, at any level and polarity. */
  likeness: number;
}

/** Below this energy for each sample there is nothing but the converter's own noise: -90 dBFS. */
const SILENCE = 1e-9;

/**
 * Finds a known signal by normalised cross-correlation (its sum of products with every stretch of what was heard, over
 * the energies of both). Takes `signal.length` multiplications for each of the places that are tried.
 * @returns null where nothing was heard, or less than the signal
 */
export function findSignal(heard: Float32Array, signal: Float32Array): Found | null {
  const energyOfSignal = energy(signal, 0, signal.length);
  let energyOfStretch = energy(heard, 0, signal.length);
  let best: Found | null = null;
  for (let at = 0; at + signal.length <= heard.length; at++) {
    if (energyOfStretch > SILENCE * signal.length) {
      const likeness = Math.abs(product(heard, at, signal)) / Math.sqrt(energyOfStretch * energyOfSignal);
      if (best === null || likeness > best.likeness) best = { at, likeness };
    }
    const [gone = 0, come = 0] = [heard[at], heard[at + signal.length]];
    energyOfStretch += come * come - gone * gone;
  }
  return best;
}

function energy(samples: Float32Array, from: number, to: number): number {
  return samples.subarray(from, to).reduce((sum, sample) => sum + sample * sample, 0);
}

function product(heard: Float32Array, at: number, signal: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < signal.length; i++) sum += (heard[at + i] ?? 0) * (signal[i] ?? 0);
  return sum;
}
