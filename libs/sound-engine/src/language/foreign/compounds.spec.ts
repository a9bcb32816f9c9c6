import '../../languages';
import { interpret } from '../interpret';
import { languageOf } from '../lexicon/registry';

/** What German cuts a word into. */
function partsOf(word: string): string[] {
  const { split } = languageOf('', 'de').language;
  return (split?.({ text: word, start: 0, end: word.length, kind: 'word' }) ?? []).map(({ text }) => text);
}

describe('compounds', () => {
  it.each([
    ['grillengezirpe', ['grillen', 'gezirpe']],
    ['tellerklirren', ['teller']],
    ['bärengebrülls', ['bären', 'gebrülls']],
    ['scheunentorgequietsche', ['scheunentor', 'gequietsche']],
    ['holztür', ['holz', 'tür']],
    ['turmuhrgongschlag', ['turmuhr', 'gong']],
  ])('"%s" is made of %j', (word, parts) => {
    expect(partsOf(word)).toEqual(parts);
  });

  it.each(['rucksack', 'herabpoltert', 'herumkraxelte'])(
    '"%s", which is known itself or in another form, is none',
    (word) => {
      expect(partsOf(word)).toEqual([word]);
    },
  );

  it('say what a thing is made of', () => {
    const { chips } = interpret('drei Klopfen an einer Holztür').report;
    expect(chips.filter(({ kind }) => kind === 'modifier').map(({ label }) => label)).toEqual(['Holz']);
  });

  it('leave a word whole whose last part is not known', () => {
    expect(partsOf('holzquorx')).toEqual(['holzquorx']);
  });
});
