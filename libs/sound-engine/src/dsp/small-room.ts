import { CONTROL_FRAMES, SAMPLE_RATE } from '../voice';
import { exp } from './exact-math';

/** Whole, mutually prime numbers of frames between 23 and 37 ms. */
const LENGTH_PAIRS = [[1117, 1301], [1499, 1753]] as const;
/** Share of the last output that each loop keeps: its low-pass. */
const DAMPING = 0.4;

/** Shared by all rooms of the thread: filled and read within one block. */
const echoes = new Float32Array(CONTROL_FRAMES);

/** Two damped echoes that feed back into themselves, heard with opposite signs. Two at once, as neither waits for the other. */
class EchoPair {
  private readonly first: Float32Array;
  private readonly second: Float32Array;
  private readonly feedbacks: readonly [number, number];
  private firstAt = 0;
  private secondAt = 0;
  private firstDulled = 0;
  private secondDulled = 0;

  constructor([first, second]: readonly [number, number], t60: number) {
    this.first = new Float32Array(first);
    this.second = new Float32Array(second);
    this.feedbacks = [exp((-6.907755 * first) / (t60 * SAMPLE_RATE)), exp((-6.907755 * second) / (t60 * SAMPLE_RATE))];
  }

  /** Adds to out[0..frames) `gain` times what comes back of input[from..from + frames). */
  add(input: Float32Array, from: number, out: Float32Array, frames: number, gain: number): void {
    const { first, second } = this;
    const [a, b] = this.feedbacks;
    let { firstAt, secondAt, firstDulled, secondDulled } = this;
    for (let i = 0; i < frames; i++) {
      const x = input[from + i];
      firstDulled = (1 - DAMPING) * first[firstAt] + 1e-20 + DAMPING * firstDulled;
      secondDulled = (1 - DAMPING) * second[secondAt] + 1e-20 + DAMPING * secondDulled;
      const y = a * firstDulled;
      const z = b * secondDulled;
      first[firstAt] = x + y;
      second[secondAt] = x + z;
      out[i] += gain * (y - z);
      if (++firstAt === first.length) firstAt = 0;
      if (++secondAt === second.length) secondAt = 0;
    }
    this.firstAt = firstAt;
    this.secondAt = secondAt;
    this.firstDulled = firstDulled;
    this.secondDulled = secondDulled;
  }
}

/**
 * The little room that a close recording brings along: four damped echoes in parallel. Not a hall; the scene has its own.
 * Reference: Schroeder (1962), comb reverberator.
 */
export class SmallRoom {
  private readonly pairs: readonly EchoPair[];

  /** @param t60 seconds @param wet level of the echoes against the direct sound */
  constructor(t60: number, private readonly wet: number) {
    this.pairs = LENGTH_PAIRS.map((lengths) => new EchoPair(lengths, t60));
  }

  /** Adds the room to buffer[from..to) in place. */
  process(buffer: Float32Array, from: number, to: number): void {
    for (let at = from; at < to; at += CONTROL_FRAMES) this.answer(buffer, at, Math.min(to, at + CONTROL_FRAMES));
  }

  private answer(buffer: Float32Array, from: number, to: number): void {
    echoes.fill(0);
    // Signs that differ keep the echoes from adding up to a colour.
    for (const pair of this.pairs) pair.add(buffer, from, echoes, to - from, 0.5 * this.wet);
    for (let i = from; i < to; i++) buffer[i] += echoes[i - from];
  }
}
