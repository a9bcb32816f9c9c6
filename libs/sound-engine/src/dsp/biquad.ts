import { SAMPLE_RATE } from '../voice';
import { DENORMAL_GUARD } from './denormal-guard';
import { clamp, cos, dbToGain, sin, TWO_PI } from './exact-math';

/**
 * Second-order filter, direct form I: of the forms the one in which a sample waits least for the one before it. Retune
 * at most once per control block; for sweeps take the Svf. Reference: R. Bristow-Johnson, Audio EQ Cookbook.
 */
export class Biquad {
  private b0 = 1;
  private b1 = 0;
  private b2 = 0;
  private a1 = 0;
  private a2 = 0;
  /** The last two inputs and outputs. */
  private x1 = 0;
  private x2 = 0;
  private y1 = 0;
  private y2 = 0;

  static lowPass(frequency: number, q = 0.7071): Biquad {
    return new Biquad().lowPass(frequency, q);
  }

  static highPass(frequency: number, q = 0.7071): Biquad {
    return new Biquad().highPass(frequency, q);
  }

  /** Peak gain 1 at any Q. */
  static bandPass(frequency: number, q: number): Biquad {
    return new Biquad().bandPass(frequency, q);
  }

  static peak(frequency: number, q: number, gainDb: number): Biquad {
    return new Biquad().peak(frequency, q, gainDb);
  }

  static lowShelf(frequency: number, gainDb: number): Biquad {
    return new Biquad().lowShelf(frequency, gainDb);
  }

  static highShelf(frequency: number, gainDb: number): Biquad {
    return new Biquad().highShelf(frequency, gainDb);
  }

  lowPass(frequency: number, q = 0.7071): this {
    const { c, alpha } = angle(frequency, q);
    return this.normalise((1 - c) / 2, 1 - c, (1 - c) / 2, 1 + alpha, -2 * c, 1 - alpha);
  }

  highPass(frequency: number, q = 0.7071): this {
    const { c, alpha } = angle(frequency, q);
    return this.normalise((1 + c) / 2, -1 - c, (1 + c) / 2, 1 + alpha, -2 * c, 1 - alpha);
  }

  bandPass(frequency: number, q: number): this {
    const { c, alpha } = angle(frequency, q);
    return this.normalise(alpha, 0, -alpha, 1 + alpha, -2 * c, 1 - alpha);
  }

  notch(frequency: number, q: number): this {
    const { c, alpha } = angle(frequency, q);
    return this.normalise(1, -2 * c, 1, 1 + alpha, -2 * c, 1 - alpha);
  }

  peak(frequency: number, q: number, gainDb: number): this {
    const { c, alpha } = angle(frequency, q);
    const root = dbToGain(gainDb / 2);
    return this.normalise(1 + alpha * root, -2 * c, 1 - alpha * root, 1 + alpha / root, -2 * c, 1 - alpha / root);
  }

  /** Shelf slope 1. */
  lowShelf(frequency: number, gainDb: number): this {
    const { c, alpha } = angle(frequency, 0.7071);
    const a = dbToGain(gainDb / 2);
    const r = 2 * Math.sqrt(a) * alpha;
    return this.normalise(
      a * (a + 1 - (a - 1) * c + r),
      2 * a * (a - 1 - (a + 1) * c),
      a * (a + 1 - (a - 1) * c - r),
      a + 1 + (a - 1) * c + r,
      -2 * (a - 1 + (a + 1) * c),
      a + 1 + (a - 1) * c - r,
    );
  }

  highShelf(frequency: number, gainDb: number): this {
    const { c, alpha } = angle(frequency, 0.7071);
    const a = dbToGain(gainDb / 2);
    const r = 2 * Math.sqrt(a) * alpha;
    return this.normalise(
      a * (a + 1 + (a - 1) * c + r),
      -2 * a * (a - 1 + (a + 1) * c),
      a * (a + 1 + (a - 1) * c - r),
      a + 1 - (a - 1) * c + r,
      2 * (a - 1 - (a + 1) * c),
      a + 1 - (a - 1) * c - r,
    );
  }

  tick(x: number): number {
    const y =
      this.b0 * x + this.b1 * this.x1 + this.b2 * this.x2 + DENORMAL_GUARD - this.a2 * this.y2 - this.a1 * this.y1;
    this.x2 = this.x1;
    this.x1 = x;
    this.y2 = this.y1;
    this.y1 = y;
    return y;
  }

  /** Filters buffer[from..to) in place. */
  process(buffer: Float32Array, from: number, to: number): void {
    this.processInto(buffer, buffer, from, to);
  }

  /** Writes what it makes of input[from..to) into out[from..to). */
  processInto(input: Float32Array, out: Float32Array, from: number, to: number): void {
    const { b0, b1, b2, a1, a2 } = this;
    let { x1, x2, y1, y2 } = this;
    for (let i = from; i < to; i++) {
      const x = input[i];
      const y = b0 * x + b1 * x1 + b2 * x2 + DENORMAL_GUARD - a2 * y2 - a1 * y1;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      out[i] = y;
    }
    this.x1 = x1;
    this.x2 = x2;
    this.y1 = y1;
    this.y2 = y2;
  }

  /**
   * Filters left[from..to) here and right[from..to) with `other` in place: two at once, as neither waits for the
   * other's last output.
   */
  processWith(other: Biquad, left: Float32Array, right: Float32Array, from: number, to: number): void {
    const { b0, b1, b2, a1, a2 } = this;
    const { b0: c0, b1: c1, b2: c2, a1: d1, a2: d2 } = other;
    let { x1, x2, y1, y2 } = this;
    let { x1: u1, x2: u2, y1: v1, y2: v2 } = other;
    for (let i = from; i < to; i++) {
      const x = left[i];
      const u = right[i];
      const y = b0 * x + b1 * x1 + b2 * x2 + DENORMAL_GUARD - a2 * y2 - a1 * y1;
      const v = c0 * u + c1 * u1 + c2 * u2 + DENORMAL_GUARD - d2 * v2 - d1 * v1;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      u2 = u1;
      u1 = u;
      v2 = v1;
      v1 = v;
      left[i] = y;
      right[i] = v;
    }
    this.x1 = x1;
    this.x2 = x2;
    this.y1 = y1;
    this.y2 = y2;
    other.x1 = u1;
    other.x2 = u2;
    other.y1 = v1;
    other.y2 = v2;
  }

  reset(): void {
    this.x1 = 0;
    this.x2 = 0;
    this.y1 = 0;
    this.y2 = 0;
  }

  private normalise(b0: number, b1: number, b2: number, a0: number, a1: number, a2: number): this {
    this.b0 = b0 / a0;
    this.b1 = b1 / a0;
    this.b2 = b2 / a0;
    this.a1 = a1 / a0;
    this.a2 = a2 / a0;
    return this;
  }
}

function angle(frequency: number, q: number): { c: number; alpha: number } {
  const w = (TWO_PI * clamp(frequency, 1, SAMPLE_RATE * 0.49)) / SAMPLE_RATE;
  return { c: cos(w), alpha: sin(w) / (2 * q) };
}
