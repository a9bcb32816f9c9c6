import type { LayerModifiers } from '../../model';
import { conformance } from '../../testing/conformance';
import { bandDb, centroid, levelDb, mono, peakFrequency, take, layerModifiers } from '../../testing/spectra';
import { stream } from './stream';

conformance(stream);

const said = (overrides: Partial<LayerModifiers>, seed = 1): Float32Array =>
  mono(take(stream, { seconds: 4, seed, params: stream.mapModifiers(layerModifiers(overrides)) }));

describe('stream', () => {
  it('sounds between 500 Hz and 8 kHz', () => {
    for (const seed of [1, 2, 3]) expect(bandDb(said({}, seed), 300, 8000)).toBeGreaterThan(-1);
  });

  it('gives each bubble the pitch of its size: a 3.26 mm bubble sounds at 1 kHz', () => {
    const params = {
      ...stream.mapModifiers(layerModifiers()),
      rush: 0,
      deep: 0,
      smallest: 3.26,
      largest: 3.26,
      rising: 0,
      rate: 6,
      bursts: 0,
    };
    expect(Math.abs(peakFrequency(mono(take(stream, { seconds: 4, params })), 200, 4000) - 1000)).toBeLessThan(30);
  });

  it('is a trickle when gentle, a rushing river when strong or large', () => {
    expect(stream.mapModifiers(layerModifiers({ intensity: 0.9 })).rate).toBeGreaterThan(
      3 * stream.mapModifiers(layerModifiers({ intensity: 0.15 })).rate,
    );
    expect(levelDb(said({ intensity: 0.9 })) - levelDb(said({ intensity: 0.15 }))).toBeGreaterThan(6);
    expect(centroid(said({ mods: { size: 0.95 } }))).toBeLessThan(0.8 * centroid(said({ mods: { size: 0.05 } })));
  });

  it('keeps its ears apart but not strangers', () => {
    const [left, right] = take(stream, { seconds: 4 });
    let both = 0;
    let squares = 0;
    left.forEach((x, i) => {
      both += x * right[i];
      squares += (x * x + right[i] * right[i]) / 2;
    });
    expect(both / squares).toBeGreaterThan(0.15);
    expect(both / squares).toBeLessThan(0.7);
  });
});
