import { truePeak } from '@whoosh/audio-codec';
import { rms } from '../testing/spectra';
import { master, level, type MasterOptions } from './master';
import { measureLoudness } from './loudness';

const noise = (seconds: number, amplitude: number): Float32Array => {
  let s = 3;
  return Float32Array.from({ length: seconds * 48_000 }, () => {
    s = (Math.imul(s, 1664525) + 1013904223) | 0;
    return (amplitude * s) / 2147483648;
  });
};
const options: MasterOptions = { intensity: 'moderate', measure: 'integrated', offsetDb: 0, loop: false };

describe('finishing', () => {
  it.each([
    ['subtle', -29],
    ['moderate', -23],
    ['intense', -15.5],
  ] as const)('brings %s to %d LUFS', (intensity, target) => {
    for (const amplitude of [0.001, 0.1, 3]) {
      const channels = [noise(3, amplitude), noise(3, amplitude)];
      master(channels, { ...options, intensity });
      expect(Math.abs(measureLoudness(channels).integrated - target)).toBeLessThan(0.7);
      expect(20 * Math.log10(truePeak(channels))).toBeLessThanOrEqual(-1);
    }
  });

  it('never passes -1 dBTP, whatever comes in', () => {
    const spiky = noise(2, 0.01);
    for (let i = 0; i < spiky.length; i += 4801) spiky[i] = i % 2 === 0 ? 1 : -1;
    const channels = [spiky, spiky.slice()];
    master(channels, { ...options, intensity: 'intense', measure: 'momentary' });
    expect(20 * Math.log10(truePeak(channels))).toBeLessThanOrEqual(-1);
  });

  it('removes a constant offset and fades the ends', () => {
    const channels = [noise(2, 0.1).map((v) => v + 0.2), noise(2, 0.1).map((v) => v + 0.2)];
    master(channels, options);
    const mean = channels[0].reduce((sum, v) => sum + v, 0) / channels[0].length;
    expect(Math.abs(mean)).toBeLessThan(2e-3);
    expect(channels[0][0]).toBe(0);
    expect(Math.abs(channels[0][channels[0].length - 1])).toBe(0);
  });

  it('fades a loud end over a good while and leaves a quiet one alone', () => {
    const loud = [noise(2, 0.1), noise(2, 0.1)];
    expect(master(loud, options).endFadeFrames).toBe(Math.round(0.3 * 48_000));
    const quiet = noise(2, 0.1).map((v, i) => v * Math.exp(-i / 8000));
    expect(master([quiet, quiet.slice()], options).endFadeFrames).toBe(96);
  });

  it('carries a wish for softer or louder through', () => {
    const soft = [noise(2, 0.1), noise(2, 0.1)];
    master(soft, { ...options, offsetDb: -6 });
    expect(measureLoudness(soft).integrated).toBeCloseTo(-29, 0);
  });

  it('leaves silence silent', () => {
    const channels = [new Float32Array(4800), new Float32Array(4800)];
    expect(master(channels, options).gain).toBe(1);
    expect(rms(channels[0])).toBeLessThan(1e-12);
  });

  it('treats stems like the mix', () => {
    const a = noise(2, 0.02);
    const b = noise(2, 0.05).reverse();
    const mix = a.map((v, i) => v + b[i]);
    const levelling = master([mix, mix.slice()], options);
    level([a], levelling, false);
    level([b], levelling, false);
    expect(Math.max(...mix.map((v, i) => Math.abs(v - a[i] - b[i])))).toBeLessThan(1e-5);
  });
});

describe('finishing a happening', () => {
  const blow = (crest: number): Float32Array => {
    const x = noise(1, 0.02).map((v, i) => v * Math.exp(-i / 6000));
    x[500] = 0.02 * crest;
    return x;
  };
  const peakDb = (x: Float32Array): number => 20 * Math.log10(truePeak([x]));

  it('brings its peak to -6 dBFS at moderate and -12 at subtle', () => {
    for (const [intensity, peak] of [
      ['moderate', -6],
      ['subtle', -12],
    ] as const) {
      const channels = [blow(2), blow(2)];
      master(channels, { ...options, intensity, measure: 'momentary' });
      expect(Math.abs(peakDb(channels[0]) - peak)).toBeLessThan(1);
    }
  });

  it('does not let one sharp tick make the rest too quiet, nor a dull one too loud', () => {
    const sharp = [blow(20), blow(20)];
    master(sharp, { ...options, measure: 'momentary' });
    expect(peakDb(sharp[0])).toBeGreaterThan(-6);
    const dull = [noise(1, 0.1), noise(1, 0.1)];
    master(dull, { ...options, measure: 'momentary' });
    expect(measureLoudness(dull).momentaryMax).toBeLessThan(-16.5);
  });
});
