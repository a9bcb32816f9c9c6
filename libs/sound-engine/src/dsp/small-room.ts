import { SAMPLE_RATE } from '../voice';
import { Comb } from './delay';
import { exp } from './exact-math';

/** Whole, mutually prime numbers of frames between 23 and 37 ms. */
const LENGTHS = [1117, 1301, 1499, 1753] as const;

/**
 * The little room that a close recording brings along: four damped echoes in parallel. Not a hall; the scene has its own.
 * Reference: Schroeder (1962), comb reverberator.
 */
export class SmallRoom {
  private readonly combs: readonly Comb[];

  /** @param t60 seconds @param wet level of the echoes against the direct sound */
  constructor(t60: number, private readonly wet: number) {
    this.combs = LENGTHS.map((frames) => new Comb(frames, exp((-6.907755 * frames) / (t60 * SAMPLE_RATE)), 0.4));
  }

  /** Adds the room to buffer[from..to) in place. */
  process(buffer: Float32Array, from: number, to: number): void {
    const [a, b, c, d] = this.combs;
    const gain = 0.5 * this.wet;
    for (let i = from; i < to; i++) {
      const x = buffer[i];
      // The combs' direct parts cancel in pairs: only what comes back is added.
      buffer[i] = x + gain * (a.tick(x) - b.tick(x) + c.tick(x) - d.tick(x));
    }
  }
}
