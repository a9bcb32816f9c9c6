import type { Modifiers } from '@whoosh/sound-scene';
import { MODELS } from '../../models/registry';
import { centroid, eventTimes, layerModifiers, mono, peakFrequency, rms, take } from '../../testing/spectra';
import { listWords } from '../lexicon/word-lists';
import { interpret } from '../index';
import { MODIFIERS } from './modifiers';

type Measured = (mods: Modifiers) => number;

const SECONDS = 4;

/** What is read off a take of a model under modifiers, the mean of three seeds. */
function heard(id: string, of: (x: Float32Array) => number): Measured {
  const model = MODELS[id];
  return (mods) => {
    const words = layerModifiers({ mods, ...(mods.intensity !== undefined && { intensity: mods.intensity }) });
    const params = model.mapModifiers(words);
    const values = [1, 2, 3].map((seed) => of(mono(take(model, { seconds: SECONDS, seed, params }))));
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };
}

function events(id: string): Measured {
  const model = MODELS[id];
  return (mods) => eventTimes(model, { seconds: 8, params: model.mapModifiers(layerModifiers({ mods })) }).length;
}

/**
 * Each modifier as a number: a source that it fits, a measure of the samples, whether more of it makes the measure
 * larger.
 */
const MEASURES: readonly (readonly [keyof Modifiers, string, number, number, 'rises' | 'falls', Measured])[] = [
  ['intensity', 'the loudness of rain', 0.25, 0.85, 'rises', heard('rain', rms)],
  ['brightness', 'the centroid of wind', 0.2, 0.8, 'rises', heard('wind', centroid)],
  ['size', 'the centroid of a struck plank', 0.2, 0.8, 'falls', heard('impact_wood', centroid)],
  ['pitch', 'the tone of a beep', -5, 5, 'rises', heard('beep', (x) => peakFrequency(x))],
  ['speed', 'steps in eight seconds', 0.6, 1.6, 'rises', events('footsteps')],
  ['rate', 'steps in eight seconds', 1, 3, 'rises', events('footsteps')],
  ['density', 'the loudness of rain', 0.2, 0.9, 'rises', heard('rain', rms)],
];

const strip = (text: string): string => {
  const { layers, space, duration, loop } = interpret(text);
  return JSON.stringify({
    space,
    duration,
    loop,
    layers: layers.map(({ source, mods, place, timing, role, gainDb }) => ({
      source,
      mods,
      place,
      timing,
      role,
      gainDb,
    })),
  });
};
/**
 * One of them is fit for each modifier: something that goes on, calls, moves, is struck, is played, is made of
 * something.
 */
const NOUNS = [
  'rain',
  'dog barking',
  'car',
  'footsteps',
  'bell',
  'door',
  'explosion',
  'wind',
  'coin',
  'music',
  'thunder',
];

/** What guards a phrase against being read otherwise, and says nothing itself. */
const SILENT = MODIFIERS.filter(([, effect]) => Object.keys(effect).length === 0);
/** Said of what would sound otherwise: a thing without a sound of its own, or what begins and ends at once anyhow. */
const IN_OTHER_SCENES = new Set(['suddenly', 'rattly', 'crunchy', 'bubbly', 'fizzy', 'drippy']);

describe('the modifiers of English', () => {
  it.each(MEASURES)('%s: moves %s, from %d to %d', (name, _, less, more, way, measured) => {
    const low = measured({ [name]: less });
    const high = measured({ [name]: more });
    if (way === 'rises') expect(high).toBeGreaterThan(1.05 * low);
    else expect(high).toBeLessThan(0.95 * low);
  });

  it.each(
    MODIFIERS.filter((row) => !SILENT.includes(row))
      .map(([words]) => listWords(words)[0])
      .filter((word) => !IN_OTHER_SCENES.has(word)),
  )('"%s" changes the scene of something it fits, or is told as not used', (word) => {
    const said = NOUNS.flatMap((noun) => [`${word} ${noun}`, `${noun} ${word}`].map((text) => [noun, text] as const));
    const isTold = said.some(([, text]) => interpret(text).report.chips.some(({ kind }) => kind === 'not-understood'));
    expect(isTold || said.some(([noun, text]) => strip(text) !== strip(noun))).toBe(true);
  });

  it('tells "reversed" as not used, and lets what is overhead be brighter', () => {
    const { chips } = interpret('a reversed dog bark').report;
    expect(chips).toContainEqual(expect.objectContaining({ label: 'reversed', kind: 'not-understood' }));
    expect(interpret('a helicopter overhead').layers[0].mods.brightness).toBeGreaterThan(0.5);
  });
});
