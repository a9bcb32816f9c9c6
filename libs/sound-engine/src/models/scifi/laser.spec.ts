import type { LayerModifiers } from '../../model';
import { conformance } from '../../testing/conformance';
import { centroid, eventTimes, levelDb, mono, take, layerModifiers } from '../../testing/spectra';
import { laser } from './laser';

conformance(laser);

const shot = (overrides: Partial<LayerModifiers>): Float32Array =>
  mono(
    take(laser, {
      seconds: 0.8,
      params: laser.mapModifiers(layerModifiers(overrides)),
      cue: { kind: 'shots', at: [0] },
    }),
  );

describe('laser', () => {
  it('falls fast from high to low', () => {
    const x = shot({});
    const at = (from: number): number => centroid(x.subarray(Math.round(from * 48000), Math.round(from * 48000) + 960));
    expect(at(0.002)).toBeGreaterThan(1.2 * at(0.04));
    expect(at(0.04)).toBeGreaterThan(1.2 * at(0.14));
  });

  it('is deeper when large, and longer', () => {
    expect(centroid(shot({ mods: { size: 0.1 } }))).toBeGreaterThan(1.2 * centroid(shot({ mods: { size: 0.9 } })));
    expect(laser.naturalSeconds(laser.mapModifiers(layerModifiers({ mods: { size: 0.9 } })))).toBeGreaterThan(
      1.4 * laser.naturalSeconds(laser.mapModifiers(layerModifiers({ mods: { size: 0.1 } }))),
    );
  });

  it('fires when and as fast as it is told', () => {
    expect(eventTimes(laser, { seconds: 2, cue: { kind: 'shots', at: [0.2, 0.5, 1.1] } })).toEqual([0.2, 0.5, 1.1]);
    expect(laser.mapModifiers(layerModifiers({ mods: { rate: 8 } })).rate).toBe(8);
  });

  it('hits harder with intensity', () => {
    expect(levelDb(shot({ intensity: 0.95 }))).toBeGreaterThan(levelDb(shot({ intensity: 0.1 })) + 2);
  });
});
