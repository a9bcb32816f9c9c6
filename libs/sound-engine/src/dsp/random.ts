import { exp, log, pow } from './exact-math';
import { xorshift, XORSHIFT_TO_UNIT } from './xorshift';

/**
 * One 32-bit seed from a seed and any parts (names, indexes), well mixed: neighbouring inputs give unrelated streams.
 * Reference: MurmurHash3 (Appleby), 32-bit, one block per number or character.
 */
export function hash32(seed: number, ...parts: readonly (number | string)[]): number {
  let hash = seed >>> 0;
  let length = 0;
  const mix = (block: number): void => {
    let k = Math.imul(block, 0xcc9e2d51);
    k = (k << 15) | (k >>> 17);
    hash ^= Math.imul(k, 0x1b873593);
    hash = (hash << 13) | (hash >>> 19);
    hash = (Math.imul(hash, 5) + 0xe6546b64) | 0;
    length += 4;
  };
  for (const part of parts) {
    if (typeof part === 'number') mix(part | 0);
    else {
      for (let i = 0; i < part.length; i++) mix(part.charCodeAt(i));
      mix(0x10000 + part.length);
    }
  }
  hash ^= length;
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  hash ^= hash >>> 16;
  return hash >>> 0;
}

/** Seeded random numbers. Reference: Marsaglia, "Xorshift RNGs" (2003), triple 13, 17, 5. */
export class Random {
  /** Never 0; advanced by every draw. */
  private state: number;

  /** @param variety factor on the spread of `logNormal`: how unlike the events of one individual are */
  constructor(
    seed: number,
    private readonly variety = 1,
  ) {
    this.state = hash32(seed, 0x9e3779b9) | 0 || 0x6d2b79f5;
  }

  /** Signed 32-bit integer, never 0. */
  next(): number {
    let s = this.state;
    s = xorshift(s);
    this.state = s;
    return s;
  }

  /** [0, 1). */
  uniform(): number {
    return (this.next() >>> 0) / 4294967296;
  }

  /** (-1, 1). */
  bipolar(): number {
    return this.next() * XORSHIFT_TO_UNIT;
  }

  /** [min, max). */
  range(min: number, max: number): number {
    return min + (max - min) * this.uniform();
  }

  /** Integer in [0, count). */
  integer(count: number): number {
    return Math.floor(this.uniform() * count);
  }

  chance(probability: number): boolean {
    return this.uniform() < probability;
  }

  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError('items must not be empty');
    return items[this.integer(items.length)];
  }

  /** Mean 0, standard deviation 1. Reference: Marsaglia polar method. */
  gaussian(): number {
    for (;;) {
      const u = this.bipolar();
      const v = this.bipolar();
      const s = u * u + v * v;
      if (s > 0 && s < 1) return u * Math.sqrt((-2 * log(s)) / s);
    }
  }

  /** Mean 1. */
  exponential(): number {
    return -log(1 - this.uniform());
  }

  /** At least 1, tail exponent alpha: a small alpha gives a few very large values. */
  pareto(alpha: number): number {
    return pow(1 - this.uniform(), -1 / alpha);
  }

  /** Factor around 1: e^(sigma N), with the variety's part of sigma. */
  logNormal(sigma: number): number {
    return exp(this.variety * sigma * this.gaussian());
  }

  /** Seed for a stream of its own; advances this one by one draw. */
  fork(...parts: readonly (number | string)[]): number {
    return hash32(this.next(), ...parts);
  }
}
