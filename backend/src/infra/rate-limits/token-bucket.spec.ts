import fc from 'fast-check';
import { TokenBuckets } from './token-bucket';

describe('token buckets', () => {
  it('let a burst pass, then the steady rate, and say how long to wait', () => {
    const buckets = new TokenBuckets(20, 60);
    expect(Array.from({ length: 60 }, () => buckets.take('a', 0))).toEqual(Array(60).fill(0));
    expect(buckets.take('a', 0)).toBe(50);
    expect(buckets.take('a', 49)).toBeCloseTo(1);
    expect(buckets.take('a', 50)).toBe(0);
    expect(buckets.take('a', 50)).toBe(50);
    expect(buckets.take('b', 50)).toBe(0);
  });

  it('never let more pass in any stretch of time than the burst and the rate allow', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 30, noNaN: true }), { maxLength: 400 }), (gaps) => {
        const buckets = new TokenBuckets(20, 60);
        let now = 0;
        const passed = gaps.map((gap) => (now += gap)).filter((at) => buckets.take('a', at) === 0);
        return passed.every((end, i) =>
          passed.slice(0, i + 1).every((start, j) => i - j + 1 <= 60 + (end - start) / 50 + 1e-3),
        );
      }),
      { numRuns: 100 },
    );
  });
});
