import { LoudnessMeter } from './loudness-meter';
import { toLoudness } from './loudness-target';
import { truePeak } from './true-peak';

const RATE = 48_000;

/** Two seconds of noise with a click each half second: `crest` times as loud. */
function sound(level: number, crest = 1): Float32Array[] {
  let s = 1;
  const noise = Float32Array.from({ length: 2 * RATE }, (_, i) => {
    s = (Math.imul(s, 1664525) + 1013904223) | 0;
    return (level * (i % (RATE / 2) < 40 ? crest : 1) * s) / 2147483648;
  });
  return [noise, noise.slice()];
}
function lufs(channels: Float32Array[]): number {
  const meter = new LoudnessMeter();
  meter.add(channels);
  return 10 * Math.log10(meter.integratedPower()) - 0.691;
}
const dbtp = (channels: Float32Array[]) => 20 * Math.log10(truePeak(channels));

describe('a sound brought to a loudness', () => {
  it.each([-14, -16, -23, -27])('has %d LUFS within 0.1 LU, by a gain alone where that is enough', (loudness) => {
    const input = sound(0.1);
    const output = toLoudness(input, { loudness, peak: -1, loops: false });
    expect(lufs(output)).toBeCloseTo(loudness, 1);
    const [first = []] = input;
    const ratio = (output[0]?.[5000] ?? 0) / (first[5000] ?? 1);
    expect((output[0]?.[70_000] ?? 0) / (first[70_000] ?? 1)).toBeCloseTo(ratio, 5);
  });

  it.each([-1, -3])('stays under %d dBTP and reaches its loudness all the same', (peak) => {
    const output = toLoudness(sound(0.05, 12), { loudness: -16, peak, loops: false });
    expect(dbtp(output)).toBeLessThanOrEqual(peak + 1e-6);
    expect(lufs(output)).toBeCloseTo(-16, 0);
    expect(output.map(({ length }) => length)).toEqual([2 * RATE, 2 * RATE]);
  });

  it('only comes under the ceiling where no loudness is asked for', () => {
    const quiet = sound(0.1);
    expect(toLoudness(quiet, { loudness: null, peak: -3, loops: false })).toEqual(quiet);
    expect(dbtp(toLoudness(sound(0.9), { loudness: null, peak: -3, loops: false }))).toBeLessThanOrEqual(-3 + 1e-6);
  });

  it('goes round without a seam: its beginning is limited as after its end', () => {
    const loop = sound(0.2, 5);
    const [once = new Float32Array(0)] = toLoudness(loop, { loudness: -10, peak: -1, loops: true });
    const twice = loop.map((samples) => Float32Array.from([...samples, ...samples]));
    const [both = new Float32Array(0)] = toLoudness(twice, { loudness: -10, peak: -1, loops: true });
    const step = (samples: Float32Array, at: number) => Math.abs((samples[at] ?? 0) - (both[at] ?? 0));
    expect(Math.max(...[0, 10, 1000, 2 * RATE - 1].map((at) => step(once, at)))).toBeLessThan(0.01);
  });

  it('is silence where it was, and one channel where it was one', () => {
    const silence = [new Float32Array(RATE)];
    expect(toLoudness(silence, { loudness: -16, peak: -1, loops: false })).toEqual(silence);
    const [mono = new Float32Array(0)] = sound(0.4, 2);
    const output = toLoudness([mono], { loudness: -14, peak: -1, loops: false });
    expect(output).toHaveLength(1);
    expect(dbtp(output)).toBeLessThanOrEqual(-1 + 1e-6);
  });
});
