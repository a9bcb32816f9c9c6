import { conformance, conformanceBrief } from '../../testing/conformance';
import { bandDb, mono, peakFrequency, take, layerModifiers } from '../../testing/spectra';
import { noiseModel, NOISES, sineTone } from './noises';

const models = Object.fromEntries(NOISES.map((noise) => [noise.id, noiseModel(noise)]));
conformance(models.noise_env);
describe('plain noises', () => {
  conformanceBrief(models.white_noise);
  conformanceBrief(models.pink_noise);
  conformanceBrief(sineTone);

  it('have the spectra of their definitions: equal power per Hz white, per octave pink', () => {
    const octaves = (id: string): number => {
      const x = mono(take(models[id], { seconds: 4 }));
      return bandDb(x, 4000, 8000) - bandDb(x, 500, 1000);
    };
    expect(octaves('white_noise')).toBeGreaterThan(8.3);
    expect(octaves('white_noise')).toBeLessThan(9.7);
    expect(Math.abs(octaves('pink_noise'))).toBeLessThan(1);
  });

  it('strike a fork again once it has fallen away: a tone at 440 Hz, its clang gone long before it', () => {
    const fork = mono(
      take(sineTone, { seconds: 3, params: sineTone.mapModifiers(layerModifiers({ variant: 'fork' })) }),
    );
    const part = (from: number): Float32Array => fork.subarray(from * 48_000, (from + 0.4) * 48_000);
    const level = (x: Float32Array): number => x.reduce((sum, value) => sum + value * value, 0);
    expect(Math.abs(peakFrequency(part(0)) - 440)).toBeLessThan(3);
    expect(level(part(2))).toBeLessThan(0.1 * level(part(0)));
    expect(Math.max(level(part(2.3)), level(part(2.6)), level(part(2.9)))).toBeGreaterThan(0.3 * level(part(0)));
    expect(bandDb(part(1), 2600, 2900)).toBeLessThan(bandDb(part(0), 2600, 2900) - 20);
  });

  it('tune a tone anew in each take where nobody says its frequency', () => {
    const [one, two] = [1, 2].map((seed) => peakFrequency(mono(take(sineTone, { seconds: 1, seed }))));
    expect(Math.abs(one / two - 1)).toBeGreaterThan(0.005);
  });

  it('keep a tone at its frequency, and sweep where the words ask for it', () => {
    const tone = (params = sineTone.mapModifiers(layerModifiers())): Float32Array =>
      mono(take(sineTone, { seconds: 2, params }));
    const said = sineTone.mapModifiers(layerModifiers({ mods: { pitch: 0 } }));
    expect(Math.abs(peakFrequency(tone(said)) - 1000)).toBeLessThan(1);
    expect(bandDb(tone(said), 950, 1050)).toBeGreaterThan(-0.05);
    const sweep = tone(sineTone.mapModifiers(layerModifiers({ variant: 'sweep' })));
    expect(peakFrequency(sweep.subarray(72_000)) / peakFrequency(sweep.subarray(0, 24_000))).toBeGreaterThan(4);
  });
});
