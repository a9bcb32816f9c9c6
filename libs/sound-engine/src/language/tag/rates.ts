import type { Lexicon } from '../lexicon/lexicon';
import { phraseLengthAt } from '../lexicon/set-phrases';
import type { Token } from '../tokenise/tokens';
import { atRate } from './intervals';
import { numberOf, type SaidMeasure, textAt } from './spoken-number';

/** Words between a number and the time that it is counted in: "two short loud beeps per second". */
const REACH = 3;
const SECONDS_OF_MINUTE = 60;

/** "Two beeps per second", "four times a minute": how often in a time happens what is named between both. */
export function rateAt(tokens: readonly Token[], index: number, lexicon: Lexicon): SaidMeasure | undefined {
  const time = timeAt(tokens, index, lexicon);
  if (time === undefined) return isOfRate(tokens, index, lexicon) ? { length: 1 } : undefined;
  // "A click per second" is one.
  const rate = (numbersBefore(tokens, index, lexicon)[0] ?? 1) / time.seconds;
  return atRate(rate, time.length, { time: 'train' });
}

/** Whether a number, or "times" behind it, belongs to a rate: it is no number of things. */
function isOfRate(tokens: readonly Token[], index: number, lexicon: Lexicon): boolean {
  const isTimes = lexicon.measures.times.has(textAt(tokens, index));
  if (countAt(tokens, isTimes ? index - 1 : index, lexicon) === undefined) return false;
  const time = wordsAround(tokens, index + 1, 1).find((at) => timeAt(tokens, at, lexicon) !== undefined);
  return time !== undefined && rateAt(tokens, time, lexicon) !== undefined;
}

/** The numbers as far before a place as a rate reaches, the nearest first. */
function numbersBefore(tokens: readonly Token[], index: number, lexicon: Lexicon): number[] {
  return wordsAround(tokens, index - 1, -1).flatMap((at) => countAt(tokens, at, lexicon) ?? []);
}

/** Places of the words from one on, as far as a rate reaches and up to a mark. */
function wordsAround(tokens: readonly Token[], from: number, step: 1 | -1): number[] {
  const places = Array.from({ length: REACH + 1 }, (_, offset) => from + step * offset);
  const mark = places.findIndex((at) => at < 0 || tokens.at(at)?.kind !== 'word');
  return mark < 0 ? places : places.slice(0, mark);
}

/** The time in which is counted: "per second", and "a second" at the end of what counts; else that is a moment. */
function timeAt(
  tokens: readonly Token[],
  index: number,
  lexicon: Lexicon,
): { seconds: number; length: number } | undefined {
  const { per, ones, seconds, minutes } = lexicon.measures;
  const before = phraseLengthAt(tokens, index, per);
  const unit = textAt(tokens, index + Math.max(1, before));
  if (!seconds.has(unit) && !minutes.has(unit)) return undefined;
  const isAtEnd = ones.has(textAt(tokens, index)) && tokens.at(index + 2)?.kind !== 'word';
  if (before === 0 && !(isAtEnd && numbersBefore(tokens, index, lexicon).length > 0)) return undefined;
  return { seconds: seconds.has(unit) ? 1 : SECONDS_OF_MINUTE, length: Math.max(1, before) + 1 };
}

/** One word as a number of events, "twice" too; "a" is none, as it stands before any thing. */
function countAt(tokens: readonly Token[], index: number, lexicon: Lexicon): number | undefined {
  const word = textAt(tokens, index);
  return lexicon.measures.ones.has(word) ? undefined : (lexicon.entry(word)?.count ?? numberOf(word, lexicon));
}
