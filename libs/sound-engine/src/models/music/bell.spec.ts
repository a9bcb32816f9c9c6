import { conformance } from '../../testing/conformance';
import { bandDb, eventTimes, mono, onsets, take, t60, layerModifiers } from '../../testing/spectra';
import { churchBell, handBell } from './bell';

conformance(churchBell, { isTone: true, trial: { rate: 8 } });
conformance(handBell, { isTone: true });

describe('church bell', () => {
  const stroke = (params = churchBell.mapModifiers(layerModifiers())): Float32Array =>
    mono(take(churchBell, { seconds: 6, cue: { kind: 'shots', at: [0] }, params }));

  it('has the partials of a tuned bell: hum, prime, tierce, quint and nominal', () => {
    const x = stroke();
    for (const ratio of [0.5, 1, 1.183, 1.506, 2]) {
      const f = 520 * ratio;
      expect(bandDb(x, f * 0.97, f * 1.03)).toBeGreaterThan(bandDb(x, f * 1.06, f * 1.12) + 10);
    }
  });

  it('hums on after its upper partials have gone', () => {
    const x = stroke();
    const late = x.subarray(4 * 48_000, 6 * 48_000);
    expect(bandDb(late, 200, 320)).toBeGreaterThan(bandDb(x, 200, 320) + 3);
    expect(t60(x)).toBeGreaterThan(1.5);
  });

  it('tolls about every two and a half seconds', () => {
    const times = eventTimes(churchBell, { seconds: 10 });
    expect(times.length).toBeGreaterThanOrEqual(4);
    expect(times.length).toBeLessThanOrEqual(5);
  });

  it('is lower and longer when it is large', () => {
    expect(churchBell.mapModifiers(layerModifiers({ mods: { size: 0.9 } })).pitch).toBeLessThan(
      churchBell.mapModifiers(layerModifiers()).pitch * 0.7,
    );
    expect(churchBell.mapModifiers(layerModifiers({ mods: { size: 0.9 } })).ring).toBeGreaterThan(
      churchBell.mapModifiers(layerModifiers()).ring,
    );
  });
});

describe('hand bell', () => {
  it('is struck once unless told otherwise', () => {
    expect(eventTimes(handBell, { seconds: 4 })).toEqual([0]);
    expect(onsets(mono(take(handBell, { seconds: 4 })), 20, 0.3)).toEqual([0]);
    expect(eventTimes(handBell, { cue: { kind: 'shots', at: [0, 1, 2] } })).toEqual([0, 1, 2]);
  });
});
