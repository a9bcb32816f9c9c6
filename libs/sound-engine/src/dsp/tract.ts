import { SAMPLE_RATE } from '../voice';
import { DENORMAL_GUARD } from './denormal-guard';
import { cos, exp, PI, TWO_PI } from './exact-math';

/** The four that are given stay inside the band that can be heard. */
const HIGHEST_RESONANCE = 11_000;
const GIVEN = 4;

/** Resonances in series, each with gain 1 at 0 Hz; retuned with its output history kept, so that it can move. */
export class Tract {
  private readonly a: Float64Array;
  private readonly b: Float64Array;
  private readonly c: Float64Array;
  private readonly y1: Float64Array;
  private readonly y2: Float64Array;

  /**
   * @param upper resonances above the fourth as [frequency, bandwidth] in Hz, an even number of them; they stay where
   *   they are
   */
  constructor(upper: readonly (readonly [number, number])[] = []) {
    const count = GIVEN + upper.length;
    this.a = new Float64Array(count);
    this.b = new Float64Array(count);
    this.c = new Float64Array(count);
    this.y1 = new Float64Array(count);
    this.y2 = new Float64Array(count);
    upper.forEach(([frequency, bandwidth], k) => this.set(GIVEN + k, frequency, bandwidth));
  }

  /** Moves one of the first four resonances, 0..3, to a frequency and bandwidth in Hz. */
  tune(index: number, frequency: number, bandwidth: number): void {
    this.set(index, Math.min(HIGHEST_RESONANCE, frequency), bandwidth);
  }

  private set(index: number, frequency: number, bandwidth: number): void {
    const r = exp((-PI * bandwidth) / SAMPLE_RATE);
    this.b[index] = 2 * r * cos((TWO_PI * frequency) / SAMPLE_RATE);
    this.c[index] = -r * r;
    this.a[index] = 1 - this.b[index] - this.c[index];
  }

  /** Replaces buffer[from..to) by what the throat makes of it. */
  process(buffer: Float32Array, from: number, to: number): void {
    for (let k = 0; k < this.a.length; k += 2) this.resonate(k, buffer, from, to);
  }

  /** Two resonances at once: the processor works on one while the other waits for its last output. */
  private resonate(k: number, buffer: Float32Array, from: number, to: number): void {
    const { a, b, c, y1, y2 } = this;
    const a1 = a[k],
      b1 = b[k],
      c1 = c[k];
    const a2 = a[k + 1],
      b2 = b[k + 1],
      c2 = c[k + 1];
    let p = y1[k];
    let p2 = y2[k];
    let q = y1[k + 1];
    let q2 = y2[k + 1];
    for (let i = from; i < to; i++) {
      const x = a1 * buffer[i] + c1 * p2 + DENORMAL_GUARD + b1 * p;
      p2 = p;
      p = x;
      const y = a2 * x + c2 * q2 + b2 * q;
      q2 = q;
      q = y;
      buffer[i] = y;
    }
    y1[k] = p;
    y2[k] = p2;
    y1[k + 1] = q;
    y2[k + 1] = q2;
  }
}
