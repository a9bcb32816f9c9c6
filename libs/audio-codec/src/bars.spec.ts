import fc from 'fast-check';
import { computeBars } from './bars';
import { noise, sine, stereo } from './testing/signals';
import { decodeWav, encodeWav } from './wav';

const tone = (hertz: number) => computeBars(stereo(sine(hertz, 48_000, 48_000), sine(hertz, 48_000, 48_000)));

describe('computeBars', () => {
  it('gives the same bars from memory as from the WAV file', () => {
    fc.assert(
      fc.property(
        fc.nat(20_000),
        fc.nat(),
        fc.double({ min: 1e-7, max: 1.5, noNaN: true }),
        (frames, seed, amplitude) => {
          const audio = stereo(noise(frames, seed, amplitude), noise(frames, seed + 1, amplitude));
          expect(computeBars(decodeWav(encodeWav(audio)))).toEqual(computeBars(audio));
        },
      ),
      { numRuns: 20 },
    );
  });

  it('gives the peak of the louder channel of each slice as level', () => {
    const left = new Float32Array(1000);
    const right = new Float32Array(1000);
    left[5] = 0.25;
    right[7] = -0.5;
    right[995] = 2;
    const bars = computeBars(stereo(left, right), 10);
    expect(bars.map((bar) => bar.level)).toEqual([0.5, 0, 0, 0, 0, 0, 0, 0, 0, 1 - 2 ** -23]);
  });

  it.each([
    [120, 0, 0.06],
    [1200, 0.5, 0.02],
    [12_000, 1, 0.02],
  ])('places a tone of %d Hz at brightness %d', (hertz, brightness, tolerance) => {
    for (const bar of tone(hertz).slice(2, -2)) expect(Math.abs(bar.brightness - brightness)).toBeLessThan(tolerance);
  });

  it('is dark in silence and never leaves 0..1', () => {
    expect(computeBars(stereo(new Float32Array(48_000), new Float32Array(48_000)))).toEqual(
      Array(100).fill({ level: 0, brightness: 0 }),
    );
    expect(computeBars(stereo(new Float32Array(0), new Float32Array(0)), 3)).toEqual(
      Array(3).fill({ level: 0, brightness: 0 }),
    );
    for (const hertz of [20, 60, 23_000])
      for (const bar of tone(hertz)) expect(bar.brightness >= 0 && bar.brightness <= 1).toBe(true);
  });

  it('hears both channels even when they cancel each other in mono', () => {
    const left = sine(1200, 48_000, 48_000);
    const bars = computeBars(
      stereo(
        left,
        left.map((x) => -x),
      ),
      10,
    );
    for (const bar of bars) expect(bar.brightness).toBeCloseTo(0.5, 1);
  });

  it.each([0, -1, 2.5, NaN])('refuses %p bars', (count) => {
    expect(() => computeBars(stereo(noise(10, 1), noise(10, 2)), count)).toThrow(RangeError);
  });
});
