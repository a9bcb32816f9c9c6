import type { Syllable } from '../kernels/throat-calls';

/** The same syllable several times. */
export const times = (count: number, length: number, gap: number): Syllable[] =>
  Array.from({ length: count }, () => ({ length, gap }));

/** A throat without marks of its own. */
export const PLAIN = {
  f3: 2700,
  f4: 3900,
  bandwidth: 1,
  jitter: 0.02,
  shimmer: 0.08,
  breath: 0.1,
  drive: 1.5,
  openQuotient: 0.5,
  level: 0.1,
};
