import { CONTROL_FRAMES, SAMPLE_RATE } from '../voice';
import { Comb } from './delay';
import { exp } from './exact-math';

/** Whole, mutually prime numbers of frames between 23 and 37 ms. */
const LENGTHS = [1117, 1301, 1499, 1753] as const;

/** Shared by all rooms of the thread: filled and read within one block. */
const echoes = new Float32Array(CONTROL_FRAMES);

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
    for (let at = from; at < to; at += CONTROL_FRAMES) this.answer(buffer, at, Math.min(to, at + CONTROL_FRAMES));
  }

  private answer(buffer: Float32Array, from: number, to: number): void {
    const gain = 0.5 * this.wet;
    echoes.fill(0);
    // Signs that differ keep the echoes from adding up to a colour.
    this.combs.forEach((comb, k) => comb.addEcho(buffer, from, echoes, to - from, k % 2 === 0 ? gain : -gain));
    for (let i = from; i < to; i++) buffer[i] += echoes[i - from];
  }
}
