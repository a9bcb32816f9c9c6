import { gated, logShares, quickExp, toShares } from './shares';

describe('shares of scores', () => {
  it('come of exponentials that are right to eight digits', () => {
    for (let x = -40; x <= 40; x += 0.173) expect(Math.abs(quickExp(x) / Math.exp(x) - 1)).toBeLessThan(2e-8);
    expect(quickExp(-1e9)).toBe(0);
  });

  it('add up to one, as logarithms too, however large the scores are', () => {
    const scores = Float64Array.of(900, 901, 897);
    const logs = logShares(scores);
    toShares(scores);
    expect(scores.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    scores.forEach((share, at) => {
      expect(Math.exp(logs[at] ?? 0)).toBeCloseTo(share, 7);
    });
  });

  it('open and close the first half of each row by the second', () => {
    expect(
      [...gated(Float64Array.of(1, 2, 0, 100, 3, 4, -100, 0), 2)].map((value) => Number(value.toFixed(6))),
    ).toEqual([0.5, 2, 0, 2]);
  });
});
