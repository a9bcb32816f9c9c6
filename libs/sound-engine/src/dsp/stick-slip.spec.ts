import { SAMPLE_RATE } from '../voice';
import { Random } from './random';
import { StickSlip } from './stick-slip';

/** Times (s) and forces of the slips within some seconds. */
function slips(frequency: number, unevenness: number, seconds = 4): { at: number; force: number }[] {
  const surface = new StickSlip(new Random(5), 100, unevenness);
  surface.set(frequency, 100, unevenness);
  const found: { at: number; force: number }[] = [];
  let last = 0;
  for (let i = 0; i < seconds * SAMPLE_RATE; i++) {
    const force = surface.next();
    if (force > last) found.push({ at: i / SAMPLE_RATE, force });
    last = force;
  }
  return found;
}

const intervals = (found: { at: number }[]): number[] => found.slice(1).map(({ at }, k) => at - found[k].at);
const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('surfaces that stick and slip', () => {
  it('slip as often as they are told, evenly where nothing is uneven', () => {
    const gaps = intervals(slips(50, 0));
    expect(gaps.length).toBeGreaterThan(190);
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(2 / SAMPLE_RATE);
  });

  it('let go with more force after a longer hold', () => {
    const found = slips(60, 0.2);
    const gaps = intervals(found);
    const usual = mean(gaps);
    const after = (isLong: boolean): number =>
      mean(gaps.flatMap((gap, k) => (gap > 1.5 * usual === isLong ? [found[k + 1].force] : [])));
    expect(after(true)).toBeGreaterThan(1.3 * after(false));
  });

  it('fall into single, stronger clicks when they slow down', () => {
    const force = (frequency: number): number => mean(slips(frequency, 0.1).map((slip) => slip.force));
    expect(force(10)).toBeGreaterThan(1.5 * force(100));
  });
});
