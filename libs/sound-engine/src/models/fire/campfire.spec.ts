import type { LayerModifiers } from '../../model';
import { conformance, conformanceBrief } from '../../testing/conformance';
import { bandDb, centroid, excessKurtosis, mono, take, layerModifiers } from '../../testing/spectra';
import { campfire, fireLarge } from './campfire';

conformance(campfire);

const said = (overrides: Partial<LayerModifiers>, seed = 1): Float32Array =>
  mono(take(campfire, { seconds: 6, seed, params: campfire.mapModifiers(layerModifiers(overrides)) }));

describe('campfire', () => {
  it('crackles: few strong events over a low murmur', () => {
    for (const seed of [1, 2, 3]) expect(excessKurtosis(said({}, seed))).toBeGreaterThan(5);
  });

  it('cracks more often and roars louder when fierce', () => {
    const calm = campfire.mapModifiers(layerModifiers({ intensity: 0.2 }));
    const fierce = campfire.mapModifiers(layerModifiers({ intensity: 0.9 }));
    expect(fierce.rate).toBeGreaterThan(2 * calm.rate);
    expect(bandDb(said({ intensity: 0.9 }), 40, 400)).toBeGreaterThan(bandDb(said({ intensity: 0.2 }), 40, 400));
  });

  it('is deeper when large: logs instead of twigs', () => {
    expect(centroid(said({ mods: { size: 0.9 } }))).toBeLessThan(0.8 * centroid(said({ mods: { size: 0.1 } })));
  });
});

describe('a large fire', () => {
  conformanceBrief(fireLarge);

  it('roars below its cracks more than a campfire does', () => {
    const roar = (model: typeof campfire): number => bandDb(mono(take(model, { seconds: 4 })), 100, 500);
    expect(roar(fireLarge)).toBeGreaterThan(roar(campfire) + 3);
  });
});
