import { conformance } from '../../testing/conformance';
import { bandDb, centroid, levelDb, mono, take, layerModifiers } from '../../testing/spectra';
import { explosion } from './explosion';

conformance(explosion, { trial: { debris: 100, debrisLevel: 0.2 } });

describe('explosion', () => {
  const blast = (said: Parameters<typeof layerModifiers>[0] = {}): Float32Array =>
    mono(take(explosion, { seconds: 4, params: explosion.mapModifiers(layerModifiers(said)) }));

  it('is loudest at once and darkens while it rolls away', () => {
    const x = mono(take(explosion, { seconds: 4, params: { ...explosion.mapModifiers(layerModifiers()), debris: 0 } }));
    expect(levelDb(x.subarray(0, 24_000)) - levelDb(x.subarray(120_000, 144_000))).toBeGreaterThan(12);
    const parts = [0, 1, 2].map((k) => centroid(x.subarray(k * 12_000, (k + 1) * 12_000)));
    expect(parts[1]).toBeLessThan(parts[0]);
    expect(parts[2]).toBeLessThan(parts[1]);
  });

  it('keeps a body that small loudspeakers can play', () => {
    expect(bandDb(blast(), 120, 600)).toBeGreaterThan(-15);
  });

  it('is deeper and longer when large, louder with force', () => {
    const small = blast({ mods: { size: 0.1 } });
    const large = blast({ mods: { size: 0.95 } });
    expect(centroid(large)).toBeLessThan(0.8 * centroid(small));
    expect(levelDb(large.subarray(96_000)) - levelDb(large)).toBeGreaterThan(
      levelDb(small.subarray(96_000)) - levelDb(small),
    );
    expect(levelDb(blast({ intensity: 0.9 })) - levelDb(blast({ intensity: 0.2 }))).toBeGreaterThan(4);
  });
});
