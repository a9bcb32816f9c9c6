import { durationAt, durationForKey, rulerPercent, rulerReach, rulerTicks, WHOLE_RULER } from './ruler';

describe('duration ruler', () => {
  it('has a tick for each second from 1 to 21 and numbers at 1, 5, 10, 15 and 20', () => {
    const ticks = rulerTicks(WHOLE_RULER);
    expect(ticks.map((tick) => tick.second)).toEqual(Array.from({ length: 21 }, (_, i) => i + 1));
    expect(ticks.filter((tick) => tick.major).map((tick) => tick.second)).toEqual([1, 5, 10, 15, 20]);
  });

  it('reaches as far as a sound needs, and beyond its end', () => {
    expect([0.5, 1, 2.9, 3, 5, 6, 10, 11, 22].map(rulerReach)).toEqual([3, 3, 3, 6, 6, 11, 11, 22, 22]);
  });

  it('draws a second of a sound of one second over a third of its width', () => {
    expect(rulerPercent(1, rulerReach(1))).toBeGreaterThan(30);
  });

  it('snaps a pointer to whole seconds and never below 1 or above 22 [spec 2.58, 5.10]', () => {
    expect(durationAt(0, WHOLE_RULER)).toBe(1);
    expect(durationAt(8.4 / 23, WHOLE_RULER)).toBe(8);
    expect(durationAt(1, WHOLE_RULER)).toBe(22);
    expect(durationAt(1, 3)).toBe(3);
  });

  it('follows the keys of a slider, from a length between two seconds to the next whole one [spec 2.58]', () => {
    expect(durationForKey('ArrowRight', 8)).toBe(9);
    expect(durationForKey('ArrowRight', 1.4)).toBe(2);
    expect(durationForKey('ArrowLeft', 1.4)).toBe(1);
    expect(durationForKey('ArrowDown', 1)).toBe(1);
    expect(durationForKey('PageUp', 20)).toBe(22);
    expect(durationForKey('Home', 8)).toBe(1);
    expect(durationForKey('End', 8)).toBe(22);
    expect(durationForKey('a', 8)).toBeNull();
  });

  it('places times so that half of the handle has room beyond the last second, and clamps what sticks out', () => {
    expect(rulerPercent(22, WHOLE_RULER)).toBeCloseTo(95.65, 2);
    expect(rulerPercent(30, WHOLE_RULER)).toBe(rulerPercent(22, WHOLE_RULER));
    expect(rulerPercent(-1, WHOLE_RULER)).toBe(0);
  });
});
