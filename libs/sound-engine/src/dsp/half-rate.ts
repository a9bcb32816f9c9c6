import { CONTROL_FRAMES } from '../voice';
import type { Block, Grain } from './control-voice';
import { cos, PI } from './exact-math';

/** Frames of a control block at half the rate. */
export const HALF_FRAMES = CONTROL_FRAMES / 2;

/** Neighbours on each side that a value between two frames is made of. */
const PAIRS = 8;
const HISTORY = 2 * PAIRS - 1;

/**
 * Weights of the neighbours, from the nearest on: a half-band low-pass, passing to 9 kHz and 45 dB down from 16 kHz.
 * Reference: sinc under a Hann window.
 */
const WEIGHTS = normalised(
  Array.from(
    { length: PAIRS },
    (_, k) => ((k % 2 === 0 ? 1 : -1) / (PI * (k + 0.5))) * (0.5 + 0.5 * cos((PI * (k + 0.5)) / PAIRS)),
  ),
);

function normalised(weights: readonly number[]): Float64Array {
  const sum = weights.reduce((total, weight) => total + 2 * weight, 0);
  return Float64Array.from(weights, (weight) => weight / sum);
}

/** A sound at half its rate: what lies above 12 kHz is gone. */
export function halved(sound: Float32Array): Float32Array {
  const padded = new Float32Array(sound.length + 2 * HISTORY + 1);
  padded.set(sound, HISTORY);
  const half = new Float32Array(Math.ceil(sound.length / 2));
  for (let n = 0, centre = HISTORY; n < half.length; n++, centre += 2) {
    let sum = padded[centre];
    for (let k = 0, apart = 1; k < PAIRS; k++, apart += 2)
      sum += WEIGHTS[k] * (padded[centre - apart] + padded[centre + apart]);
    half[n] = 0.5 * sum;
  }
  return half;
}

/** The same, each by its name: a loop over them costs twice as much. */
const W0 = WEIGHTS[0],
  W1 = WEIGHTS[1],
  W2 = WEIGHTS[2],
  W3 = WEIGHTS[3],
  W4 = WEIGHTS[4],
  W5 = WEIGHTS[5],
  W6 = WEIGHTS[6],
  W7 = WEIGHTS[7];

/** Brings one channel that is rendered at half the rate back to the full one, a third of a millisecond later. */
export class Doubler {
  private readonly buffer = new Float64Array(HISTORY + HALF_FRAMES);

  /** Adds a control block at the full rate to out, from one at half of it. */
  add(half: Float32Array, out: Float32Array): void {
    const { buffer } = this;
    buffer.copyWithin(0, HALF_FRAMES);
    buffer.set(half, HISTORY);
    for (let n = 0; n < HALF_FRAMES; n++) {
      const near =
        W0 * (buffer[n + 7] + buffer[n + 8]) +
        W1 * (buffer[n + 6] + buffer[n + 9]) +
        (W2 * (buffer[n + 5] + buffer[n + 10]) + W3 * (buffer[n + 4] + buffer[n + 11]));
      const far =
        W4 * (buffer[n + 3] + buffer[n + 12]) +
        W5 * (buffer[n + 2] + buffer[n + 13]) +
        (W6 * (buffer[n + 1] + buffer[n + 14]) + W7 * (buffer[n] + buffer[n + 15]));
      out[2 * n] += buffer[n + PAIRS - 1];
      out[2 * n + 1] += near + far;
    }
  }
}

/** A grain made for half the rate, into a block of its own. */
export class HalfRate implements Grain {
  constructor(
    private readonly grain: Grain,
    private readonly block: Block,
  ) {}

  add(_: Block, from: number, to: number): boolean {
    return this.grain.add(this.block, from >> 1, to >> 1);
  }
}
