import { bandRanges } from './contrast';
import { Draws } from './draws';

const BANDS = 40;
const RANGE = 0.25;
const many = Array.from({ length: 400 }, (_, seed) => bandRanges(BANDS, RANGE, new Draws(seed, 1)));
const octaves = (band: number): number[] => many.map((ranges) => Math.log2(ranges[band]));
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const product = (a: readonly number[], b: readonly number[]): number => mean(a.map((value, k) => value * b[k]));
const correlation = (a: readonly number[], b: readonly number[]): number =>
  product(a, b) / Math.sqrt(product(a, a) * product(b, b));

describe('bandRanges', () => {
  it('differs between individuals by 0.7 of what recordings of a source do, in octaves, around the usual', () => {
    const first = octaves(0);
    expect(Math.abs(mean(first))).toBeLessThan(0.03);
    const deviation = Math.sqrt(product(first, first));
    // draws end at two standard deviations, so that they are a little narrower
    expect(deviation).toBeGreaterThan(0.85 * 0.7 * Math.log2(1 + RANGE));
    expect(deviation).toBeLessThan(1.05 * 0.7 * Math.log2(1 + RANGE));
  });

  it('lets neighbouring bands go together, and those far apart in part', () => {
    expect(correlation(octaves(20), octaves(22))).toBeGreaterThan(0.9);
    expect(correlation(octaves(0), octaves(39))).toBeGreaterThan(0.45);
    expect(correlation(octaves(0), octaves(39))).toBeLessThan(0.8);
  });

  it('leaves all as their kind where recordings do not differ, or for the usual individual', () => {
    expect(bandRanges(BANDS, 0, new Draws(1, 1))).toEqual(Array.from({ length: BANDS }, () => 1));
    expect(bandRanges(BANDS, RANGE, new Draws(1, 0))).toEqual(Array.from({ length: BANDS }, () => 1));
  });
});
