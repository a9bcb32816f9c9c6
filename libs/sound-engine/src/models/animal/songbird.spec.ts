import type { LayerModifiers } from '../../model';
import { conformance } from '../../testing/conformance';
import { bandDb, centroid, eventTimes, mono, take, layerModifiers } from '../../testing/spectra';
import { songbird } from './songbird';

conformance(songbird, { audibleWithin: 2, trial: { trill: 0.8 } });

const said = (overrides: Partial<LayerModifiers>, seed = 1): Float32Array =>
  mono(take(songbird, { seconds: 5, seed, params: songbird.mapModifiers(layerModifiers(overrides)) }));

describe('songbird', () => {
  it('sings between 2 and 8 kHz', () => {
    for (const seed of [1, 2, 3]) expect(bandDb(said({}, seed), 2000, 9000)).toBeGreaterThan(-1);
  });

  it('is lower when large, higher when small', () => {
    expect(centroid(said({ mods: { size: 0.05 } }))).toBeGreaterThan(1.4 * centroid(said({ mods: { size: 0.9 } })));
  });

  it('sings more phrases when lively', () => {
    const count = (overrides: Partial<LayerModifiers>): number =>
      eventTimes(songbird, { seconds: 20, params: songbird.mapModifiers(layerModifiers(overrides)) }).length;
    expect(count({ intensity: 0.65 })).toBeGreaterThan(1.1 * count({ intensity: 0.1 }));
    expect(count({ mods: { sources: 6 } })).toBeGreaterThan(3 * count({}));
  });

  it('is a point alone and surrounds the listener as a chorus', () => {
    const voice = (params = songbird.mapModifiers(layerModifiers())): number =>
      songbird.prepare(params, { seed: 1, duration: 1, cue: { kind: 'continuous' } }).channels;
    expect(voice()).toBe(1);
    expect(voice(songbird.mapModifiers(layerModifiers({ mods: { sources: 8 } })))).toBe(2);
  });
});
