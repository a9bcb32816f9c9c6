import '../languages';
import { CATALOGUE } from '../catalogue';
import { interpret } from './interpret';
import { languageOf } from './lexicon/registry';

/** Words of one source that mean another one more often: a torch burns, a magazine is read. */
const MEANT_OTHERWISE = new Set([
  'torch',
  'snap',
  'crunch',
  'fan',
  'blow',
  'magazine',
  'tin can',
  'vessel',
  'chime',
  'ding',
  'fax',
  'scanner',
  'boot',
  'white noise',
  'engine hum',
  'pickup',
  'power-up',
  'tone',
]);
/** Never said with an article. */
const UNCOUNTED = new Set(['lapping water']);
const WORDS = CATALOGUE.flatMap(({ id, nouns }) => nouns.map((noun) => ({ id, noun })));
/** One subject for each verb that the catalogue does not name with every doer. */
const DOERS = ['helicopter', 'bird', 'jet', 'motorcycle', 'train', 'ship'] as const;

function heard(text: string): string[] {
  return [...new Set(interpret(text).layers.map((layer) => layer.source.model))];
}

/** Each third of them in the short form. */
const STEP = process.env['TEST_FORM'] === 'short' ? 3 : 1;

describe('the words of the catalogue', () => {
  it('mean their source and no other, alone and with an article', () => {
    const wrong = WORDS.filter(({ noun }, at) => at % STEP === 0 && !MEANT_OTHERWISE.has(noun)).flatMap(
      ({ id, noun }) =>
        (UNCOUNTED.has(noun) ? [noun] : [noun, `a ${noun}`]).filter((text) => heard(text).join() !== id),
    );
    expect(wrong).toEqual([]);
  });

  it('are English, whatever other languages spell so too', () => {
    expect(
      WORDS.flatMap(({ noun }) => [noun, `a ${noun}`]).filter((text) => languageOf(text).detected.code !== 'en'),
    ).toEqual([]);
  });

  it.each(DOERS)('let a %s sound itself when it only moves', (doer) => {
    const [own] = heard(doer);
    for (const verb of ['moving', 'approaching', 'traveling', 'leaving'])
      expect({ verb, heard: heard(`${doer} ${verb}`) }).toEqual({ verb, heard: [own] });
  });

  it('let what flies sound as it does', () => {
    expect(
      ['helicopter flying', 'a jet is flying', 'an eagle flying', 'a drone flying', 'a plane flies'].map((text) =>
        heard(text).join(),
      ),
    ).toEqual(['helicopter', 'jet', 'wings', 'drone_quad', 'propeller_plane']);
  });
});
