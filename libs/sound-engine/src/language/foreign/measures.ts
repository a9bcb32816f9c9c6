import type { MeasureWords, NumberPhrases } from '../lexicon/lexicon';
import { type SetPhrases, setPhrases } from '../lexicon/set-phrases';
import { type Vocabulary, wordsOf } from './vocabulary';

/**
 * The measures of another language, beside the English units, which all of them borrow.
 * @param times words that make a number before them a count
 * @param cut the words of a phrase, as the tokens of the language have them
 */
export function foreignMeasures(
  english: MeasureWords,
  { times, measures = {} }: Pick<Vocabulary, 'times' | 'measures'>,
  cut: (phrase: string) => string[],
): MeasureWords {
  const phrases = (key: string): SetPhrases => setPhrases(wordsOf(measures[key]).map(cut));
  const metres = (key: string, each: number) => wordsOf(measures[key]).map((word) => [word, each] as const);
  const numbers = numberPhrases({ half: 0.5, 'a few': 3 }, measures, cut);
  return {
    ...english,
    times: new Set([...english.times, ...wordsOf(times)]),
    metres: { ...english.metres, ...Object.fromEntries([...metres('metres', 1), ...metres('kilometres', 1000)]) },
    seconds: new Set([...english.seconds, ...wordsOf(measures['seconds'])]),
    minutes: new Set([...english.minutes, ...wordsOf(measures['minute'])]),
    beforeMoment: phrases('before a moment'),
    afterMoment: phrases('after a moment'),
    atTheEnd: phrases('at the end'),
    atTheStart: phrases('at the start'),
    every: phrases('every'),
    per: phrases('per'),
    apart: phrases('apart'),
    lasting: phrases('lasting'),
    ones: new Set([...english.ones, ...wordsOf(measures['one'])]),
    numbers,
    betweenEvents: numbers,
    beforeDistance: new Set([...english.beforeDistance, ...wordsOf(measures['before distance'])]),
    away: new Set([...english.away, ...wordsOf(measures['away'])]),
  };
}

/** Phrases that are a number, by their first word. */
function numberPhrases(
  values: Readonly<Record<string, number>>,
  measures: Readonly<Record<string, string>>,
  cut: (phrase: string) => string[],
): NumberPhrases {
  const result: Record<string, [string, number][]> = {};
  for (const [key, value] of Object.entries(values))
    for (const words of wordsOf(measures[key]).map(cut)) (result[words[0] ?? ''] ??= []).push([words.join(' '), value]);
  return result;
}
