import { bell, contourAt, hann, pointsAt, raisedCosine, t60Factor, tauFactor } from './envelope';

describe('envelope', () => {
  it('decays by 60 dB in t60 and to 1/e in tau', () => {
    expect(20 * Math.log10(t60Factor(0.5) ** 24_000)).toBeCloseTo(-60, 6);
    expect(tauFactor(0.1) ** 4800).toBeCloseTo(Math.exp(-1), 10);
  });

  it('has windows with the promised ends', () => {
    expect([raisedCosine(-1), raisedCosine(0), raisedCosine(2)]).toEqual([0, 0, 1]);
    expect(raisedCosine(0.5)).toBeCloseTo(0.5, 12);
    expect(hann(0.5)).toBeCloseTo(1, 12);
    expect(hann(1)).toBe(0);
    expect(bell(0)).toBe(1);
    expect(bell(2)).toBeLessThan(0.02);
  });

  it('reads curves inside, at and beyond their points', () => {
    const points: [number, number][] = [
      [0, 100],
      [1, 400],
      [2, 200],
    ];
    expect(pointsAt(points, -1)).toBe(100);
    expect(pointsAt(points, 0.5)).toBe(250);
    expect(pointsAt(points, 0.5, true)).toBeCloseTo(200, 9);
    expect(pointsAt(points, 9)).toBe(200);
    expect(contourAt([1, 3], 0.5)).toBe(2);
    expect(contourAt([1, 3, 2], 1)).toBe(2);
    expect(() => pointsAt([], 0)).toThrow(RangeError);
  });
});
