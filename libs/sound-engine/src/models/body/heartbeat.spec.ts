import type { LayerModifiers } from '../../model';
import { conformance } from '../../testing/conformance';
import { bandDb, centroid, eventTimes, levelDb, mono, take, layerModifiers } from '../../testing/spectra';
import { heartbeat } from './heartbeat';

conformance(heartbeat);

const said = (overrides: Partial<LayerModifiers>): Float32Array =>
  mono(take(heartbeat, { seconds: 5, params: heartbeat.mapModifiers(layerModifiers(overrides)) }));

describe('heartbeat', () => {
  it('beats 72 times a minute at rest, steadily', () => {
    const times = eventTimes(heartbeat, { seconds: 20 });
    const gaps = times.slice(1).map((time, i) => time - times[i]);
    const mean = gaps.reduce((a, b) => a + b, 0) / gaps.length;
    expect(60 / mean).toBeGreaterThan(68);
    expect(60 / mean).toBeLessThan(76);
    for (const gap of gaps) expect(Math.abs(gap / mean - 1)).toBeLessThan(0.12);
  });

  it('has two dull sounds in every beat', () => {
    const x = mono(take(heartbeat, { seconds: 1, cue: { kind: 'shots', at: [0.1] } }));
    const part = (from: number, to: number): number =>
      levelDb(x.subarray(Math.round(from * 48000), Math.round(to * 48000)));
    expect(part(0.1, 0.2)).toBeGreaterThan(part(0.36, 0.4) + 6);
    expect(part(0.42, 0.5)).toBeGreaterThan(part(0.36, 0.4) + 6);
    expect(bandDb(x, 20, 400)).toBeGreaterThan(-0.5);
  });

  it('races in fear and with intensity, and hits harder', () => {
    const rate = (overrides: Partial<LayerModifiers>): number => heartbeat.mapModifiers(layerModifiers(overrides)).rate;
    expect(rate({ mods: { emotion: 'scared' } })).toBeGreaterThan(1.5 * rate({}));
    expect(rate({ intensity: 0.95 })).toBeGreaterThan(1.25 * rate({}));
    expect(levelDb(said({ intensity: 0.95 }))).toBeGreaterThan(levelDb(said({ intensity: 0.1 })) + 4);
  });

  it('is deeper when large', () => {
    expect(centroid(said({ mods: { size: 0.1 } }))).toBeGreaterThan(1.2 * centroid(said({ mods: { size: 0.9 } })));
  });
});
