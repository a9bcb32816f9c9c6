import { SAMPLE_RATE } from '../voice';
import { DENORMAL_GUARD } from './denormal-guard';
import { clamp, PI, tan } from './exact-math';

/**
 * State-variable filter whose cut-off may sweep without clicks. After `tick(x)` read `low`, `band` or `high`.
 * Reference: Zavalishin, The Art of VA Filter Design (trapezoidal integration); Simper, Cytomic. Written out as the
 * next states from the last ones, which shortens the chain of operations that each sample waits for to a third.
 */
export class Svf {
  private k = 1;
  /**
   * What the first state keeps of itself, gives to the second and takes of the input; what the second keeps and takes
   * of the input.
   */
  private keep1 = 1;
  private pass = 0;
  private keep2 = 1;
  private feed2 = 0;
  private s1 = 0;
  private s2 = 0;
  low = 0;
  /** Band-pass with peak gain 1. */
  band = 0;
  high = 0;

  /** @param frequency Hz @param q 0.3..200 */
  constructor(frequency: number, q: number) {
    this.set(frequency, q);
  }

  set(frequency: number, q: number): void {
    const g = tan((PI * clamp(frequency, 1, SAMPLE_RATE * 0.49)) / SAMPLE_RATE);
    this.k = 1 / q;
    const a1 = 1 / (1 + g * (g + this.k));
    this.keep1 = 2 * a1 - 1;
    this.pass = 2 * a1 * g;
    this.feed2 = this.pass * g;
    this.keep2 = 1 - this.feed2;
  }

  tick(x: number): void {
    const { s1, s2, pass } = this;
    const next1 = pass * x + DENORMAL_GUARD - pass * s2 + this.keep1 * s1;
    const next2 = this.feed2 * x + this.keep2 * s2 + pass * s1;
    this.s1 = next1;
    this.s2 = next2;
    this.low = 0.5 * (s2 + next2);
    this.band = 0.5 * this.k * (s1 + next1);
    this.high = x - this.band - this.low;
  }

  lowPass(x: number): number {
    this.tick(x);
    return this.low;
  }

  bandPass(x: number): number {
    this.tick(x);
    return this.band;
  }

  highPass(x: number): number {
    this.tick(x);
    return this.high;
  }

  /** Replaces buffer[from..to) by its band-pass times `gain`. */
  bandPassBlock(buffer: Float32Array, from: number, to: number, gain = 1): void {
    const { keep1, keep2, pass, feed2 } = this;
    const scale = 0.5 * this.k * gain;
    let { s1, s2 } = this;
    for (let i = from; i < to; i++) {
      const x = buffer[i];
      const next1 = pass * x + DENORMAL_GUARD - pass * s2 + keep1 * s1;
      s2 = feed2 * x + keep2 * s2 + pass * s1;
      buffer[i] = scale * (s1 + next1);
      s1 = next1;
    }
    this.s1 = s1;
    this.s2 = s2;
  }

  /** Adds input's band-pass times `gain` to out[from..to): for resonances side by side. */
  addBandPass(input: Float32Array, out: Float32Array, from: number, to: number, gain: number): void {
    const { keep1, keep2, pass, feed2 } = this;
    const scale = 0.5 * this.k * gain;
    let { s1, s2 } = this;
    for (let i = from; i < to; i++) {
      const x = input[i];
      const next1 = pass * x + DENORMAL_GUARD - pass * s2 + keep1 * s1;
      s2 = feed2 * x + keep2 * s2 + pass * s1;
      out[i] += scale * (s1 + next1);
      s1 = next1;
    }
    this.s1 = s1;
    this.s2 = s2;
  }

  /** The same with a gain that moves in a straight line from `before` to `after`. */
  addBandPassRamp(
    input: Float32Array,
    out: Float32Array,
    from: number,
    to: number,
    before: number,
    after: number,
  ): void {
    const { keep1, keep2, pass, feed2 } = this;
    const scale = 0.5 * this.k;
    const step = (scale * (after - before)) / (to - from);
    let gain = scale * before;
    let { s1, s2 } = this;
    for (let i = from; i < to; i++) {
      const x = input[i];
      const next1 = pass * x + DENORMAL_GUARD - pass * s2 + keep1 * s1;
      s2 = feed2 * x + keep2 * s2 + pass * s1;
      gain += step;
      out[i] += gain * (s1 + next1);
      s1 = next1;
    }
    this.s1 = s1;
    this.s2 = s2;
  }

  /**
   * The same for two channels, the second with `other` of the same tuning: neither waits for the other's last output.
   */
  addBandPassPair(
    other: Svf,
    inputs: readonly Float32Array[],
    outs: readonly Float32Array[],
    from: number,
    to: number,
    gain: number,
  ): void {
    const { keep1, keep2, pass, feed2 } = this;
    const scale = 0.5 * this.k * gain;
    const [first, second] = inputs;
    const [firstOut, secondOut] = outs;
    let { s1, s2 } = this;
    let { s1: t1, s2: t2 } = other;
    for (let i = from; i < to; i++) {
      const x = first[i];
      const y = second[i];
      const next1 = pass * x + DENORMAL_GUARD - pass * s2 + keep1 * s1;
      const nextT1 = pass * y + DENORMAL_GUARD - pass * t2 + keep1 * t1;
      s2 = feed2 * x + keep2 * s2 + pass * s1;
      t2 = feed2 * y + keep2 * t2 + pass * t1;
      firstOut[i] += scale * (s1 + next1);
      secondOut[i] += scale * (t1 + nextT1);
      s1 = next1;
      t1 = nextT1;
    }
    this.s1 = s1;
    this.s2 = s2;
    other.s1 = t1;
    other.s2 = t2;
  }

  /** Replaces buffer[from..to) by its low-pass. */
  lowPassBlock(buffer: Float32Array, from: number, to: number): void {
    const { keep1, keep2, pass, feed2 } = this;
    let { s1, s2 } = this;
    for (let i = from; i < to; i++) {
      const x = buffer[i];
      const next2 = feed2 * x + keep2 * s2 + pass * s1;
      s1 = pass * x + DENORMAL_GUARD - pass * s2 + keep1 * s1;
      buffer[i] = 0.5 * (s2 + next2);
      s2 = next2;
    }
    this.s1 = s1;
    this.s2 = s2;
  }

  /** Replaces buffer[from..to) by its high-pass. */
  highPassBlock(buffer: Float32Array, from: number, to: number): void {
    const { keep1, keep2, pass, feed2 } = this;
    const k = 0.5 * this.k;
    let { s1, s2 } = this;
    for (let i = from; i < to; i++) {
      const x = buffer[i];
      const next1 = pass * x + DENORMAL_GUARD - pass * s2 + keep1 * s1;
      const next2 = feed2 * x + keep2 * s2 + pass * s1;
      buffer[i] = x - k * (s1 + next1) - 0.5 * (s2 + next2);
      s1 = next1;
      s2 = next2;
    }
    this.s1 = s1;
    this.s2 = s2;
  }

  reset(): void {
    this.s1 = 0;
    this.s2 = 0;
    this.low = 0;
    this.band = 0;
    this.high = 0;
  }
}
