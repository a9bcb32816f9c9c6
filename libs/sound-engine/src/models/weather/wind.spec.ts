import type { LayerModifiers } from '../../model';
import { conformance, conformanceBrief } from '../../testing/conformance';
import { bandDb, centroid, levelDb, levels, mono, take, layerModifiers } from '../../testing/spectra';
import { blizzard, wind, windHowl } from './wind';

conformance(wind, { trial: { howl: 0.8 } });

const said = (overrides: Partial<LayerModifiers>, seed = 1): Float32Array =>
  mono(take(wind, { seconds: 8, seed, params: wind.mapModifiers(layerModifiers(overrides)) }));

describe('wind', () => {
  it('is dark and swells in gusts', () => {
    for (const seed of [1, 2, 3]) {
      const x = said({}, seed);
      expect(bandDb(x, 20, 700)).toBeGreaterThan(-1.5);
      const steps = levels(x, 0.5);
      expect(Math.max(...steps) - Math.min(...steps)).toBeGreaterThan(4);
    }
  });

  it('grows from breeze to gale: stronger and with more edge', () => {
    expect(levelDb(said({ intensity: 0.9 })) - levelDb(said({ intensity: 0.2 }))).toBeGreaterThan(8);
    expect(wind.mapModifiers(layerModifiers({ intensity: 0.95 })).howl).toBeGreaterThan(0);
  });

  it('sounds deeper when large and brighter when asked', () => {
    expect(centroid(said({ mods: { size: 0.95 } }))).toBeLessThan(0.8 * centroid(said({ mods: { size: 0.05 } })));
    expect(centroid(said({ mods: { brightness: 0.95 } }))).toBeGreaterThan(
      1.2 * centroid(said({ mods: { brightness: 0.1 } })),
    );
  });

  it('rustles in leaves, and howls round corners', () => {
    expect(bandDb(said({ surface: 'leaves' }), 1500, 8000)).toBeGreaterThan(bandDb(said({}), 1500, 8000) + 6);
    expect(bandDb(mono(take(windHowl, { seconds: 8 })), 300, 900)).toBeGreaterThan(bandDb(said({}), 300, 900) + 3);
  });
});

describe('other winds', () => {
  for (const model of [windHowl, blizzard]) conformanceBrief(model);
});
