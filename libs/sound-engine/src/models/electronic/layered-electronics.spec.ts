import { conformanceBrief } from '../../testing/conformance';
import { mono, onsets, peakFrequency, take, layerModifiers } from '../../testing/spectra';
import { SAMPLE_RATE } from '../../voice';
import { ALARM_HORN_MODELS } from './alarm-horns';
import { HUM_MODELS } from './hums';
import { SIGNAL_MODELS } from './signals';

const ALL = [...SIGNAL_MODELS, ...HUM_MODELS, ...ALARM_HORN_MODELS];
const sounding = (id: string, seconds: number, variant?: string): Float32Array => {
  const model = ALL.find((one) => one.id === id);
  if (!model) throw new RangeError(`no model '${id}'`);
  return mono(take(model, { seconds, params: model.mapModifiers(layerModifiers({ variant })) }));
};
const power = (x: Float32Array): number => x.reduce((sum, value) => sum + value * value, 0) / x.length;

// The data of a modem come after the dialling: a short call has them within the time of the test.
for (const one of ALL) conformanceBrief(one, { seconds: 2, ...(one.id === 'modem' && { trial: { length: 1.5 } }) });

describe('electronics made of layers', () => {
  it('dial with the two tones of the line, 350 and 440 Hz', () => {
    const x = sounding('dial_tone', 1);
    expect(peakFrequency(x, 300, 390)).toBeCloseTo(350, -1);
    expect(peakFrequency(x, 400, 480)).toBeCloseTo(440, -1);
  });

  it('press a key as one row and one column of the keypad at once', () => {
    const key = sounding('dial_tone', 1, 'keys').subarray(0, 6000);
    const nearest = (frequency: number, of: readonly number[]): number =>
      Math.min(...of.map((one) => Math.abs(frequency / one - 1)));
    expect(nearest(peakFrequency(key, 600, 1050), [697, 770, 852, 941])).toBeLessThan(0.015);
    expect(nearest(peakFrequency(key, 1100, 1600), [1209, 1336, 1477])).toBeLessThan(0.015);
  });

  it('turn from ringing to shaking while they sound: what is under way ends, the next call is the motor at its own pitch', () => {
    const ringtone = ALL.find(({ id }) => id === 'ringtone');
    if (!ringtone) throw new RangeError('no ringtone');
    const sounded = (turnsAt: number): Float32Array => {
      const voice = ringtone.prepare(ringtone.mapModifiers(layerModifiers()), {
        seed: 1,
        duration: 3,
        cue: { kind: 'shots', at: [0, 1.5] },
      });
      voice.set('state', 1, turnsAt * SAMPLE_RATE);
      const out = [new Float32Array(3 * SAMPLE_RATE)];
      voice.process(out, 0, 3 * SAMPLE_RATE);
      return out[0];
    };
    const [turned, kept] = [sounded(1.2), sounded(9)];
    expect(turned.subarray(0, 1.2 * SAMPLE_RATE)).toEqual(kept.subarray(0, 1.2 * SAMPLE_RATE));
    const call = turned.subarray(1.6 * SAMPLE_RATE, 2.4 * SAMPLE_RATE);
    expect(Math.abs(peakFrequency(call, 100, 250) / 168 - 1)).toBeLessThan(0.15);
    expect(power(kept.subarray(2.4 * SAMPLE_RATE, 2.55 * SAMPLE_RATE))).toBeLessThan(
      0.5 * power(turned.subarray(2.4 * SAMPLE_RATE, 2.55 * SAMPLE_RATE)),
    );
  });

  it('tell a busy line by half a second of tone and half a second of none', () => {
    const busy = sounding('dial_tone', 1, 'busy');
    expect(power(busy.subarray(28_000, 44_000))).toBeLessThan(0.01 * power(busy.subarray(4000, 20_000)));
  });

  it('scratch a record: what is on it rises with the speed of the hand and falls with it', () => {
    const stroke = sounding('vinyl', 0.4, 'scratch');
    const start = peakFrequency(stroke.subarray(0, 1000), 40, 4000);
    expect(peakFrequency(stroke.subarray(3800, 4800), 40, 4000)).toBeGreaterThan(1.5 * start);
  });

  it('buzz on a table at the turns of a small motor', () => {
    const buzz = sounding('ringtone', 1, 'vibrate');
    const pitch = peakFrequency(buzz.subarray(12_000, 36_000), 100, 260);
    expect(pitch).toBeGreaterThan(130);
    expect(pitch).toBeLessThan(215);
  });

  it('notify with two notes, the second a fourth higher', () => {
    const x = sounding('ui_notification', 1.2);
    expect(peakFrequency(x.subarray(0, 5000), 800, 2000)).toBeLessThan(1300);
    expect(peakFrequency(x.subarray(24_000), 800, 2000)).toBeGreaterThan(1450);
  });

  it('blow the pea whistle twice, at 2.3 to 2.5 kHz', () => {
    const x = sounding('whistle_pea', 1.6);
    expect(peakFrequency(x, 500, 8000)).toBeGreaterThan(2200);
    expect(peakFrequency(x, 500, 8000)).toBeLessThan(2600);
    expect(onsets(x, 9, 0.2).length).toBeGreaterThanOrEqual(1);
  });
});
