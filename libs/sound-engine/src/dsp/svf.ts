import { SAMPLE_RATE } from '../voice';
import { clamp, PI, tan } from './exact-math';

/**
 * State-variable filter whose cut-off may sweep without clicks. After `tick(x)` read `low`, `band` or `high`.
 * Reference: Zavalishin, The Art of VA Filter Design (trapezoidal integration); Simper, Cytomic.
 */
export class Svf {
  private g = 0;
  private k = 1;
  private a1 = 1;
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
    this.g = tan((PI * clamp(frequency, 1, SAMPLE_RATE * 0.49)) / SAMPLE_RATE);
    this.k = 1 / q;
    this.a1 = 1 / (1 + this.g * (this.g + this.k));
  }

  tick(x: number): void {
    const g = this.g;
    const v1 = this.a1 * (this.s1 + g * (x - this.s2));
    const v2 = this.s2 + g * v1;
    this.s1 = 2 * v1 - this.s1 + 1e-20;
    this.s2 = 2 * v2 - this.s2;
    this.low = v2;
    this.band = v1 * this.k;
    this.high = x - this.k * v1 - v2;
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
    const { g, a1 } = this;
    const scale = this.k * gain;
    let { s1, s2 } = this;
    for (let i = from; i < to; i++) {
      const v1 = a1 * (s1 + g * (buffer[i] - s2));
      const v2 = s2 + g * v1;
      s1 = 2 * v1 - s1 + 1e-20;
      s2 = 2 * v2 - s2;
      buffer[i] = v1 * scale;
    }
    this.s1 = s1;
    this.s2 = s2;
  }

  /** Replaces buffer[from..to) by its low-pass. */
  lowPassBlock(buffer: Float32Array, from: number, to: number): void {
    const { g, a1 } = this;
    let { s1, s2 } = this;
    for (let i = from; i < to; i++) {
      const v1 = a1 * (s1 + g * (buffer[i] - s2));
      const v2 = s2 + g * v1;
      s1 = 2 * v1 - s1 + 1e-20;
      s2 = 2 * v2 - s2;
      buffer[i] = v2;
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
