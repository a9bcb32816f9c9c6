import { conformance } from '../../testing/conformance';
import { bandDb, eventTimes, levelDb, mono, peakFrequency, take, layerModifiers } from '../../testing/spectra';
import { doorCreak } from './door-creak';

conformance(doorCreak);

describe('creak', () => {
  const sound = (said: Parameters<typeof layerModifiers>[0] = {}): Float32Array =>
    mono(take(doorCreak, { seconds: 4, params: doorCreak.mapModifiers(layerModifiers(said)) }));

  it('groans about every second and a half', () => {
    const times = eventTimes(doorCreak, { seconds: 8 });
    expect(times.length).toBeGreaterThanOrEqual(4);
    expect(times.length).toBeLessThanOrEqual(8);
  });

  it('sounds in the resonances of the hinge', () => {
    expect(bandDb(sound(), 2000, 7000)).toBeGreaterThan(-6);
  });

  it('keeps the pitch of its resonances while its slips grow slower and faster', () => {
    const x = sound();
    const windows = Array.from({ length: Math.floor(x.length / 4096) }, (_, k) => x.subarray(4096 * k, 4096 * (k + 1)));
    const loudest = Math.max(...windows.map(levelDb));
    const lines = windows
      .filter((window) => levelDb(window) > loudest - 25)
      .map((window) => peakFrequency(window, 5300, 8000));
    expect(lines.length).toBeGreaterThan(8);
    expect(Math.max(...lines) / Math.min(...lines)).toBeLessThan(1.15);
  });

  it('is lower for a heavy gate, more ragged for an old one', () => {
    expect(bandDb(sound({ mods: { size: 0.95 } }), 100, 2200)).toBeGreaterThan(
      bandDb(sound({ mods: { size: 0.1 } }), 100, 2200) + 3,
    );
    expect(doorCreak.mapModifiers(layerModifiers({ mods: { age: 1 } })).jitter).toBeGreaterThan(
      1.5 * doorCreak.mapModifiers(layerModifiers()).jitter,
    );
  });
});
