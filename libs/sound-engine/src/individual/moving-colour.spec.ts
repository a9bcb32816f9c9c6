import { Random } from '../dsp/random';
import type { Voice } from '../voice';
import type { BandSettings } from './band-settings';
import { COLOUR_HERTZ } from './individual';
import { MovingColour } from './moving-colour';

const FRAMES = 19_200;
const PLAIN: BandSettings = {
  curve: COLOUR_HERTZ.map(() => 0),
  gainDb: 0,
  driftDb: 0,
  swellDb: 0,
  contrast: COLOUR_HERTZ.map(() => 0),
};
const CONTRAST = COLOUR_HERTZ.map(() => 0.2);

/** A voice that plays these samples and then nothing. */
function playing(samples: Float32Array): Voice {
  let at = 0;
  return {
    channels: 1,
    events: [],
    forgetEvents: () => undefined,
    set: () => undefined,
    process([out], from, to) {
      for (let i = from; i < to; i++) out[i] = samples[at++] ?? 0;
    },
  };
}

function coloured(samples: Float32Array, settings: BandSettings, block = FRAMES): Float32Array {
  const colour = new MovingColour(playing(samples), settings, 1);
  const out = new Float32Array(samples.length);
  for (let from = 0; from < out.length; from += block) colour.process([out], from, Math.min(out.length, from + block));
  return out;
}

const random = new Random(1);
const NOISE = Float32Array.from({ length: FRAMES }, () => 0.3 * random.bipolar());

const level = (samples: Float32Array): number =>
  10 * Math.log10(samples.reduce((sum, x) => sum + x * x, 0) / samples.length);

describe('a voice with a colour that moves', () => {
  it('is as it was, from the first frame on, where nothing is asked of it [long]', () => {
    coloured(NOISE, PLAIN).forEach((sample, i) => expect(Math.abs(sample - NOISE[i])).toBeLessThan(1e-7));
  });

  it('is the same whatever the blocks', () => {
    const settings = {
      ...PLAIN,
      curve: COLOUR_HERTZ.map((_, band) => band / 8),
      driftDb: 2,
      swellDb: 2,
      contrast: CONTRAST,
    };
    expect(coloured(NOISE, settings, 150)).toEqual(coloured(NOISE, settings));
  });

  it('has its colour at once', () => {
    const louder = coloured(NOISE, { ...PLAIN, curve: COLOUR_HERTZ.map(() => 6) });
    expect(level(louder.subarray(0, 480)) - level(NOISE.subarray(0, 480))).toBeCloseTo(6, 1);
  });

  it('falls further after its loudest moment than its model does, by the contrast', () => {
    const falling = NOISE.map((x, i) => (i < 3000 ? x : 0.1 * x));
    const [before, after] = [falling, coloured(falling, { ...PLAIN, contrast: CONTRAST })].map(
      (samples) => level(samples.subarray(14_400)) - level(samples.subarray(1500, 3000)),
    );
    expect(before).toBeCloseTo(-20, 0);
    expect(after).toBeLessThan(-23);
    expect(after).toBeGreaterThan(-26);
  });

  it('is quieter before a click by 40 dB but for a millisecond', () => {
    const click = new Float32Array(FRAMES);
    click[4000] = 1;
    click[7300] = 0.7;
    const out = coloured(click, {
      ...PLAIN,
      curve: COLOUR_HERTZ.map((_, band) => 6 * Math.sin(band / 3)),
      contrast: CONTRAST,
    });
    const peak = Math.max(...out);
    for (const [from, to] of [
      [0, 3952],
      [6500, 7252],
    ])
      for (const x of out.subarray(from, to)) expect(Math.abs(x)).toBeLessThan(0.01 * peak);
  });
});
