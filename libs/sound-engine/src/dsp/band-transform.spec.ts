import { BandTransform, BIN_HERTZ, HOP_FRAMES, WINDOW_FRAMES } from './band-transform';
import { dbToGain } from './exact-math';
import { Random } from './random';

const HOPS = 20;
const FRAMES = HOPS * HOP_FRAMES;

/** A sound that went through the transform, as long as before. */
function through(sound: Float32Array, gainsOf: (hop: number) => Float64Array): Float32Array {
  const transform = new BandTransform(1);
  const padded = new Float32Array(FRAMES + WINDOW_FRAMES);
  padded.set(sound, HOP_FRAMES);
  const out = new Float32Array(FRAMES);
  const hop = new Float32Array(HOP_FRAMES);
  const powers = new Float64Array(BIN_HERTZ.length);
  for (let k = 0; k <= HOPS; k++) {
    transform.analyse([padded.subarray(k * HOP_FRAMES, k * HOP_FRAMES + WINDOW_FRAMES)], powers);
    transform.synthesise(gainsOf(k), [hop]);
    if (k > 0) out.set(hop, (k - 1) * HOP_FRAMES);
  }
  return out;
}

const flat = (gain: number): Float64Array => new Float64Array(BIN_HERTZ.length).fill(gain);
const noise = (): Float32Array => {
  const random = new Random(1);
  return Float32Array.from({ length: FRAMES }, () => 0.5 * random.bipolar());
};
const peak = (samples: Float32Array): number => samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

describe('BandTransform', () => {
  it('leaves a sound as it is where all gains are 1', () => {
    const sound = noise();
    const out = through(sound, () => flat(1));
    out.forEach((sample, i) => expect(Math.abs(sample - sound[i])).toBeLessThan(1e-7));
  });

  it('gives tones the gains of their frequencies', () => {
    const tone = Float32Array.from({ length: FRAMES }, (_, i) => Math.sin((2 * Math.PI * 3000 * i) / 48_000));
    const out = through(tone, () => Float64Array.from(BIN_HERTZ, (hertz) => (hertz < 1000 ? 1 : 0.5)));
    expect(peak(out.subarray(2048, 8192))).toBeCloseTo(0.5, 3);
  });

  it('puts nothing that is heard before a click, however its colour is', () => {
    const click = new Float32Array(FRAMES);
    const at = 10 * HOP_FRAMES + 200;
    click[at] = 1;
    const slope = Float64Array.from(BIN_HERTZ, (hertz) => dbToGain((-6 * Math.log2(Math.max(hertz, 65) / 65)) / 4));
    const out = through(click, (hop) => (hop % 2 === 0 ? slope : flat(0.7)));
    const before = 48;
    expect(peak(out.subarray(0, at - before))).toBeLessThan(peak(out) * dbToGain(-40));
  });

  it('gives silence after a sound that ended, from the second hop on', () => {
    const click = new Float32Array(FRAMES);
    click[5 * HOP_FRAMES + 10] = 1;
    const out = through(click, () => flat(0.5));
    expect(out[5 * HOP_FRAMES + 10]).toBeCloseTo(0.5, 6);
    expect(peak(out.subarray(7 * HOP_FRAMES))).toBe(0);
  });

  it('gives both channels the same', () => {
    const transform = new BandTransform(2);
    const window = [noise().subarray(0, WINDOW_FRAMES), noise().subarray(0, WINDOW_FRAMES)];
    const powers = new Float64Array(BIN_HERTZ.length);
    const one = new Float64Array(BIN_HERTZ.length);
    new BandTransform(1).analyse([window[0]], one);
    transform.analyse(window, powers);
    expect([...powers]).toEqual([...one].map((power) => 2 * power));
    const hop = [new Float32Array(HOP_FRAMES), new Float32Array(HOP_FRAMES)];
    transform.synthesise(flat(0.5), hop);
    expect(hop[0]).toEqual(hop[1]);
  });
});
