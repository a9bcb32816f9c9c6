import {
  frameAt,
  frameOfTimecode,
  frameRateOf,
  frameStartMs,
  msOfTimecode,
  nearestPictureMs,
  pictureAt,
  pictureStartMs,
  pictureTiming,
  smpteTimecode,
  timecodeAt,
  type PictureTiming,
} from './frames';

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

describe('reading timecode', () => {
  it.each([23.976, 25, 29.97, 59.94])('at %d a second finds each frame again, for an hour', (rate) => {
    const fraction = frameRateOf(rate);
    const wrong = Array.from({ length: 3600 * Math.round(rate) }, (_, frame) => frame).filter(
      (frame) => frameOfTimecode(smpteTimecode(frame, fraction), fraction) !== frame,
    );
    expect(wrong).toEqual([]);
  });

  it.each(['00:01:00;00', '00:01:00;01', '00:00:60:00', '00:00:00:30', '1:2:3', 'soon'])(
    'takes %s for none',
    (text) => {
      expect(frameOfTimecode(text, frameRateOf(29.97))).toBeNull();
    },
  );
});

const startsOf = (timing: PictureTiming) => (timing.startsMs ?? []).map((ms) => timecodeAt(ms, timing));

describe('the timing of a picture', () => {
  const rate = frameRateOf(29.97);

  it('counts from the timecode that the file begins at, dropping numbers as it does [timeline 14]', () => {
    const dropping = pictureTiming(rate, { startTimecode: '01:00:00;00' });
    expect(timecodeAt(60_060, dropping)).toBe('01:01:00;02');
    expect(msOfTimecode('01:01:00;02', dropping)).toBeCloseTo(60_060, 6);
    const plain = pictureTiming(rate, { startTimecode: '01:00:00:00' });
    expect(timecodeAt(60_060, plain)).toBe('01:01:00:00');
    expect(msOfTimecode('00:59:59:29', plain)).toBeNull();
  });

  it('begins at nought where the file says nothing, or nothing that can be read', () => {
    expect([null, 'tape 7'].map((startTimecode) => timecodeAt(0, pictureTiming(rate, { startTimecode })))).toEqual([
      '00:00:00;00',
      '00:00:00;00',
    ]);
  });

  it('of a variable rate is that of its presentation times', () => {
    const timing = pictureTiming(rate, { startsMs: [0, 40, 120, 133.367, 900] });
    expect([0, 39, 40, 119.99, 133.36, 5000].map((ms) => pictureAt(ms, timing))).toEqual([0, 0, 1, 2, 3, 4]);
    expect([-1, 2, 3, 9].map((picture) => pictureStartMs(picture, timing))).toEqual([0, 120, 133.367, 900]);
    expect([70, 90, 126, 2000].map((ms) => nearestPictureMs(ms, timing))).toEqual([40, 120, 120, 900]);
  });

  it('of a variable rate calls no two pictures the same, and finds each by its timecode', () => {
    // 30 a second, then 15, then 60, as a telephone writes them
    const distances = [...Array(60).fill(33.367), ...Array(30).fill(66.733), ...Array(120).fill(16.683)] as number[];
    const startsMs = distances.map((_, index) => distances.slice(0, index).reduce((sum, each) => sum + each, 0));
    for (const startTimecode of [null, '01:00:00;00', '10:00:00:00']) {
      const timing = pictureTiming(rate, { startTimecode, startsMs });
      const codes = startsMs.map((ms) => timecodeAt(ms, timing));
      expect(new Set(codes).size).toBe(startsMs.length);
      expect(codes.map((code) => msOfTimecode(code, timing))).toEqual(startsMs);
    }
  });

  it('of a variable rate reads whole frames as the clock, as other editors write them', () => {
    const timing = pictureTiming(frameRateOf(25), { startsMs: [0, 40, 90, 130] });
    expect(startsOf(timing)).toEqual(['00:00:00:00.00', '00:00:00:01.00', '00:00:00:02.25', '00:00:00:03.25']);
    expect(['00:00:00:02', '00:00:00:02.25', '00:00:00:02.30'].map((text) => msOfTimecode(text, timing))).toEqual([
      80, 90, 92,
    ]);
  });
});
