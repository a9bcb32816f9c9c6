import type { LayerModifiers } from '../../model';
import { conformance } from '../../testing/conformance';
import { bandDb, eventTimes, mono, peakFrequency, take, layerModifiers } from '../../testing/spectra';
import { cricket } from './cricket';

conformance(cricket);

const said = (overrides: Partial<LayerModifiers>, seed = 1): Float32Array =>
  mono(take(cricket, { seconds: 4, seed, params: cricket.mapModifiers(layerModifiers(overrides)) }));

describe('cricket', () => {
  it('sings on one narrow carrier', () => {
    for (const seed of [1, 2, 3]) {
      const carrier = peakFrequency(said({}, seed), 3000, 7000);
      expect(carrier).toBeGreaterThan(4200);
      expect(carrier).toBeLessThan(5600);
      expect(bandDb(said({}, seed), 0.8 * carrier, 1.2 * carrier)).toBeGreaterThan(-1);
    }
  });

  it('chirps at its rate, as fast as it is told', () => {
    expect(Math.abs(eventTimes(cricket, { seconds: 10 }).length / 10 - 2.6)).toBeLessThan(0.6);
    const fast = eventTimes(cricket, {
      seconds: 10,
      params: cricket.mapModifiers(layerModifiers({ mods: { speed: 2 } })),
    });
    expect(fast.length / 10).toBeGreaterThan(4.2);
  });

  it('is higher when small', () => {
    expect(peakFrequency(said({ mods: { size: 0.2 } }), 2500, 9000)).toBeGreaterThan(
      1.2 * peakFrequency(said({ mods: { size: 0.8 } }), 2500, 9000),
    );
  });

  it('becomes a meadow with more singers', () => {
    expect(cricket.mapModifiers(layerModifiers({ mods: { sources: 20 } })).insects).toBe(20);
    expect(cricket.mapModifiers(layerModifiers({ intensity: 0.95 })).insects).toBeGreaterThan(
      1.5 * cricket.mapModifiers(layerModifiers()).insects,
    );
  });
});
