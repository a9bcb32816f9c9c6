import { loadSources } from '../senses/answer.mjs';
import { FEATURES, takeFeatures } from './take-features.mjs';

let createRealFft: unknown;
beforeAll(async () => {
  ({ createRealFft } = (await loadSources("export { createRealFft } from '../libs/audio-codec/src';")) as {
    createRealFft: unknown;
  });
});

const RATE = 48_000;
const sound = (at: (t: number) => number): Float32Array => Float32Array.from({ length: RATE }, (_, i) => at(i / RATE));
/** Noise that is the same every time (Lehmer). */
const NOISE = Float32Array.from({ length: RATE }, () => 0);
let state = 1;
NOISE.forEach((_, i) => {
  state = (state * 48_271) % 2_147_483_647;
  NOISE[i] = (2 * state) / 2_147_483_647 - 1;
});
const noise = (t: number): number => NOISE[Math.round(t * RATE)] ?? 0;
/** Features by name; NaN for one that there is not. */
const featuresOf = (samples: Float32Array): ((name: string) => number) => {
  const values: number[] = takeFeatures(samples, createRealFft) ?? [];
  return (name) => values[FEATURES.indexOf(name)] ?? NaN;
};

describe('takeFeatures', () => {
  it('has a name for each number, and nothing to say of silence', () => {
    expect(takeFeatures(sound(noise), createRealFft)).toHaveLength(FEATURES.length);
    expect(takeFeatures(new Float32Array(RATE), createRealFft)).toBeNull();
  });

  it('tells a tone from noise', () => {
    const tone = featuresOf(sound((t) => Math.sin(2 * Math.PI * 1000 * t)));
    const hiss = featuresOf(sound(noise));
    expect(2 ** tone('centroid, octaves') - 1).toBeCloseTo(1000, -1);
    expect(tone('steadiness of the strongest line')).toBeGreaterThan(0.95);
    expect(hiss('steadiness of the strongest line')).toBeLessThan(0.3);
    expect(hiss('flatness of frames, nepers')).toBeGreaterThan(tone('flatness of frames, nepers') + 3);
  });

  it('tells swells from a steady sound, and bands that swell together', () => {
    const steady = featuresOf(sound(noise));
    const swelling = featuresOf(sound((t) => (1 + 0.9 * Math.sin(2 * Math.PI * 4 * t)) * noise(t)));
    expect(swelling('share of modulation from 2 to 8 Hz')).toBeGreaterThan(0.6);
    expect(steady('share of modulation from 2 to 8 Hz')).toBeLessThan(0.2);
    expect(swelling('likeness of the bands')).toBeGreaterThan(steady('likeness of the bands') + 0.5);
    expect(swelling('range of levels, dB')).toBeGreaterThan(steady('range of levels, dB') + 6);
  });
});
