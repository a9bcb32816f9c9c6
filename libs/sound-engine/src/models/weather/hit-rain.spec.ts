import { conformance, conformanceBrief } from '../../testing/conformance';
import { bandDb, centroid, excessKurtosis, levelDb, mono, take, layerModifiers } from '../../testing/spectra';
import { SAMPLE_RATE } from '../../voice';
import { hitRainModel, HIT_RAINS } from './hit-rain';
import { rumbleModel, RUMBLES } from './rumble';
import { thunderstorm } from './thunderstorm';

const [surface, hail] = HIT_RAINS.map(hitRainModel);
conformance(hail);
describe('rain on a surface', () => {
  conformanceBrief(surface);

  it('takes the pitch of what it falls on: a tin roof rings higher than a tent', () => {
    const on = (material: 'tin' | 'cloth'): number =>
      centroid(
        mono(
          take(surface, {
            seconds: 3,
            params: { ...surface.mapModifiers(layerModifiers({ surface: material })), rain: 0 },
          }),
        ),
      );
    expect(on('tin')).toBeGreaterThan(1.5 * on('cloth'));
  });

  it('is heard stone by stone when it hails', () => {
    // Noise has none, a dense shower 1 or 2.
    expect(excessKurtosis(mono(take(hail, { seconds: 3 })))).toBeGreaterThan(8);
  });
});

const [earthquake, avalanche] = RUMBLES.map(rumbleModel);
conformance(avalanche);
describe('moving ground', () => {
  conformanceBrief(earthquake);

  it('rumbles below 250 Hz, an avalanche with more above', () => {
    const low = (model: typeof avalanche): number => bandDb(mono(take(model, { seconds: 4 })), 0, 250);
    expect(low(earthquake)).toBeGreaterThan(-1);
    expect(low(avalanche)).toBeLessThan(low(earthquake));
  });
});

describe('a thunderstorm', () => {
  conformanceBrief(thunderstorm, { seconds: 8 });

  it('has the bright haze of rain and the deep roll of thunder', () => {
    const x = mono(take(thunderstorm, { seconds: 8 }));
    expect(bandDb(x, 2000, 12_000)).toBeGreaterThan(-25);
    expect(bandDb(x, 30, 300)).toBeGreaterThan(-6);
  });

  it('can break loose while it sounds: all its voices go harder from that moment on', () => {
    const breakingAt = (second: number): Float32Array => {
      const params = { ...thunderstorm.mapModifiers(layerModifiers()), force: 0 };
      const voice = thunderstorm.prepare(params, { seed: 3, duration: 8, cue: { kind: 'continuous' } });
      voice.set('force', 1, second * SAMPLE_RATE);
      const out = [new Float32Array(8 * SAMPLE_RATE), new Float32Array(8 * SAMPLE_RATE)];
      voice.process(out, 0, 8 * SAMPLE_RATE);
      return mono(out);
    };
    const [broken, calm] = [breakingAt(4), breakingAt(9)];
    const [before, after] = [
      [0, 4],
      [4.1, 8],
    ].map(([from, to]) => [broken, calm].map((x) => levelDb(x.subarray(from * SAMPLE_RATE, to * SAMPLE_RATE))));
    expect(before[0]).toBe(before[1]);
    expect(after[0]).toBeGreaterThan(after[1] + 1.5);
  });
});
