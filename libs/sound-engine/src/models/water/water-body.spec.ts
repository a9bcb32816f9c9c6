import type { SoundModel } from '../../model';
import { conformance, conformanceBrief } from '../../testing/conformance';
import { bandDb, centroid, levels, mono, peakFrequency, take, layerModifiers } from '../../testing/spectra';
import { waterModel } from './water-sounds';
import { WATERS } from './waters';

const models = Object.fromEntries(WATERS.map((water) => [water.id, waterModel(water)]));
/** Gulps, drops and a vessel, which most waters have none of. */
const TRIAL = { bursts: 0.5, ripple: 0.3, ticks: 300, tickLevel: 0.4, vessel: 0.5, deep: 0.3, rush: 0.4, bubbling: 1 };
conformance(models.tap, { trial: { bursts: 0.5 } });
describe('waters', () => {
  for (const model of Object.values(models))
    if (model.id !== 'tap') conformanceBrief(model, { seconds: 4, trial: TRIAL });

  const sound = (model: SoundModel, said: Parameters<typeof layerModifiers>[0] = {}, seconds = 4): Float32Array =>
    mono(take(model, { seconds, params: model.mapModifiers(layerModifiers(said)) }));

  it('lie where they belong: a shower above 3 kHz, what is heard under water below 1 kHz', () => {
    expect(bandDb(sound(models.shower), 3000, 16_000)).toBeGreaterThan(-3);
    expect(bandDb(sound(models.underwater), 1500, 20_000)).toBeLessThan(-20);
    expect(centroid(sound(models.waterfall))).toBeLessThan(0.8 * centroid(sound(models.shower)));
  });

  it('let the pitch of a vessel rise while it fills', () => {
    const params = { ...models.pour.mapModifiers(layerModifiers()), rate: 0, vessel: 4, vesselQ: 12, rush: 1 };
    const x = mono(take(models.pour, { seconds: 4, params }));
    const ridge = (from: number): number => peakFrequency(x.subarray(from * 48_000, (from + 1) * 48_000), 500, 1400);
    expect(ridge(3) / ridge(0)).toBeGreaterThan(1.4);
  });

  it('pour in gulps that swell all of the flow, where it surges', () => {
    const unevenness = (surge: number): number => {
      const pieces = levels(
        mono(take(models.pour, { seconds: 4, params: { ...models.pour.mapModifiers(layerModifiers()), surge } })),
        0.05,
      );
      const mean = pieces.reduce((sum, level) => sum + level, 0) / pieces.length;
      return Math.sqrt(pieces.reduce((sum, level) => sum + (level - mean) ** 2, 0) / pieces.length);
    };
    expect(models.pour.params.surge.default).toBeGreaterThan(0.5);
    expect(unevenness(models.pour.params.surge.default)).toBeGreaterThan(1.25 * unevenness(0));
  });

  it('flush once: a rush that is over after some seconds', () => {
    const seconds = levels(sound(models.toilet_flush, {}, 7), 1);
    expect(Math.max(...seconds.slice(0, 3)) - seconds[6]).toBeGreaterThan(25);
  });

  it('leave by a pipe that rings at the odd multiples of a quarter of its wave', () => {
    const params = { ...models.toilet_flush.mapModifiers(layerModifiers()), pipe: 300, bubbling: 0, vessel: 0 };
    const x = mono(take(models.toilet_flush, { seconds: 4, params }));
    const near = (hertz: number): number => bandDb(x, hertz - 60, hertz + 60);
    expect(near(900) - 0.5 * (near(600) + near(1200))).toBeGreaterThan(4);
    expect(near(1500) - 0.5 * (near(1200) + near(1800))).toBeGreaterThan(2);
  });

  it('grow with force and darken with size', () => {
    for (const model of [models.tap, models.waterfall]) {
      expect(centroid(sound(model, { mods: { size: 0.1 } }))).toBeGreaterThan(
        1.2 * centroid(sound(model, { mods: { size: 0.9 } })),
      );
      expect(model.mapModifiers(layerModifiers({ intensity: 0.8 })).rush).toBeGreaterThan(
        1.5 * model.mapModifiers(layerModifiers({ intensity: 0.3 })).rush,
      );
    }
  });
});
