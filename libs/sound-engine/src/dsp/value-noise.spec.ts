import { FractalNoiseLfo, ValueNoise } from './value-noise';

describe('value noise', () => {
  it('stays within -1..1 and moves without jumps', () => {
    const noise = new ValueNoise(1, 4);
    let previous = noise.next(1 / 1500);
    let lowest = previous;
    let highest = previous;
    for (let i = 0; i < 30_000; i++) {
      const value = noise.next(1 / 1500);
      expect(Math.abs(value - previous)).toBeLessThan(0.01);
      lowest = Math.min(lowest, value);
      highest = Math.max(highest, value);
      previous = value;
    }
    expect(lowest).toBeGreaterThanOrEqual(-1);
    expect(highest).toBeLessThanOrEqual(1);
    expect(highest - lowest).toBeGreaterThan(1.2);
  });

  it('moves faster at a higher rate', () => {
    const travel = (rate: number): number => {
      const noise = new ValueNoise(2, rate);
      let sum = 0;
      for (let i = 0, last = noise.next(0.001); i < 10_000; i++) {
        const value = noise.next(0.001);
        sum += Math.abs(value - last);
        last = value;
      }
      return sum;
    };
    expect(travel(10)).toBeGreaterThan(3 * travel(2));
  });

  it('gives a gust gain of 1 at depth 0 and around 1 otherwise', () => {
    const gust = new FractalNoiseLfo(3, 1);
    expect(gust.gain(0.1, 0)).toBe(1);
    for (let i = 0; i < 1000; i++) {
      const gain = gust.gain(0.01, 0.7);
      expect(gain).toBeGreaterThan(0.49);
      expect(gain).toBeLessThan(2.02);
    }
  });
});
