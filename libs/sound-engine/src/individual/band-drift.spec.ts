import { BAND_HERTZ } from '../dsp/bell-fit';
import { BandDrift, type Drifts } from './band-drift';

/** Drifts of the bands over 40 s, by band. */
function courses(seed: number, drifts: Drifts = { driftDb: 2, swellDb: 0 }): number[][] {
  const drift = new BandDrift(drifts, seed);
  const rows = Array.from({ length: 3750 }, () => Array.from(drift.next()));
  return BAND_HERTZ.map((_, band) => rows.map((row) => row[band]));
}
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const deviation = (values: readonly number[]): number => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};

const together = (a: readonly number[], b: readonly number[]): number =>
  mean(a.map((db, k) => db * b[k])) / (deviation(a) * deviation(b));

describe('a colour that drifts', () => {
  it('stays around its colour, as far as it was told', () => {
    courses(3).forEach((course) => {
      expect(Math.abs(mean(course))).toBeLessThan(0.7);
      expect(deviation(course)).toBeGreaterThan(1.6);
      expect(deviation(course)).toBeLessThan(2.4);
    });
  });

  it('moves too slowly to be heard as movement of the level', () => {
    const steps = courses(3).flatMap((course) => course.slice(1).map((db, k) => Math.abs(db - course[k])));
    expect(steps.reduce((most, step) => Math.max(most, step), 0)).toBeLessThan(0.24);
  });

  it('moves each band by itself, and otherwise in another take', () => {
    const [first, second] = courses(3);
    expect(Math.abs(together(first, second))).toBeLessThan(0.3);
    expect(courses(4)[0]).not.toEqual(courses(3)[0]);
  });

  it('swells as a whole, as far as it was told', () => {
    const [first, second] = courses(3, { driftDb: 1, swellDb: 3 });
    expect(together(first, second)).toBeGreaterThan(0.8);
    expect(deviation(first)).toBeGreaterThan(2.5);
    expect(deviation(first)).toBeLessThan(3.8);
  });
});
