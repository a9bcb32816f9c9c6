import { assertInTime, MOST_SLOWNESS, REFERENCE_SECONDS, referenceSeconds, slowness } from './machine-speed.mjs';

describe('the speed of the machine', () => {
  it('is told by a program that takes about as long each time, in milliseconds', () => {
    const runs = Array.from({ length: 3 }, () => referenceSeconds());
    expect(Math.max(...runs)).toBeLessThan(1);
    expect(Math.max(...runs) / Math.min(...runs)).toBeLessThan(2);
  });

  it('loosens bounds only where it is slower than the reference, and five times at most', () => {
    expect(slowness(REFERENCE_SECONDS)).toBe(1);
    expect(slowness(REFERENCE_SECONDS / 3)).toBe(1);
    expect(slowness(REFERENCE_SECONDS * 2)).toBeCloseTo(2, 9);
    expect(slowness(REFERENCE_SECONDS * 50)).toBe(MOST_SLOWNESS);
  });

  it('scales a time up and a rate down', () => {
    assertInTime('frame, ms', 32, { atMost: 16 }, 2);
    assertInTime('pictures a second', 12.5, { atLeast: 25 }, 2);
    expect(() => assertInTime('frame, ms', 32.1, { atMost: 16 }, 2)).toThrow();
    expect(() => assertInTime('pictures a second', 12.4, { atLeast: 25 }, 2)).toThrow();
    expect(() => assertInTime('not measured, ms', NaN, { atMost: 16 }, 2)).toThrow();
  });

  it('stands in the message of what takes too long, beside the measured value and the bound', () => {
    expect(() => assertInTime('p95 of the work on a frame, ms', 40, { atMost: 16 }, 2)).toThrow(
      'p95 of the work on a frame, ms: 40.00, asked at most 16 * 2.00 = 32.00 (the machine is 2.00 times slower than the reference)',
    );
  });
});
