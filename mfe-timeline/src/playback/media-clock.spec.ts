import { MediaClock } from './media-clock';

describe('media clock', () => {
  it('finds the offset between two clocks that are both told in steps', () => {
    const clock = new MediaClock(1.5);
    const step = (seconds: number, size: number) => Math.floor(seconds / size) * size;
    for (let i = 0; i < 60; i++) {
      const now = 3 + i * 0.0517;
      clock.read(step(now, 128 / 48_000), step(10 + now * 1.5, 0.004));
    }
    expect(clock.mediaAt(6)).toBeCloseTo(19, 2);
    expect(clock.readings).toBe(21);
  });

  it('is not led astray by a single late reading', () => {
    const clock = new MediaClock(1);
    for (const late of [0, 0, 0.08, 0, 0]) clock.read(1, 5 + late);
    expect(clock.mediaAt(2)).toBe(6);
  });

  it('says nothing before its first reading', () => {
    expect(() => new MediaClock(1).mediaAt(0)).toThrow(RangeError);
  });
});
