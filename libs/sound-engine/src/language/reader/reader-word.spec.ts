import { languageOf } from '../lexicon/registry';
import { readText } from '../understand';
import { letterGroups, type ReaderWord, readerWords } from './reader-word';

function wordsOf(text: string): ReaderWord[] {
  const { language } = languageOf(text, 'en');
  const { tokens, understanding } = readText(text, language);
  const { mentions, drafts } = understanding;
  return readerWords(tokens, { text, code: 'en', lexicon: language.lexicon, mentions, layers: drafts });
}

describe('the words that the network reads', () => {
  it('have their base form, what lexicon and rules take them for, and where they stand', () => {
    const [dogs, bark] = wordsOf('dogs bark');
    expect(dogs).toMatchObject({ keys: ['dog', 'dogs'], noun: 'dog_bark', proposed: 'dog_bark', isContent: true });
    expect(dogs?.traits).toEqual(expect.arrayContaining(['first', 'of few words', 'ends in s']));
    expect(bark?.traits).toContain('last');
  });

  it('leave out how people ask, capitals, and commas and full stops at either end', () => {
    const plain = wordsOf('a dog barks');
    for (const text of ['Please make the sound of a dog barks.', 'A DOG BARKS', 'a dog barks, ']) {
      expect(wordsOf(text).map(({ keys, traits }) => ({ keys, traits }))).toEqual(
        plain.map(({ keys, traits }) => ({ keys, traits })),
      );
    }
  });

  it('join what links two clauses into one word', () => {
    const traitsOf = (text: string) =>
      wordsOf(text).map(({ traits }) => traits.filter((one) => one.startsWith('link')));
    expect(traitsOf('a dog barks, followed by a bell')).toEqual(traitsOf('a dog barks then a bell'));
  });

  it('are numbered by groups of letters, the same for the same letters', () => {
    expect(letterGroups('rain', 8192)).toEqual(letterGroups('rain', 8192));
    expect(letterGroups('rain', 8192).every((group) => group >= 0 && group < 8192)).toBe(true);
    expect(letterGroups('raining', 8192)).toEqual(expect.arrayContaining(letterGroups('rain', 8192).slice(0, 3)));
  });
});
