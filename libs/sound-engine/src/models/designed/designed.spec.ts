import { conformance, conformanceBrief } from '../../testing/conformance';
import { bandDb, centroid, levelDb, mono, peakFrequency, take, layerModifiers } from '../../testing/spectra';
import { DESIGNED_MODELS } from './index';

const model = (id: string): (typeof DESIGNED_MODELS)[number] => {
  const found = DESIGNED_MODELS.find((one) => one.id === id);
  if (!found) throw new RangeError(`no model '${id}'`);
  return found;
};
const sounding = (id: string, seconds: number): Float32Array =>
  mono(take(model(id), { seconds, params: model(id).mapModifiers(layerModifiers({ duration: seconds })) }));

conformance(model('poof'), { seconds: 2 });
for (const one of DESIGNED_MODELS)
  if (one.id !== 'poof') conformanceBrief(one, { seconds: 2, isTone: one.id === 'boing' });

describe('designed sounds', () => {
  it('rise over the whole time that they have', () => {
    const x = sounding('riser', 3);
    expect(centroid(x.subarray(120_000, 140_000))).toBeGreaterThan(2 * centroid(x.subarray(24_000, 44_000)));
    expect(levelDb(x.subarray(120_000, 140_000))).toBeGreaterThan(levelDb(x.subarray(24_000, 44_000)) + 10);
  });

  it('sparkle brighter where the words ask for it: the upper partials of small bells are struck harder', () => {
    const shimmer = model('magic_shimmer');
    const bright = (value: number): Float32Array =>
      mono(take(shimmer, { seconds: 2, params: { ...shimmer.mapModifiers(layerModifiers()), bright: value } }));
    expect(bandDb(bright(3), 6000, 16_000)).toBeGreaterThan(bandDb(bright(0.5), 6000, 16_000) + 6);
  });

  it('drop below hearing: 125 Hz first, under 45 Hz in the end', () => {
    const x = sounding('sub_drop', 2.2);
    expect(peakFrequency(x.subarray(0, 9600), 30, 400)).toBeGreaterThan(85);
    expect(peakFrequency(x.subarray(72_000, 96_000), 20, 400)).toBeLessThan(48);
  });
});
