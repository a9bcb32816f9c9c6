import { CONTROL_FRAMES } from '../voice';
import { cos, PI } from './exact-math';

/** Frames of a control block at half the rate. */
export const HALF_FRAMES = CONTROL_FRAMES / 2;

/** Neighbours on each side that a value between two frames is made of. */
const PAIRS = 8;
const HISTORY = 2 * PAIRS - 1;

/** Weights of the neighbours, from the nearest on: a half-band low-pass, passing to 9 kHz and 45 dB down from 16 kHz. Reference: sinc under a Hann window. */
const WEIGHTS = normalised(Array.from({ length: PAIRS }, (_, k) => ((k % 2 === 0 ? 1 : -1) / (PI * (k + 0.5))) * (0.5 + 0.5 * cos((PI * (k + 0.5)) / PAIRS))));

function normalised(weights: readonly number[]): Float64Array {
  const sum = weights.reduce((total, weight) => total + 2 * weight, 0);
  return Float64Array.from(weights, (weight) => weight / sum);
}

/** A sound at half its rate: what lies above 12 kHz is gone. */
export function halved(sound: Float32Array): Float32Array {
  const at = (i: number): number => (i < 0 || i >= sound.length ? 0 : sound[i]);
  return Float32Array.from({ length: Math.ceil(sound.length / 2) }, (_, n) => {
    let sum = at(2 * n);
    for (let k = 0; k < PAIRS; k++) sum += WEIGHTS[k] * (at(2 * n - 2 * k - 1) + at(2 * n + 2 * k + 1));
    return 0.5 * sum;
  });
}

/** Brings one channel that is rendered at half the rate back to the full one, a third of a millisecond later. */
export class Doubler {
  private readonly buffer = new Float64Array(HISTORY + HALF_FRAMES);

  /** Adds a control block at the full rate to out, from one at half of it. */
  add(half: Float32Array, out: Float32Array): void {
    const { buffer } = this;
    buffer.copyWithin(0, HALF_FRAMES);
    buffer.set(half, HISTORY);
    for (let n = 0; n < HALF_FRAMES; n++) {
      const centre = n + PAIRS - 1;
      let between = 0;
      for (let k = 0; k < PAIRS; k++) between += WEIGHTS[k] * (buffer[centre - k] + buffer[centre + 1 + k]);
      out[2 * n] += buffer[centre];
      out[2 * n + 1] += between;
    }
  }
}
