import type { MeasureName, MeasureWords } from '../lexicon/lexicon';
import { type Phrase, setPhrases } from '../lexicon/set-phrases';
import { type Vocabulary, wordsOf } from './vocabulary';

/** Keys of a vocabulary by what they are a measure of, where that is not what they are called, and what they say. */
const VALUES: Readonly<Record<string, readonly [MeasureName, number]>> = {
  kilometres: ['metres', 1000],
  minute: ['minute', 60],
  half: ['number', 0.5],
  'a few': ['number', 3],
};

/** What all languages borrow of English: units and the signs beside them. */
const BORROWED = new Set<string>([
  'one',
  'times',
  'seconds',
  'minute',
  'metres',
  'steps',
  'away',
  'along steps',
  'before distance',
] satisfies MeasureName[]);

/**
 * The measures of another language, beside the English units.
 * @param times words that make a number before them a count
 * @param cut the words of a phrase, as the tokens of the language have them
 */
export function foreignMeasures(
  english: MeasureWords,
  { times, measures }: Pick<Vocabulary, 'times' | 'measures'>,
  cut: (phrase: string) => string[],
): MeasureWords {
  const own = Object.entries({ ...measures, times }).flatMap(([key, words]) => {
    const [name, value] = VALUES[key] ?? [key, 1];
    return wordsOf(words).map((phrase) => ({ name, phrase: [cut(phrase), value] satisfies Phrase<number> }));
  });
  const all = Object.entries(english).map(([key, borrowed]) => [
    key,
    setPhrases([
      ...own.flatMap(({ name, phrase }) => (name === key ? [phrase] : [])),
      ...(BORROWED.has(key) ? [...borrowed.values()].flat() : []),
    ]),
  ]);
  return Object.fromEntries(all) as MeasureWords;
}
