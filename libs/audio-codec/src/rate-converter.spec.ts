import { convertedFrames, RateConverter } from './rate-converter';
import { noise, sine, snr } from './testing/signals';

/** Converts to 48 kHz, in blocks of one size. */
function converted(samples: Float32Array, fromRate: number, blockFrames = samples.length): Float32Array {
  const converter = new RateConverter(fromRate, 48_000, 1);
  const parts: number[] = [];
  const add = ([part]: Float32Array[]) => part.forEach((sample) => parts.push(sample));
  for (let at = 0; at < samples.length; at += blockFrames)
    add(converter.push([samples.subarray(at, at + blockFrames)]));
  add(converter.finish());
  return Float32Array.from(parts);
}

const decibels = (samples: Float32Array) =>
  10 * Math.log10(samples.reduce((sum, x) => sum + x * x, 0) / samples.length);

it.each([
  [44_100, 1000],
  [44_100, 18_000],
  [22_050, 5000],
  [8000, 3000],
  [47_952, 15_000],
  [96_000, 18_000],
  [192_000, 1000],
])('keeps a tone at %i Hz of %i Hz in place and level, with at least 85 dB of clean signal', (rate, hertz) => {
  const actual = converted(sine(hertz, rate, rate / 2), rate);
  expect(actual.length).toBe(24_000);
  expect(snr(actual, sine(hertz, 48_000, actual.length), 300)).toBeGreaterThan(85);
});

it('keeps what lies above the new range from folding back: 30 kHz by 90 dB', () => {
  const input = sine(30_000, 96_000, 24_000);
  expect(decibels(converted(input, 96_000).subarray(300, -300)) - decibels(input)).toBeLessThan(-90);
});

it('gives the same samples in blocks of any size, exactly as many as the time that was heard', () => {
  const sound = noise(5000, 3);
  const whole = converted(sound, 44_100);
  expect(whole.length).toBe(convertedFrames(5000, 44_100, 48_000));
  for (const size of [1, 7, 160, 4096]) expect(converted(sound, 44_100, size)).toEqual(whole);
  expect(converted(noise(5000, 3), 96_000, 33)).toEqual(converted(noise(5000, 3), 96_000));
});

it('treats both channels as each alone, passes the same rate through, and gives nothing of nothing', () => {
  const [left, right] = [noise(900, 1), noise(900, 2)];
  const pair = new RateConverter(44_100, 48_000, 2);
  const [first, rest] = [pair.push([left, right]), pair.finish()];
  const lengths = [...first, ...rest].map((part) => part.length);
  expect([lengths[0] + lengths[2], lengths[1] + lengths[3]]).toEqual([
    convertedFrames(900, 44_100, 48_000),
    convertedFrames(900, 44_100, 48_000),
  ]);
  expect(Float32Array.of(...first[1], ...rest[1])).toEqual(converted(right, 44_100));
  expect(converted(new Float32Array(0), 44_100).length).toBe(0);
});

it('refuses rates that no sound has', () => {
  expect(() => new RateConverter(1, 48_000, 1)).toThrow(RangeError);
  expect(() => new RateConverter(47_999, 48_000, 1)).toThrow(RangeError);
  expect(() => new RateConverter(10_000_000, 48_000, 1)).toThrow(RangeError);
});
