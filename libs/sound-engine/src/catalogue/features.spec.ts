import { parseFeatures } from './features';
import { CATALOGUE, featuresOf } from './index';

describe('features of the sources', () => {
  it.each(CATALOGUE.map(({ id, features }) => ({ id, features })))('of $id are in known words', ({ features }) => {
    expect(() => parseFeatures(features)).not.toThrow();
  });

  it('say each in one plain sentence, no two alike', () => {
    for (const { says } of CATALOGUE) expect(says).toMatch(/^[A-Z][^.]{8,110}\.$/);
    expect(new Set(CATALOGUE.map(({ says }) => says)).size).toBe(CATALOGUE.length);
  });

  it('agree with the kind of model: what goes on is no one-shot', () => {
    const odd = CATALOGUE.filter(({ id, kind }) => kind === 'one-shot' && featuresOf(id)?.aspect === 'continues');
    expect(odd.map(({ id }) => id)).toEqual([]);
  });

  it('read a row', () => {
    expect(featuresOf('dog_bark')).toEqual({
      kinds: new Set(['pet', 'animal']),
      traits: new Set(['living', 'voiced']),
      aspect: 'repeats',
      seconds: 0.3,
      every: 0.7,
      ground: 'ground',
      places: new Set(['home', 'street', 'farm']),
      deeds: new Set(['bark', 'call']),
    });
  });

  it('refuse a word that is in no list', () => {
    expect(() => parseFeatures('dinghy | living | continues | ground | home | bark')).toThrow(/dinghy/);
    expect(() => parseFeatures('pet | living | now and then | ground | home | bark')).toThrow(/now and then/);
  });
});
