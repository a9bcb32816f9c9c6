import type { SoundModel } from '../../model';
import { calibrationLoudness, conformance, conformanceBrief } from '../../testing/conformance';
import { centroid, eventTimes, levels, mono, take, layerModifiers } from '../../testing/spectra';
import { CROWD_MODELS } from './crowd';
import { MELODY_MODELS } from './melody';
import { speechChild, speechFemale, speechMale, whisper } from './talkers';

conformance(speechMale, { seconds: 4, trial: { rate: 1.5, syllables: 3 } });
describe('the other voices', () => {
  for (const model of [speechFemale, speechChild, whisper, ...MELODY_MODELS, ...CROWD_MODELS])
    conformanceBrief(model, { seconds: 3 });
});

describe('speech', () => {
  it('has three to seven syllables a second', () => {
    const line = levels(
      mono(take(speechMale, { seconds: 3, cue: { kind: 'shots', at: [0] } })).subarray(0, 67_200),
      0.02,
    );
    const crests = line.filter(
      (level, i) => i > 1 && i < line.length - 2 && level === Math.max(...line.slice(i - 2, i + 3)),
    ).length;
    expect(crests / 1.4).toBeGreaterThan(2.5);
    expect(crests / 1.4).toBeLessThan(9);
  });

  it('is brighter in a child than in a man', () => {
    const brightness = (model: SoundModel): number =>
      [1, 2, 3].reduce((sum, seed) => sum + centroid(mono(take(model, { seconds: 2, seed }))) / 3, 0);
    expect(brightness(speechChild)).toBeGreaterThan(1.1 * brightness(speechMale));
  });

  it('is quicker when it is told to be, and lively when happy', () => {
    expect(speechMale.mapModifiers(layerModifiers({ mods: { speed: 2 } })).pace).toBeGreaterThan(
      1.8 * speechMale.mapModifiers(layerModifiers()).pace,
    );
    expect(speechMale.mapModifiers(layerModifiers({ mods: { emotion: 'happy' } })).swing).toBeGreaterThan(1.2);
    expect(speechMale.mapModifiers(layerModifiers({ mods: { sex: 'f' } })).pitch).toBeGreaterThan(170);
  });
});

describe('crowds', () => {
  it('grow with the number of people', () => {
    const [walla] = CROWD_MODELS;
    expect(walla.mapModifiers(layerModifiers({ mods: { sources: 80 } })).people).toBeGreaterThan(
      2 * walla.mapModifiers(layerModifiers()).people,
    );
    const count = (intensity: number): number =>
      eventTimes(walla, { seconds: 2, params: walla.mapModifiers(layerModifiers({ intensity })) }).length;
    expect(count(0.9)).toBeGreaterThan(1.5 * count(0.2));
  });

  it('stand near and far in the same measure whatever the seed: no murmur is 4 dB louder than another', () => {
    const [walla] = CROWD_MODELS;
    const loudness = [1, 2, 3, 4].map((seed) => calibrationLoudness(walla, 6, seed));
    expect(Math.max(...loudness) - Math.min(...loudness)).toBeLessThan(4);
  });
});
