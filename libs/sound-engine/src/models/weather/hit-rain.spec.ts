import { conformance, conformanceBrief } from '../../testing/conformance';
import { bandDb, centroid, excessKurtosis, mono, take, words } from '../../testing/spectra';
import { hitRainModel, HIT_RAINS } from './hit-rain';
import { rumbleModel, RUMBLES } from './rumble';
import { thunderstorm } from './thunderstorm';

const [surface, hail] = HIT_RAINS.map(hitRainModel);
conformance(hail);
describe('rain on a surface', () => {
  conformanceBrief(surface);

  it('takes the pitch of what it falls on: a tin roof rings higher than a tent', () => {
    const on = (material: 'tin' | 'cloth'): number => centroid(mono(take(surface, { seconds: 3, params: { ...surface.shape(words({ surface: material })), rain: 0 } })));
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
});
