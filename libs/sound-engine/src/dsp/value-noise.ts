import { exp } from './exact-math';
import { Random } from './random';

/**
 * Slow random modulation in about -1..1: a random value per knot, smoothstep between. Never periodic, unlike an LFO.
 */
export class ValueNoise {
  private readonly random: Random;
  /** Position between the two knots, 0..1. */
  private phase: number;
  private left: number;
  private right: number;

  /** @param rate knots per second */
  constructor(
    seed: number,
    private rate: number,
  ) {
    this.random = new Random(seed);
    this.left = this.random.bipolar();
    this.right = this.random.bipolar();
    this.phase = this.random.uniform();
  }

  setRate(rate: number): void {
    this.rate = rate;
  }

  /** Value now, then moves on by `seconds`. */
  next(seconds: number): number {
    const t = this.phase;
    const value = this.left + (this.right - this.left) * t * t * (3 - 2 * t);
    this.phase += this.rate * seconds;
    while (this.phase >= 1) {
      this.phase -= 1;
      this.left = this.right;
      this.right = this.random.bipolar();
    }
    return value;
  }
}

/**
 * Two octaves of value noise (rate, and five times the rate at 0.4): gusts with flutter. Reference: slow modulation
 * (docs/parameter-search.md).
 */
export class FractalNoiseLfo {
  private readonly slow: ValueNoise;
  private readonly fast: ValueNoise;

  constructor(seed: number, rate: number) {
    this.slow = new ValueNoise(seed, rate);
    this.fast = new ValueNoise(seed ^ 0x5bd1e995, rate * 5);
  }

  setRate(rate: number): void {
    this.slow.setRate(rate);
    this.fast.setRate(rate * 5);
  }

  /** About -1..1, then moves on by `seconds`. */
  next(seconds: number): number {
    return (this.slow.next(seconds) + 0.4 * this.fast.next(seconds)) / 1.4;
  }

  /** Gain e^(depth · noise): its mean level holds while it peaks. */
  gain(seconds: number, depth: number): number {
    return exp(depth * this.next(seconds));
  }
}
