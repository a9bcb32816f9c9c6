import { SAMPLE_RATE } from '../voice';
import { DENORMAL_GUARD } from './denormal-guard';
import { exp, TWO_PI } from './exact-math';

/** Coefficient of a one-pole low-pass with its -3 dB point at `frequency` Hz. */
export function onePoleCoefficient(frequency: number): number {
  return 1 - exp((-TWO_PI * frequency) / SAMPLE_RATE);
}

/** Coefficient of a follower that reaches 63 % of a step after `seconds`. */
export function smoothingCoefficient(seconds: number): number {
  return seconds <= 0 ? 1 : 1 - exp(-1 / (seconds * SAMPLE_RATE));
}

/** First-order low-pass, 6 dB/octave; `highPass` gives the rest of the signal. */
export class OnePole {
  private a: number;
  /** Output of the low-pass. */
  private y = 0;

  /** @param frequency Hz, 0.01..24000 */
  constructor(frequency: number) {
    this.a = onePoleCoefficient(frequency);
  }

  setFrequency(frequency: number): void {
    this.a = onePoleCoefficient(frequency);
  }

  lowPass(x: number): number {
    return (this.y = this.a * x + DENORMAL_GUARD + (1 - this.a) * this.y);
  }

  highPass(x: number): number {
    this.y = this.a * x + DENORMAL_GUARD + (1 - this.a) * this.y;
    return x - this.y;
  }

  /** Low-passes buffer[from..to) in place. */
  lowPassBlock(buffer: Float32Array, from: number, to: number): void {
    const a = this.a;
    const keep = 1 - a;
    let y = this.y;
    for (let i = from; i < to; i++) {
      y = a * buffer[i] + DENORMAL_GUARD + keep * y;
      buffer[i] = y;
    }
    this.y = y;
  }

  /**
   * Low-passes left[from..to) here and right[from..to) with `other` in place: two at once, as neither waits for the
   * other's last output.
   */
  lowPassPair(other: OnePole, left: Float32Array, right: Float32Array, from: number, to: number): void {
    const a = this.a;
    const keep = 1 - a;
    const b = other.a;
    const otherKeep = 1 - b;
    let y = this.y;
    let z = other.y;
    for (let i = from; i < to; i++) {
      y = a * left[i] + DENORMAL_GUARD + keep * y;
      z = b * right[i] + DENORMAL_GUARD + otherKeep * z;
      left[i] = y;
      right[i] = z;
    }
    this.y = y;
    other.y = z;
  }

  /** High-passes buffer[from..to) in place. */
  highPassBlock(buffer: Float32Array, from: number, to: number): void {
    const a = this.a;
    const keep = 1 - a;
    let y = this.y;
    for (let i = from; i < to; i++) {
      const x = buffer[i];
      y = a * x + DENORMAL_GUARD + keep * y;
      buffer[i] = x - y;
    }
    this.y = y;
  }

  reset(): void {
    this.y = 0;
  }
}
