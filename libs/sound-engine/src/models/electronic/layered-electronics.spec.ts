import { conformanceBrief } from '../../testing/conformance';
import { mono, onsets, peakFrequency, take, words } from '../../testing/spectra';
import { ALARM_HORN_MODELS } from './alarm-horns';
import { HUM_MODELS } from './hums';
import { SIGNAL_MODELS } from './signals';

const ALL = [...SIGNAL_MODELS, ...HUM_MODELS, ...ALARM_HORN_MODELS];
const sounding = (id: string, seconds: number): Float32Array => {
  const model = ALL.find((one) => one.id === id);
  if (!model) throw new RangeError(`no model '${id}'`);
  return mono(take(model, { seconds, params: model.shape(words()) }));
};

for (const one of ALL) conformanceBrief(one, { seconds: 2 });

describe('electronics made of layers', () => {
  it('dial with the two tones of the line, 350 and 440 Hz', () => {
    const x = sounding('dial_tone', 1);
    expect(peakFrequency(x, 300, 390)).toBeCloseTo(350, -1);
    expect(peakFrequency(x, 400, 480)).toBeCloseTo(440, -1);
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
