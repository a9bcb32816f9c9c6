import { CONTROL_FRAMES, SAMPLE_RATE } from '../voice';
import { sin, TWO_PI } from './exact-math';
import { Doubler, HALF_FRAMES, halved } from './half-rate';

const FRAMES = 64 * CONTROL_FRAMES;

function tone(frequency: number): Float32Array {
  return Float32Array.from({ length: FRAMES }, (_, i) => sin((TWO_PI * frequency * i) / SAMPLE_RATE));
}

function thereAndBack(sound: Float32Array): Float32Array {
  const half = halved(sound);
  const doubler = new Doubler();
  const out = new Float32Array(FRAMES);
  for (let from = 0; from < half.length; from += HALF_FRAMES)
    doubler.add(half.subarray(from, from + HALF_FRAMES), out.subarray(2 * from, 2 * from + CONTROL_FRAMES));
  return out;
}

function rms(sound: Float32Array): number {
  const middle = sound.subarray(1000, 3000);
  return Math.sqrt(middle.reduce((sum, x) => sum + x * x, 0) / middle.length);
}

describe('half the rate', () => {
  it.each([200, 3000, 8500])('gives a tone of %d Hz back as it was', (frequency) => {
    expect(rms(thereAndBack(tone(frequency))) / rms(tone(frequency))).toBeCloseTo(1, 1);
  });

  it('lets nothing through that would fold back', () => {
    expect(rms(halved(tone(16_000)))).toBeLessThan(0.005);
  });

  it('leaves the shape of a sound alone, late by the same few frames everywhere', () => {
    const sound = tone(1000);
    const back = thereAndBack(sound);
    for (let i = 1000; i < 3000; i++) expect(back[i]).toBeCloseTo(sound[i - 16], 2);
  });
});
