import type { SoundModel } from '../../model';
import { conformance, conformanceBrief } from '../../testing/conformance';
import { bandDb, levels, mono, onsets, take, layerModifiers } from '../../testing/spectra';
import { ANIMAL_CALL_MODELS } from '../animal/animal-calls';
import { shareOfPart } from './throat-calls';

const call = (id: string): SoundModel => {
  const model = ANIMAL_CALL_MODELS.find((each) => each.id === id);
  if (!model) throw new Error(`no call '${id}'`);
  return model;
};
const [cat, ...others] = ['cat_meow', ...ANIMAL_CALL_MODELS.map(({ id }) => id).filter((id) => id !== 'cat_meow')].map(
  call,
);

conformance(cat, { seconds: 2 });
describe('the other animals that call', () => {
  for (const model of others) conformanceBrief(model, { seconds: 3 });
});

/** Pitch in Hz by autocorrelation around a time. */
function pitchAt(x: Float32Array, seconds: number, low: number, high: number): number {
  const from = Math.round(seconds * 48_000);
  let best = 0;
  let lag = 1;
  for (let candidate = Math.floor(48_000 / high); candidate <= 48_000 / low; candidate++) {
    let sum = 0;
    for (let i = from; i < from + 3000; i++) sum += x[i] * x[i + candidate];
    if (sum > best) {
      best = sum;
      lag = candidate;
    }
  }
  return 48_000 / lag;
}

describe('calls', () => {
  it('follow their melody: a meow rises and falls', () => {
    for (const seed of [1, 2, 3]) {
      const x = mono(take(cat, { seconds: 1.6, seed }));
      const [start, middle, end] = [0.08, 0.42, 0.82].map((at) => pitchAt(x, at, 330, 900));
      expect(middle).toBeGreaterThan(1.08 * start);
      expect(middle).toBeGreaterThan(1.1 * end);
    }
  });

  it('open the mouth: a meow is bright in its middle, dark at its end', () => {
    const x = mono(take(cat, { seconds: 1.6 }));
    expect(bandDb(x.subarray(19_200, 24_000), 1500, 4000)).toBeGreaterThan(
      bandDb(x.subarray(36_000, 43_000), 1500, 4000) + 6,
    );
  });

  it('end the quiet with a call that nothing follows, and keep it between calls', () => {
    const end = (at: number[]): number => {
      const x = mono(take(cat, { seconds: 4, cue: { kind: 'shots', at } }));
      return Math.max(...x.subarray(2.5 * 48_000, 2.9 * 48_000).map(Math.abs));
    };
    expect(end([0])).toBeLessThan(1e-6);
    expect(end([0, 3])).toBeGreaterThan(1e-4);
  });

  it('crow in four syllables and gobble in many', () => {
    const crowing = mono(take(call('rooster'), { seconds: 2.5 }));
    expect(onsets(crowing, 6, 0.12).length).toBeGreaterThanOrEqual(3);
    expect(onsets(mono(take(call('turkey'), { seconds: 1.2 })), 5, 0.03).length).toBeGreaterThanOrEqual(9);
  });

  it('break into the lower octave in syllables that say so: the third of a crow, not the last', () => {
    const crowing = mono(take(call('rooster'), { seconds: 2.5 }));
    const [third, last] = [crowing.subarray(26_000, 38_000), crowing.subarray(50_000, 70_000)];
    expect(bandDb(third, 320, 460)).toBeGreaterThan(bandDb(last, 320, 460) + 6);
  });

  it('tremble when they bleat: the level moves by more than 6 dB ten times a second', () => {
    const bleat = levels(mono(take(call('sheep_goat'), { seconds: 1 })), 0.0125).slice(8, 60);
    const turns = bleat.filter(
      (level, i) => i > 0 && i < bleat.length - 1 && level > bleat[i - 1] && level >= bleat[i + 1],
    ).length;
    expect(turns).toBeGreaterThanOrEqual(5);
    expect(Math.max(...bleat) - Math.min(...bleat)).toBeGreaterThan(6);
  });

  it('purr at 22 to 32 strokes a second', () => {
    const line = levels(mono(take(call('cat_purr'), { seconds: 1.4 })).subarray(9600, 33_600), 0.005);
    const mean = line.reduce((sum, level) => sum + level, 0) / line.length;
    const rises = line.filter((level, i) => i > 0 && level > mean && line[i - 1] <= mean).length;
    expect(rises / 0.5).toBeGreaterThan(16);
    expect(rises / 0.5).toBeLessThan(50);
  });

  it('take size, age, feeling and force from the words', () => {
    const { mapModifiers } = call('crow');
    const plain = mapModifiers(layerModifiers());
    expect(mapModifiers(layerModifiers({ mods: { size: 0.9 } })).pitch).toBeLessThan(0.8 * plain.pitch);
    expect(mapModifiers(layerModifiers({ mods: { ageClass: 'baby' } })).pitch).toBeGreaterThan(1.2 * plain.pitch);
    expect(mapModifiers(layerModifiers({ mods: { emotion: 'angry' } })).rough).toBeGreaterThan(1.2 * plain.rough);
    expect(mapModifiers(layerModifiers({ mods: { emotion: 'scared' } })).tremble).toBeGreaterThan(plain.tremble + 0.2);
    expect(mapModifiers(layerModifiers({ intensity: 0.9 })).tension).toBeGreaterThan(1.2 * plain.tension);
    expect(mapModifiers(layerModifiers({ mods: { speed: 2 } })).rate).toBeGreaterThan(1.5 * plain.rate);
  });
});

describe('a measured course of pitch', () => {
  it('is followed by a call as long as what it was measured on, and as much less by a longer one', () => {
    expect(shareOfPart(0.1, 0.1)).toBeCloseTo(0.6);
    expect(shareOfPart(0.1, 0.05)).toBeCloseTo(0.6);
    expect(shareOfPart(0.1, 1)).toBeCloseTo(0.06);
    expect(shareOfPart(0, 1)).toBe(0);
  });
});
