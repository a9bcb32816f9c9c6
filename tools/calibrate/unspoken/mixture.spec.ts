import { discrepancy, likenessOf, mixtureOf, onSimplex } from './mixture.mjs';

interface Heard {
  y: number[];
  f: number[];
}

/** Draws that are the same every time (Lehmer). */
function gaussians(): () => number {
  let state = 1;
  const uniform = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  return () => Array.from({ length: 12 }, uniform).reduce((sum, value) => sum + value, -6);
}

const likeness = likenessOf({ y: 2, f: 2, deviations: [1] });

describe('the mixture of takes that is most like recordings', () => {
  it('has weights of which none is negative and that are 1 together', () => {
    expect(onSimplex([0.5, 0.5])).toEqual([0.5, 0.5]);
    expect(onSimplex([2, -1, 0])).toEqual([1, 0, 0]);
    expect(onSimplex([0.6, 0.8]).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1);
  });

  it('takes from two kinds what recordings have of each, and nothing of a third', () => {
    const gaussian = gaussians();
    const heard = (middle: number): Heard => ({ y: [middle + 0.3 * gaussian()], f: [middle + 0.3 * gaussian()] });
    const many = (count: number, middle: number) => Array.from({ length: count }, () => heard(middle));
    const recordings = [...many(30, 0), ...many(10, 4)];
    const weights: number[] = mixtureOf([...many(8, 0), ...many(8, 4), ...many(8, -5)], recordings, likeness);
    const [first, second, third] = [0, 8, 16].map((at) =>
      weights.slice(at, at + 8).reduce((sum, weight) => sum + weight, 0),
    );
    expect(first).toBeGreaterThan(0.6);
    expect(second).toBeGreaterThan(0.15);
    expect(third).toBeLessThan(0.02);
  });

  it('lies at no distance from sounds that are drawn as it is, and at one from others', () => {
    const gaussian = gaussians();
    const many = (middle: number): Heard[] =>
      Array.from({ length: 60 }, () => ({ y: [middle + gaussian()], f: [gaussian()] }));
    const even = Array.from({ length: 60 }, () => 1 / 60);
    expect(Math.abs(discrepancy(many(0), even, many(0), likeness))).toBeLessThan(0.05);
    expect(discrepancy(many(0), even, many(3), likeness)).toBeGreaterThan(0.3);
  });
});
