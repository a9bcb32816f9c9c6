import { hash32, Random } from './random';

const draw = (count: number, next: () => number): number[] => Array.from({ length: count }, next);
const mean = (xs: number[]): number => xs.reduce((a, b) => a + b, 0) / xs.length;

describe('random', () => {
  it('repeats itself for one seed and differs for the next', () => {
    const a = new Random(1);
    const b = new Random(1);
    const c = new Random(2);
    const first = draw(100, () => a.uniform());
    expect(draw(100, () => b.uniform())).toEqual(first);
    expect(draw(100, () => c.uniform())).not.toEqual(first);
  });

  it('keeps the first numbers of a seed for ever, so that stored scenes sound the same', () => {
    const random = new Random(42);
    expect([random.next(), random.next(), random.next()]).toMatchInlineSnapshot(`
      [
        -1578500726,
        1430693478,
        -1328614717,
      ]
    `);
    expect(hash32(1, 'rain', 2)).toMatchInlineSnapshot(`2168558492`);
  });

  it('has the promised moments', () => {
    const random = new Random(7);
    expect(mean(draw(20000, () => random.uniform()))).toBeCloseTo(0.5, 1);
    const gaussians = draw(20000, () => random.gaussian());
    expect(Math.abs(mean(gaussians))).toBeLessThan(0.03);
    expect(mean(gaussians.map((x) => x * x))).toBeCloseTo(1, 1);
    expect(mean(draw(20000, () => random.exponential()))).toBeCloseTo(1, 1);
    const paretos = draw(20000, () => random.pareto(3));
    expect(Math.min(...paretos)).toBeGreaterThanOrEqual(1);
    expect(mean(paretos)).toBeCloseTo(1.5, 1);
    expect(draw(1000, () => random.integer(6)).every((n) => n >= 0 && n < 6)).toBe(true);
  });

  it('makes factors as wide as its variety, from the same draws', () => {
    const [usual, alike, wide] = [1, 0.5, 2].map((variety) => new Random(5, variety).logNormal(0.2));
    expect(usual).not.toBe(1);
    expect(Math.log(alike)).toBeCloseTo(0.5 * Math.log(usual), 9);
    expect(Math.log(wide)).toBeCloseTo(2 * Math.log(usual), 9);
  });

  it('tells names, orders and numbers apart when hashing', () => {
    const hashes = [
      hash32(1),
      hash32(2),
      hash32(1, 'a'),
      hash32(1, 'b'),
      hash32(1, 'a', 'b'),
      hash32(1, 'ab'),
      hash32(1, 'b', 'a'),
      hash32(1, 0),
      hash32(1, 1),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('refuses to pick from nothing', () => {
    expect(() => new Random(1).pick([])).toThrow(RangeError);
  });
});
