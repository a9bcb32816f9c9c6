import { matchedNoise, stationaryNoise } from './matched-noise.mjs';
import { isAllowed, wasCut } from './nearer-than-noise.mjs';
import { takeDigest } from './staleness.mjs';

const SAMPLE_RATE = 48_000;

/** A tone of 1 kHz that sounds for the first half second of two. */
const tone = {
  sampleRate: SAMPLE_RATE,
  channels: [
    Float32Array.from({ length: 2 * SAMPLE_RATE }, (_, i) =>
      i < SAMPLE_RATE / 2 ? 0.5 * Math.sin((2 * Math.PI * 1000 * i) / SAMPLE_RATE) : 0,
    ),
  ],
};

function only({ channels }: { channels: readonly Float32Array[] }): Float32Array {
  const [channel] = channels;
  if (channel === undefined) throw new Error('A noise without a channel.');
  return channel;
}

function rms(samples: Float32Array, fromSeconds: number, toSeconds: number): number {
  const part = samples.subarray(fromSeconds * SAMPLE_RATE, toSeconds * SAMPLE_RATE);
  return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);
}

/** How often a second the sign changes, twice the pitch of what is narrow. */
function crossings(samples: Float32Array): number {
  const changes = samples.filter((value, i) => i > 0 && Math.sign(value) !== Math.sign(samples[i - 1] ?? 0)).length;
  return (changes * SAMPLE_RATE) / samples.length;
}

describe('noise that a sound must be better than', () => {
  it('is the same for the same sound', () => {
    expect(takeDigest(matchedNoise(tone))).toBe(takeDigest(matchedNoise(tone)));
    expect(takeDigest(stationaryNoise(tone))).toBe(takeDigest(stationaryNoise(tone)));
  });

  it('comes and goes with the sound where it has its envelope, and goes on where it has not', () => {
    const matched = only(matchedNoise(tone));
    const stationary = only(stationaryNoise(tone));
    expect(rms(matched, 1, 2)).toBeLessThan(0.01 * rms(matched, 0, 0.5));
    expect(rms(stationary, 1, 2)).toBeGreaterThan(0.7 * rms(stationary, 0, 0.5));
    expect(rms(stationary, 1, 2)).toBeLessThan(1.4 * rms(stationary, 0, 0.5));
  });

  it('lies where the sound lies, and is not clipped', () => {
    const stationary = only(stationaryNoise(tone));
    expect(crossings(stationary)).toBeGreaterThan(1900);
    expect(crossings(stationary)).toBeLessThan(2100);
    expect(Math.max(...stationary.map(Math.abs))).toBeCloseTo(0.5, 5);
  });
});

describe('the proof that a source is more than noise', () => {
  it('asks it of all but those that are stationary noise by their names', () => {
    expect(isAllowed({ id: 'rain', holds: true })).toBe(true);
    expect(isAllowed({ id: 'rain', holds: false })).toBe(false);
    expect(isAllowed({ id: 'pink_noise', holds: false })).toBe(true);
  });

  it('takes a recording as cut where it is shorter than the thing and never dies away', () => {
    expect(wasCut({ seconds: 0.09, levelRange: 3.7 }, 0.9)).toBe(true);
    expect(wasCut({ seconds: 0.09, levelRange: 30 }, 0.9)).toBe(false);
    expect(wasCut({ seconds: 1.7, levelRange: 4 }, 0.9)).toBe(false);
    expect(wasCut({ seconds: 0.02, levelRange: 0 }, 0.9)).toBe(false);
  });
});
