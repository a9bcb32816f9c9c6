import { conformance, conformanceBrief } from '../../testing/conformance';
import { bandDb, excessKurtosis, mono, onsets, peakFrequency, rms, take, layerModifiers } from '../../testing/spectra';
import { BUZZ_MODELS } from '../animal/wing-buzz';
import { woodpecker } from '../animal/woodpecker';
import { applause } from './applause';
import { clap, fingerSnap } from './hands';

const TRIAL = { unevenness: 0.4, ring: 0.5, blows: 4 };
conformance(clap, { seconds: 3, trial: TRIAL });
describe('other hands, beaks and wings', () => {
  for (const model of [fingerSnap, woodpecker, applause, ...BUZZ_MODELS]) conformanceBrief(model, { seconds: 3 });
});

describe('blows', () => {
  it('drum at 15 to 25 strikes a second', () => {
    const times = onsets(mono(take(woodpecker, { seconds: 1, cue: { kind: 'shots', at: [0] } })), 4, 0.03);
    expect(times.length).toBeGreaterThanOrEqual(9);
    const rate = (times.length - 1) / (times[times.length - 1] - times[0]);
    expect(rate).toBeGreaterThan(13);
    expect(rate).toBeLessThan(26);
  });

  it('clap as often as they are told', () => {
    expect(
      onsets(mono(take(clap, { seconds: 2.5, cue: { kind: 'shots', at: [0.1, 0.9, 1.7] } })), 12, 0.3),
    ).toHaveLength(3);
    expect(clap.mapModifiers(layerModifiers({ mods: { emotion: 'happy' } })).rate).toBeGreaterThan(
      1.1 * clap.mapModifiers(layerModifiers()).rate,
    );
  });
});

describe('a snap of fingers', () => {
  it('is a slip and a louder slap within 15 ms, far clearer from 1.5 to 4 kHz than below, that the room answers', () => {
    for (const seed of [1, 2, 3]) {
      const x = mono(take(fingerSnap, { seconds: 0.6, seed, cue: { kind: 'shots', at: [0] } }));
      expect(bandDb(x, 1500, 4000)).toBeGreaterThan(bandDb(x, 100, 1500) + 6);
      const level = (from: number, to: number): number => rms(x.subarray(from * 48_000, to * 48_000));
      expect(level(0.007, 0.012)).toBeGreaterThan(level(0, 0.005));
      expect(level(0.007, 0.012)).toBeGreaterThan(4 * level(0.03, 0.06));
      expect(level(0.05, 0.1)).toBeGreaterThan(4 * level(0.5, 0.6));
    }
  });
});

describe('applause', () => {
  it('is sparse with few people and dense with many', () => {
    const clapping = (people: number): number =>
      excessKurtosis(
        mono(take(applause, { seconds: 2, params: { ...applause.mapModifiers(layerModifiers()), people, rate: 2 } })),
      );
    expect(clapping(3)).toBeGreaterThan(2 * clapping(800));
  });
});

describe('wings', () => {
  it('beat at their pitch: a bee low, a mosquito high', () => {
    const [bee, mosquito] = BUZZ_MODELS.map((model) =>
      peakFrequency(
        mono(take(model, { seconds: 2, params: { ...model.mapModifiers(layerModifiers()), wobble: 0 } })),
        100,
        4000,
      ),
    );
    expect(bee).toBeLessThan(900);
    expect(mosquito).toBeGreaterThan(480);
  });
});
