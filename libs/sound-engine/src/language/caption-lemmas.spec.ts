import LEMMAS from '../testing/language/caption-lemmas.json';
import { ENGLISH } from './english/lexicon';

/** Of a tagger's making, not of the captions': "clothes" taken for a verb, "scraping" for one of "scrap". */
const TAGGED_WRONG = new Set(['clothe', 'scrap']);

/** Whether a word reaches a source, changes one, or is read without a sound: a person, a place, a word of grammar. */
function isUnderstood(word: string): boolean {
  return (
    ENGLISH.lemmas(word).some((lemma) => ENGLISH.root.next.get(lemma.text)?.entry !== undefined) ||
    ENGLISH.isPlain?.(word) === true
  );
}

describe('the words that one of 1,000 captions has', () => {
  it.each([
    ['nouns', 300],
    ['verbs', 150],
  ] as const)('are all understood: %s', (kind, least) => {
    const words = LEMMAS[kind].split(' ');
    expect(words.length).toBeGreaterThan(least);
    expect(words.filter((word) => !isUnderstood(word) && !TAGGED_WRONG.has(word))).toEqual([]);
  });
});
