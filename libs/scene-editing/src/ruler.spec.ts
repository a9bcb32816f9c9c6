import { durationAt, durationForKey, RULER_TICKS, rulerPercent } from './ruler';

describe('duration ruler', () => {
  it('has a tick for each second from 1 to 21 and numbers at 1, 5, 10, 15 and 20', () => {
    expect(RULER_TICKS.map((tick) => tick.second)).toEqual(Array.from({ length: 21 }, (_, i) => i + 1));
    expect(RULER_TICKS.filter((tick) => tick.major).map((tick) => tick.second)).toEqual([1, 5, 10, 15, 20]);
    expect(RULER_TICKS[7]?.left).toBeCloseTo(36.36, 2);
  });

  it('snaps a pointer to whole seconds and never below 1 or above 22 [spec 2.58, 5.10]', () => {
    expect(durationAt(0)).toBe(1);
    expect(durationAt(8.4 / 22)).toBe(8);
    expect(durationAt(1)).toBe(22);
  });

  it('follows the keys of a slider [spec 2.58]', () => {
    expect(durationForKey('ArrowRight', 8)).toBe(9);
    expect(durationForKey('ArrowDown', 1)).toBe(1);
    expect(durationForKey('PageUp', 20)).toBe(22);
    expect(durationForKey('Home', 8)).toBe(1);
    expect(durationForKey('End', 8)).toBe(22);
    expect(durationForKey('a', 8)).toBeNull();
  });

  it('places times in percent of 22 s and clamps what sticks out', () => {
    expect(rulerPercent(11)).toBe(50);
    expect(rulerPercent(30)).toBe(100);
    expect(rulerPercent(-1)).toBe(0);
  });
});
