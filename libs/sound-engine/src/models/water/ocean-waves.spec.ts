import type { LayerModifiers } from '../../model';
import { conformance } from '../../testing/conformance';
import { centroid, eventTimes, levelDb, levels, mono, take, layerModifiers } from '../../testing/spectra';
import { oceanWaves } from './ocean-waves';

conformance(oceanWaves, { seconds: 14 });

const said = (overrides: Partial<LayerModifiers>, seconds = 12): Float32Array =>
  mono(take(oceanWaves, { seconds, params: oceanWaves.mapModifiers(layerModifiers(overrides)) }));

describe('ocean waves', () => {
  it('breaks about every five and a half seconds, and swells between', () => {
    const times = eventTimes(oceanWaves, { seconds: 60 });
    expect(times.length).toBeGreaterThanOrEqual(9);
    expect(times.length).toBeLessThanOrEqual(13);
    const steps = levels(said({}), 0.25);
    expect(Math.max(...steps) - Math.min(...steps)).toBeGreaterThan(8);
  });

  it('gathers darkly and breaks bright', () => {
    const x = said({});
    const breaks = eventTimes(oceanWaves, { seconds: 12 }).find((time) => time > 2) ?? 0;
    const part = (from: number): Float32Array => x.subarray(Math.round(from * 48000), Math.round((from + 0.5) * 48000));
    expect(centroid(part(breaks + 0.25))).toBeGreaterThan(1.4 * centroid(part(breaks - 1)));
  });

  it('comes slower and lower when large, faster when told', () => {
    expect(oceanWaves.mapModifiers(layerModifiers({ mods: { size: 0.95 } })).period).toBeGreaterThan(
      1.3 * oceanWaves.mapModifiers(layerModifiers({ mods: { size: 0.1 } })).period,
    );
    expect(oceanWaves.mapModifiers(layerModifiers({ mods: { speed: 2 } })).period).toBeCloseTo(
      0.5 * oceanWaves.mapModifiers(layerModifiers()).period,
      6,
    );
    expect(centroid(said({ mods: { size: 0.95 } }))).toBeLessThan(0.85 * centroid(said({ mods: { size: 0.05 } })));
  });

  it('crashes when stormy, laps when gentle', () => {
    expect(levelDb(said({ intensity: 0.95 })) - levelDb(said({ intensity: 0.1 }))).toBeGreaterThan(6);
    expect(oceanWaves.mapModifiers(layerModifiers({ variant: 'water_lap' })).period).toBeLessThan(3);
  });
});
