import { conformance } from '../../testing/conformance';
import { bandDb, centroid, correlation, levelDb, mono, onsets, take, t60, layerModifiers } from '../../testing/spectra';
import { knock } from './knock';

conformance(knock);

describe('knock', () => {
  it('knocks four times at four a second, then rests', () => {
    const times = onsets(mono(take(knock, { seconds: 4 })));
    expect(times[3] - times[0]).toBeGreaterThan(0.55);
    expect(times[3] - times[0]).toBeLessThan(0.9);
    expect(times[4] - times[3]).toBeGreaterThan(0.8);
  });

  it('follows the times it is given', () => {
    const times = onsets(mono(take(knock, { seconds: 2, cue: { kind: 'shots', at: [0.2, 0.9, 1.5] } })));
    expect(times).toHaveLength(3);
    [0.2, 0.9, 1.5].forEach((at, i) => expect(Math.abs(times[i] - at)).toBeLessThan(0.01));
  });

  it('never gives two blows alike', () => {
    const x = mono(take(knock, { seconds: 1, cue: { kind: 'shots', at: [0, 0.5] } }));
    expect(Math.abs(correlation(x.subarray(0, 9600), x.subarray(24_000, 33_600)))).toBeLessThan(0.9);
  });

  it('takes the character of its panel: large doors lower, glass higher, metal ringing', () => {
    const one = (said: Parameters<typeof layerModifiers>[0]): Float32Array =>
      mono(
        take(knock, {
          seconds: 0.5,
          cue: { kind: 'shots', at: [0] },
          params: knock.mapModifiers(layerModifiers(said)),
        }),
      );
    expect(bandDb(one({ mods: { size: 0.9 } }), 0, 200)).toBeGreaterThan(
      bandDb(one({ mods: { size: 0.1 } }), 0, 200) + 3,
    );
    expect(centroid(one({ material: 'glass' }))).toBeGreaterThan(1.1 * centroid(one({})));
    expect(t60(one({ material: 'metal' }))).toBeGreaterThan(1.4 * t60(one({})));
  });

  it('gets louder and brighter with force', () => {
    const soft = mono(take(knock, { params: knock.mapModifiers(layerModifiers({ intensity: 0.2 })) }));
    const hard = mono(take(knock, { params: knock.mapModifiers(layerModifiers({ intensity: 0.9 })) }));
    expect(levelDb(hard) - levelDb(soft)).toBeGreaterThan(6);
    expect(centroid(hard)).toBeGreaterThan(1.1 * centroid(soft));
  });
});
