import { conformanceBrief } from '../../testing/conformance';
import { mono, peakFrequency, take, layerModifiers } from '../../testing/spectra';
import { FUTURE_MODELS } from './future';
import { GAME_MODELS } from './games';

const ALL = [...FUTURE_MODELS, ...GAME_MODELS];
const MELODIES = new Set(['game_over', 'powerup_game']);
for (const one of ALL) conformanceBrief(one, { seconds: 2, isMelody: MELODIES.has(one.id) });

describe('science fiction and games', () => {
  it('pick up a coin with B5, then E6', () => {
    const coin = GAME_MODELS[0];
    const x = mono(take(coin, { seconds: 0.6, params: coin.mapModifiers(layerModifiers()) }));
    expect(peakFrequency(x.subarray(0, 3400), 500, 1200)).toBeGreaterThan(950);
    expect(peakFrequency(x.subarray(6000, 22_000), 500, 2500)).toBeGreaterThan(1290);
    expect(peakFrequency(x.subarray(6000, 22_000), 500, 2500)).toBeLessThan(1350);
  });
});
