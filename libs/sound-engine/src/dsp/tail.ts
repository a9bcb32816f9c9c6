import { CONTROL_FRAMES, SAMPLE_RATE } from '../voice';
import { Allpass } from './delay';
import { DENORMAL_GUARD } from './denormal-guard';
import { pow } from './exact-math';
import { onePoleCoefficient } from './one-pole';

/** Delays of the lines, s. */
const LINE_PAIRS = [
  [0.0297, 0.0371],
  [0.0411, 0.0437],
  [0.0533, 0.0617],
] as const;
const DIFFUSERS = [0.005, 0.0017];

/**
 * Two lines that feed back into themselves, ever duller. Two at once: the processor works on one while the other waits
 * for its last output.
 */
class LinePair {
  private readonly first: Float32Array;
  private readonly second: Float32Array;
  private readonly feedbacks: readonly [number, number];
  private firstAt = 0;
  private secondAt = 0;
  /** Outputs of the low-passes in the loops. */
  private firstDulled = 0;
  private secondDulled = 0;

  /** @param delays seconds @param damping coefficient of the low-passes @param rate frames per second */
  constructor(
    delays: readonly [number, number],
    seconds: number,
    private readonly damping: number,
    rate: number,
  ) {
    this.first = new Float32Array(Math.round(delays[0] * rate));
    this.second = new Float32Array(Math.round(delays[1] * rate));
    this.feedbacks = [pow(10, (-3 * delays[0]) / seconds), pow(10, (-3 * delays[1]) / seconds)];
  }

  /** Adds to out[0..frames) what the lines give for input[0..frames). */
  add(input: Float32Array, out: Float32Array, frames: number): void {
    const { first, second, damping } = this;
    const keep = 1 - damping;
    const [a, b] = this.feedbacks;
    let { firstAt, secondAt, firstDulled, secondDulled } = this;
    for (let i = 0; i < frames; i++) {
      const x = input[i];
      const y = first[firstAt];
      const z = second[secondAt];
      out[i] += y + z;
      firstDulled = damping * y + DENORMAL_GUARD + keep * firstDulled;
      secondDulled = damping * z + DENORMAL_GUARD + keep * secondDulled;
      first[firstAt] = x + a * firstDulled;
      second[secondAt] = x + b * secondDulled;
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
 * Reverberation that belongs to a sound itself, as a drone's or a spell's; rooms are the mix's. Reference: Schroeder
 * (1962), Moorer (1979).
 */
export class Tail {
  private readonly lines: readonly LinePair[];
  private readonly diffusers: readonly Allpass[];
  private readonly sum = new Float32Array(CONTROL_FRAMES);

  /**
   * @param seconds t60 @param edge Hz from which it is duller with every turn @param fold 2 for blocks at half the rate
   */
  constructor(seconds: number, edge: number, fold = 1) {
    const rate = SAMPLE_RATE / fold;
    this.lines = LINE_PAIRS.map((delays) => new LinePair(delays, seconds, onePoleCoefficient(edge * fold), rate));
    this.diffusers = DIFFUSERS.map((delay) => new Allpass(delay * rate, 0.6));
  }

  /** Adds `wet` times the reverberation of a control block to it. */
  addTo(block: Float32Array, wet: number): void {
    const { sum } = this;
    const frames = block.length;
    sum.fill(0);
    for (const line of this.lines) line.add(block, sum, frames);
    for (const diffuser of this.diffusers) diffuser.process(sum, 0, frames);
    const gain = 0.35 * wet;
    for (let i = 0; i < frames; i++) block[i] += gain * sum[i];
  }
}
