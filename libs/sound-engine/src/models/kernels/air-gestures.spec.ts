import type { SoundModel } from '../../model';
import { conformance, conformanceBrief } from '../../testing/conformance';
import { bandDb, mono, onsets, peakFrequency, take, layerModifiers } from '../../testing/spectra';
import { ANIMAL_AIR_MODELS } from '../animal/animal-air';
import { ANIMAL_TONE_MODELS } from '../animal/animal-tones';
import { BODY_AIR_MODELS } from '../body/body-air';
import { whistleHuman } from '../voice/whistling';

const ALL = [...ANIMAL_AIR_MODELS, ...BODY_AIR_MODELS, ...ANIMAL_TONE_MODELS, whistleHuman];
const model = (id: string): SoundModel => {
  const found = ALL.find((each) => each.id === id);
  if (!found) throw new Error(`no source '${id}'`);
  return found;
};

conformance(model('cough'), { seconds: 3 });
conformance(model('owl'), { seconds: 3, trial: { rate: 2 } });
describe('the other sources of air and of tones', () => {
  for (const each of ALL) if (each.id !== 'cough' && each.id !== 'owl') conformanceBrief(each, { seconds: 3 });
});

describe('air', () => {
  it('coughs three times at once, breathes in and out', () => {
    expect(
      onsets(mono(take(model('cough'), { seconds: 1.3, cue: { kind: 'shots', at: [0] } })), 6, 0.15).length,
    ).toBeGreaterThanOrEqual(2);
    const x = mono(take(model('breathing'), { seconds: 3.6, cue: { kind: 'shots', at: [0] } }));
    expect(bandDb(x.subarray(20_000, 50_000), 1800, 6000)).toBeGreaterThan(
      bandDb(x.subarray(85_000, 120_000), 1800, 6000) + 1.5,
    );
  });

  it('is a high thin line for a cicada and a hiss without lows for a cat', () => {
    expect(peakFrequency(mono(take(model('cicada'), { seconds: 3 })), 3000, 15_000)).toBeGreaterThan(5000);
    expect(bandDb(mono(take(model('cat_hiss'), { seconds: 0.8 })), 2000, 16_000)).toBeGreaterThan(-1.5);
  });
});

describe('tones', () => {
  it('lie where the animal calls', () => {
    const peak = (id: string, low: number, high: number): number =>
      peakFrequency(mono(take(model(id), { seconds: 2 })), low, high);
    expect(peak('owl', 150, 2000)).toBeLessThan(600);
    expect(peak('whale', 80, 2000)).toBeLessThan(1200);
    expect(peak('mouse_rat', 1000, 16_000)).toBeGreaterThan(2300);
    expect(peak('whistle_human', 500, 6000)).toBeGreaterThan(1000);
  });

  it('are deeper when large and rougher when angry', () => {
    const { mapModifiers } = model('seagull');
    expect(mapModifiers(layerModifiers({ mods: { size: 0.9 } })).pitch).toBeLessThan(
      0.8 * mapModifiers(layerModifiers()).pitch,
    );
    expect(mapModifiers(layerModifiers({ mods: { emotion: 'angry' } })).rough).toBeGreaterThan(
      1.2 * mapModifiers(layerModifiers()).rough,
    );
  });
});
