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

describe('layered sounds', () => {
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
