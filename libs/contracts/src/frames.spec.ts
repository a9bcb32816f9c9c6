import { frameAt, frameRateOf, frameStartMs, smpteTimecode } from './frames';

const RATES = [23.976, 24, 25, 29.97, 30, 50, 59.94, 60, 120];

/** The first frames of a picture that are told as others; none when all is well. */
function mistaken(rate: number, count: number, within: number): number[] {
  const fraction = frameRateOf(rate);
  return Array.from({ length: count }, (_, frame) => frame).filter(
    (frame) => frameAt(frameStartMs(frame + within, fraction), fraction) !== frame,
  );
}

describe('frames of a picture', () => {
  it.each(RATES)('at %d a second are found again from where they begin, for two hours', (rate) => {
    expect(mistaken(rate, Math.floor(7200 * rate), 0)).toEqual([]);
  });

  it.each(RATES)('at %d a second change only where the next begins', (rate) => {
    expect(mistaken(rate, 5000, 0.99)).toEqual([]);
  });

  it('knows the fractions of television', () => {
    expect(frameRateOf(29.97)).toEqual({ numerator: 30_000, denominator: 1001 });
    expect(frameRateOf(23.976024)).toEqual({ numerator: 24_000, denominator: 1001 });
    expect(frameRateOf(25)).toEqual({ numerator: 25, denominator: 1 });
  });
});

describe('SMPTE timecode', () => {
  it.each([
    [25, 0, '00:00:00:00'],
    [25, 24, '00:00:00:24'],
    [25, 25 * 3600, '01:00:00:00'],
    [23.976, 24 * 60, '00:01:00:00'],
    [29.97, 1799, '00:00:59;29'],
    // Numbers 00 and 01 of minute one do not exist.
    [29.97, 1800, '00:01:00;02'],
    [29.97, 17_982, '00:10:00;00'],
    [29.97, 17_981, '00:09:59;29'],
    [29.97, 107_892, '01:00:00;00'],
    [59.94, 3600, '00:01:00;04'],
    [59.94, 35_964, '00:10:00;00'],
  ])('at %d a second calls frame %d %s', (rate, frame, timecode) => {
    expect(smpteTimecode(frame, frameRateOf(rate))).toBe(timecode);
  });

  it('never gives two frames one number', () => {
    const seen = new Set(Array.from({ length: 40_000 }, (_, frame) => smpteTimecode(frame, frameRateOf(29.97))));
    expect(seen.size).toBe(40_000);
  });
});
