import fc from 'fast-check';
import { bandDb, correlation, levels } from '../testing/spectra';
import { CONTROL_FRAMES } from '../voice';
import { DYNAMICS_HERTZ, type Dynamics } from './band-dynamics';
import { NoiseStream } from './noise-stream';
import { Svf } from './svf';

const SECONDS = 20;
const STILL = DYNAMICS_HERTZ.map(() => 0);

function noise(dynamics?: Dynamics, seconds = SECONDS, seed = 5): Float32Array {
  const stream = new NoiseStream('white', seed, dynamics && { dynamics });
  const out = new Float32Array(Math.round((seconds * 48_000) / CONTROL_FRAMES) * CONTROL_FRAMES);
  const block = new Float32Array(CONTROL_FRAMES);
  for (let at = 0; at < out.length; at += CONTROL_FRAMES) {
    stream.fill(block, 0, CONTROL_FRAMES);
    out.set(block, at);
  }
  return out;
}

/** dB of a band in steps of a fifth of a second, around their mean. */
function course(x: Float32Array, hertz: number): number[] {
  const band = x.slice();
  new Svf(hertz, 3).bandPassBlock(band, 0, band.length);
  const decibels = levels(band, 0.2);
  const mean = decibels.reduce((sum, value) => sum + value, 0) / decibels.length;
  return decibels.map((value) => value - mean);
}

/** Of values around 0. */
function deviation(values: readonly number[]): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
}

const slow = (depth: number): number[] => [depth, 0, 0, 0];
const alike = (depth: number, together: number): Dynamics => ({
  depths: [slow(depth), slow(depth), slow(depth), slow(depth)],
  together,
  seed: 3,
});

describe('a noise whose bands move', () => {
  it('moves the bands that are said, as deep as it is said, and no others', () => {
    const moving = noise({ depths: [STILL, slow(0.5), STILL, STILL], together: 0, seed: 3 });
    // A standard deviation of 0.5 nepers is 4.3 dB.
    expect(deviation(course(moving, 1000))).toBeGreaterThan(2.5);
    expect(deviation(course(moving, 1000))).toBeLessThan(6);
    expect(deviation(course(moving, 10_600))).toBeLessThan(0.6);
  });

  it('has bands that move together where they have all in common, and by themselves where nothing', () => {
    const likeness = (together: number): number => {
      const x = noise(alike(0.5, together));
      return correlation(Float32Array.from(course(x, 200)), Float32Array.from(course(x, 6000)));
    };
    expect(likeness(1)).toBeGreaterThan(0.85);
    expect(Math.abs(likeness(0))).toBeLessThan(0.5);
  });

  it('keeps the power of every band over a long time [long]', () => {
    const [still, moving] = [noise(undefined, 60), noise(alike(0.4, 0.3), 60)];
    for (const [low, high] of [
      [80, 300],
      [300, 1000],
      [1000, 4000],
      [4000, 12_000],
    ])
      expect(Math.abs(bandDb(moving, low, high) - bandDb(still, low, high))).toBeLessThan(2);
  });

  it('is the stationary noise where no depth is asked', () => {
    expect(noise({ depths: [STILL, STILL, STILL, STILL], together: 0.5, seed: 3 }, 0.1)).toEqual(noise(undefined, 0.1));
  });

  it('is the same again from the same seeds, finite and bounded, whatever the depths', () => {
    const depth = fc.double({ min: 0, max: 0.35, noNaN: true });
    const depths = fc.array(fc.array(depth, { minLength: 4, maxLength: 4 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(depths, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(), (rows, together, seed) => {
        const dynamics = { depths: rows, together, seed };
        const x = noise(dynamics, 0.3, seed);
        expect(noise(dynamics, 0.3, seed)).toEqual(x);
        expect(x.every((value) => Math.abs(value) < 30)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
});
