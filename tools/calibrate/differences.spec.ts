import { halves, learn, search } from './differences.mjs';
import { energyDistance, toldApart } from './sample-distances.mjs';

/** Draws that are the same every time (Lehmer). */
function draws(): { gaussian: () => number } {
  let state = 1;
  const uniform = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  return { gaussian: () => Array.from({ length: 12 }, uniform).reduce((sum, value) => sum + value, -6) };
}

describe('what is found of the differences between individuals', () => {
  it('is no distance between sounds that lie alike, and one between sounds that do not', () => {
    const random = draws();
    const rows = (middle: number): number[][] =>
      Array.from({ length: 60 }, () => [middle + random.gaussian(), random.gaussian()]);
    expect(Math.abs(energyDistance(rows(0), rows(0)))).toBeLessThan(0.15);
    expect(energyDistance(rows(0), rows(2))).toBeGreaterThan(0.5);
  });

  it('moves the parameter that brings takes to the recordings, gives it their spread, and leaves the others', () => {
    const random = draws();
    const samples = Array.from({ length: 40 }, () => {
      const [first, second] = [0.6 * random.gaussian(), 0.6 * random.gaussian()];
      return { moved: [first, second], features: [3 * first + 0.1 * random.gaussian(), 0.1 * random.gaussian()] };
    });
    const real = Array.from({ length: 40 }, () => [1.5 + random.gaussian(), 0.1 * random.gaussian()]);
    const { middles, spreads } = search(learn(samples), real, random, 20);
    expect(middles[0]).toBeGreaterThan(0.25);
    expect(middles[0]).toBeLessThan(0.8);
    expect(spreads[0]).toBeGreaterThan(0.2);
    expect(Math.abs(middles[1])).toBeLessThan(0.1);
    expect(spreads[1]).toBeLessThan(0.2);
  });

  it('is judged by sessions that nothing was fitted to, where there are enough', () => {
    const recordings = Array.from({ length: 8 }, (_, k) => ({ session: 'abcd'.charAt(k % 4), features: [k] }));
    const { fitted, held } = halves(recordings);
    expect(fitted.map(([k = -1]) => k % 4).every((session) => session === 0 || session === 2)).toBe(true);
    expect([...fitted, ...held]).toHaveLength(8);
    expect(halves(recordings.slice(0, 5)).held).toHaveLength(5);
  });
});

describe('takes that are told from recordings', () => {
  it('are told where they lie elsewhere, by others than those that it was learnt from', () => {
    const random = draws();
    const rows = (middle: number): number[][] =>
      Array.from({ length: 40 }, () => [middle + random.gaussian(), random.gaussian()]);
    const set = (middle: number): { takes: number[][]; real: number[][] } => ({ takes: rows(middle), real: rows(0) });
    expect(toldApart(set(3), set(3))).toBeGreaterThan(0.95);
    expect(toldApart(set(3), set(0))).toBeLessThan(0.65);
  });
});
