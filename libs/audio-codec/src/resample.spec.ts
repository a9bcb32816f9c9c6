import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import wabt from 'wabt';
import { resample } from './resample';
import { RESAMPLE_KERNEL } from './resample-kernel';
import { noise, sine, snr, stereo } from './testing/signals';

const FRAMES = 48_000;
const to441 = (samples: Float32Array) => resample({ sampleRate: 48_000, channels: [samples] }, 44_100).channels[0];
const decibels = (samples: Float32Array) =>
  10 * Math.log10(samples.reduce((sum, x) => sum + x * x, 0) / samples.length);

describe('resample', () => {
  it('gives round(frames * 147 / 160) frames in every channel', () => {
    fc.assert(
      fc.property(fc.nat(3000), (frames) => {
        const { sampleRate, channels } = resample(stereo(new Float32Array(frames), new Float32Array(frames)), 44_100);
        expect({ sampleRate, lengths: channels.map((c) => c.length) }).toEqual({
          sampleRate: 44_100,
          lengths: [Math.round((frames * 147) / 160), Math.round((frames * 147) / 160)],
        });
      }),
    );
  });

  it.each([
    [1000, 110],
    [15_000, 105],
    [18_000, 95],
  ])('keeps a tone of %d Hz in place and level with at least %d dB of clean signal', (hertz, minimum) => {
    const actual = to441(sine(hertz, 48_000, FRAMES));
    expect(snr(actual, sine(hertz, 44_100, actual.length), 100)).toBeGreaterThan(minimum);
  });

  it('holds 19 kHz within 0.02 dB', () => {
    expect(decibels(to441(sine(19_000, 48_000, FRAMES)))).toBeCloseTo(decibels(sine(19_000, 44_100, 44_100)), 1.7);
  });

  it('keeps what lies above the new range from folding back: 23 kHz by 95 dB', () => {
    const input = sine(23_000, 48_000, FRAMES);
    expect(decibels(to441(input).subarray(200, -200)) - decibels(input)).toBeLessThan(-95);
  });

  it('treats both channels of a pair as each alone', () => {
    const left = noise(2000, 1);
    const right = noise(2000, 2);
    expect(resample(stereo(left, right), 44_100).channels).toEqual([to441(left), to441(right)]);
  });

  it('gives the same whether it meets a signal at the beginning of a block or in the middle', () => {
    const shift = 160 * 31;
    const late = new Float32Array(FRAMES);
    const early = noise(FRAMES - shift, 3);
    late.set(early, shift);
    expect(to441(late).subarray((shift / 160) * 147)).toEqual(to441(early));
  });

  it('passes audio on that already has the rate, and refuses other rates', () => {
    const audio = stereo(noise(10, 1), noise(10, 2));
    expect(resample(audio, 48_000)).toBe(audio);
    expect(() => resample(audio, 22_050)).toThrow(RangeError);
    expect(() => resample({ ...audio, sampleRate: 96_000 }, 44_100)).toThrow(RangeError);
  });
});

describe('the kernel of the resampler', () => {
  it('is what its source says (else: node tools/workspace/assemble.mjs)', async () => {
    const { parseWat } = await wabt();
    const source = readFileSync(join(__dirname, 'resample-kernel.wat'), 'utf8');
    expect(RESAMPLE_KERNEL).toEqual(new Uint8Array(parseWat('kernel', source, { simd: true }).toBinary({}).buffer));
  });
});
