import type { LayerModifiers } from '../../model';
import { conformance } from '../../testing/conformance';
import { bandDb, centroid, excessKurtosis, levelDb, levels, mono, take, layerModifiers } from '../../testing/spectra';
import { rain } from './rain';

conformance(rain, { trial: { surface: 0.8 } });

const said = (overrides: Partial<LayerModifiers>, seed = 1): Float32Array =>
  mono(take(rain, { seconds: 4, seed, params: rain.mapModifiers(layerModifiers(overrides)) }));

describe('rain', () => {
  it('carries single drops over an even haze', () => {
    for (const seed of [1, 2, 3]) {
      const x = said({}, seed);
      expect(excessKurtosis(x)).toBeGreaterThan(0.4);
      const steps = levels(x, 0.1);
      expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(6);
    }
  });

  it('is a few drops when light, a roar when heavy', () => {
    const light = rain.mapModifiers(layerModifiers({ intensity: 0.15 }));
    const heavy = rain.mapModifiers(layerModifiers({ intensity: 0.9 }));
    expect(heavy.rate).toBeGreaterThan(5 * light.rate);
    expect(levelDb(said({ intensity: 0.9 })) - levelDb(said({ intensity: 0.15 }))).toBeGreaterThan(8);
    expect(excessKurtosis(said({ intensity: 0.15 }))).toBeGreaterThan(excessKurtosis(said({ intensity: 0.9 })));
  });

  it('gains a body under 500 Hz as it grows heavier, against its hiss', () => {
    const body = (intensity: number): number =>
      bandDb(said({ intensity }), 80, 500) - bandDb(said({ intensity }), 2000, 6000);
    expect(body(0.5) - body(0.3)).toBeGreaterThan(1.5);
    expect(body(0.725) - body(0.5)).toBeGreaterThan(3);
  });

  it('takes on the colour of the surface it falls on', () => {
    expect(bandDb(said({ surface: 'tin' }), 900, 2600)).toBeGreaterThan(bandDb(said({}), 900, 2600) + 1.5);
    expect(bandDb(said({ surface: 'cloth' }), 120, 500)).toBeGreaterThan(bandDb(said({}), 120, 500) + 2);
  });

  it('falls in larger, lower drops when the size says so', () => {
    expect(centroid(said({ mods: { size: 0.95 } }))).toBeLessThan(0.87 * centroid(said({ mods: { size: 0.05 } })));
  });
});
