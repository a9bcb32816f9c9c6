import { drawIndividual } from '../../individual/individual';
import { bandDb, levelDb, mono, take, layerModifiers } from '../../testing/spectra';
import type { LayeredSound } from './gesture';
import { layeredModel } from './layered';

const HUM: LayeredSound = {
  id: 'hum',
  kind: 'texture',
  kernel: 'hum',
  level: 0.3,
  pitch: 120,
  wide: true,
  drive: 0.5,
  bed: [
    { kind: 'tones', level: 0.3, pitch: 120, ratios: [1, 2.5], harmonics: { count: 8, slope: 1 }, lowPass: 1500 },
    { kind: 'noise', level: 0.2, color: 'pink', pass: 'band', frequency: 700, q: 0.8 },
    { kind: 'noise', level: 0.1, color: 'white', pass: 'low', frequency: 400 },
  ],
};

const BLIP: LayeredSound = {
  id: 'blip',
  kind: 'sequence',
  kernel: 'blip',
  level: 0.3,
  rate: 1,
  regularity: 1,
  pitch: 400,
  seconds: 0.1,
  gesture: [{ kind: 'tones', level: 0.5, pitch: 400, harmonics: { count: 4, slope: 1 } }],
};
const sounded = (sound: LayeredSound): Float32Array => {
  const model = layeredModel(sound);
  return mono(take(model, { seconds: 1, params: model.mapModifiers(layerModifiers()) }));
};

describe('layered sounds', () => {
  it('leave the noise of their place between gestures, and nothing where no microphone was', () => {
    const between = (sound: LayeredSound): Float32Array => sounded(sound).subarray(24_000, 36_000);
    expect(levelDb(between({ ...BLIP, quiet: -40 }))).toBeCloseTo(-60, -1);
    expect(between(BLIP).every((value) => value === 0)).toBe(true);
  });

  it('stay numbers where a glide falls through zero', () => {
    const falling = (u: number): number => 400 * (1 - 3 * u);
    const x = sounded({
      ...BLIP,
      gesture: [{ kind: 'tones', level: 0.5, pitch: falling, harmonics: { count: 12, slope: 0.8 } }],
    });
    expect(x.every(Number.isFinite)).toBe(true);
  });

  it('sound the same at half the rate where they are narrow, band by band', () => {
    const render = (narrow: boolean): Float32Array => {
      const model = layeredModel({ ...HUM, narrow });
      return mono(take(model, { seconds: 4, params: model.mapModifiers(layerModifiers()) }));
    };
    const [full, half] = [render(false), render(true)];
    expect(Math.abs(levelDb(half) - levelDb(full))).toBeLessThan(0.6);
    for (const [low, high] of [
      [90, 180],
      [200, 400],
      [400, 800],
      [800, 1600],
      [1600, 3200],
    ])
      expect(Math.abs(bandDb(half, low, high) - bandDb(full, low, high))).toBeLessThan(1.5);
  });

  it('get half as much back from near surfaces where they have blows', () => {
    const impact = { bands: [1], length: 0.1, slope: 0.5, modal: 0, modeFrequency: 400, modeT60: 0.1, modes: 1 };
    // falls after the end
    const silent = { kind: 'hits', level: 1, blows: [[9, 1, 1]], impact, hardness: 0.5 } as const;
    const played = (gesture: LayeredSound['gesture'], share: number): Float32Array => {
      const model = layeredModel({ ...BLIP, gesture });
      const individual = { ...drawIndividual('dog_bark', 3, { mods: {} }), kind: { share, differs: {}, surfaces: 1 } };
      const cue = { kind: 'shots', at: [0] } as const;
      const params = model.mapModifiers(layerModifiers());
      const out = new Float32Array(24_000);
      model.prepare(params, { seed: 1, duration: 0.5, cue, individual }).process([out], 0, out.length);
      return out;
    };
    // what the surfaces add to an individual that has next to nothing else of its own
    const givenBack = (gesture: NonNullable<LayeredSound['gesture']>): number => {
      const direct = played(gesture, 0);
      return levelDb(played(gesture, 1e-6).map((value, i) => value - direct[i]));
    };
    const tone = BLIP.gesture ?? [];
    expect(givenBack(tone)).toBeGreaterThan(-80);
    expect(givenBack([...tone, silent]) - givenBack(tone)).toBeCloseTo(20 * Math.log10(0.2 / 0.42), 0);
  });

  it('refuse to be narrow with anything but tones and noises', () => {
    expect(() =>
      layeredModel({
        ...HUM,
        narrow: true,
        bed: [{ kind: 'specks', level: 1, rate: 5, pitch: 900, spread: 1, tau: 0.01 }],
      }),
    ).toThrow(RangeError);
  });
});
