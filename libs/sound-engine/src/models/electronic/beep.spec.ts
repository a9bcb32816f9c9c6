import { conformance } from '../../testing/conformance';
import { bandDb, eventTimes, mono, peakFrequency, take, layerModifiers } from '../../testing/spectra';
import { beep, OTHER_BEEPS } from './beep';

const TRIAL = { group: 3, rate: 0.8 };
conformance(beep, { isTone: true, trial: TRIAL });
for (const model of OTHER_BEEPS) conformance(model, { isTone: true, trial: TRIAL });

describe('beep', () => {
  it('has the pitch it is given', () => {
    expect(peakFrequency(mono(take(beep)), 300, 5000)).toBeCloseTo(1110, -1);
    expect(
      peakFrequency(
        mono(take(beep, { params: beep.mapModifiers(layerModifiers({ mods: { pitch: 12 } })) })),
        300,
        5000,
      ),
    ).toBeCloseTo(2220, -1.3);
  });

  it('keeps time to the sample in a train', () => {
    const times = eventTimes(beep, { seconds: 3, cue: { kind: 'train', rate: 2, regularity: 1 } });
    expect(times).toHaveLength(6);
    times.forEach((time, i) => expect(Math.abs(time - i / 2)).toBeLessThan(1e-6));
  });

  it('sounds three times half a second in a smoke alarm, give or take a tenth, then rests', () => {
    const alarm = OTHER_BEEPS.find(({ id }) => id === 'smoke_alarm');
    if (!alarm) throw new Error('no smoke alarm');
    const times = eventTimes(alarm, { seconds: 7.5 });
    expect(times).toHaveLength(6);
    [0, 1, 2, 0, 1, 2].forEach((nominal, k) =>
      expect(Math.abs(times[k] - (k < 3 ? 0 : 4) - nominal)).toBeLessThanOrEqual(0.1 * nominal),
    );
  });

  it('buzzes when it is rough and stays below the edge of hearing', () => {
    const smooth = mono(take(beep));
    const rough = mono(take(beep, { params: beep.mapModifiers(layerModifiers({ mods: { roughness: 1 } })) }));
    expect(bandDb(rough, 3000, 6000)).toBeGreaterThan(bandDb(smooth, 3000, 6000) + 3);
    expect(bandDb(smooth, 20, 900)).toBeLessThan(-30);
  });
});
