import type { LayerModifiers } from '../../model';
import { conformance } from '../../testing/conformance';
import { bandDb, centroid, levels, mono, take, layerModifiers } from '../../testing/spectra';
import { thunder } from './thunder';

conformance(thunder, { seconds: 9 });

const said = (overrides: Partial<LayerModifiers>, seed = 1): Float32Array =>
  mono(
    take(thunder, { seconds: 9, seed, params: thunder.mapModifiers(layerModifiers({ duration: 9, ...overrides })) }),
  );

describe('thunder', () => {
  it('is dark, swells and rolls on for seconds', () => {
    for (const seed of [1, 2, 3]) {
      const x = said({}, seed);
      expect(bandDb(x, 20, 800)).toBeGreaterThan(-1);
      const steps = levels(x, 0.5);
      const loudest = Math.max(...steps);
      expect(steps.filter((level) => level > loudest - 20).length).toBeGreaterThan(6);
      expect(steps[0]).toBeLessThan(loudest - 2);
    }
  });

  it('tears when near, only rumbles when far', () => {
    const near = said({ intensity: 0.95 });
    const far = said({ intensity: 0.1 });
    expect(centroid(near)).toBeGreaterThan(1.5 * centroid(far));
    const near100 = levels(near, 0.1);
    const far100 = levels(far, 0.1);
    const rise = (steps: number[]): number => steps.findIndex((level) => level > Math.max(...steps) - 6);
    expect(rise(near100)).toBeLessThan(rise(far100));
  });

  it('fades out inside a short time instead of being cut', () => {
    const x = mono(take(thunder, { seconds: 3, params: thunder.mapModifiers(layerModifiers({ duration: 3 })) }));
    const steps = levels(x, 0.1);
    expect(steps[steps.length - 1]).toBeLessThan(Math.max(...steps) - 30);
  });

  it('strikes at every time it is given', () => {
    const voice = thunder.prepare(thunder.mapModifiers(layerModifiers()), {
      seed: 1,
      duration: 6,
      cue: { kind: 'shots', at: [0, 2.5] },
    });
    voice.process([new Float32Array(288_000), new Float32Array(288_000)], 0, 288_000);
    expect(voice.events.map((event) => event.time)).toEqual([0, 2.5]);
  });
});
