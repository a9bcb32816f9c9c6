import { decimalOf } from '../tokenise/decimal';
import type { Effect, Lexicon, NumberPhrases } from '../lexicon/lexicon';
import type { Token } from '../tokenise/tokens';

/** Words from a place on that say a number, and how many they are. */
export interface SpokenNumber {
  value: number;
  length: number;
}

/** What a number and its unit say, perhaps nothing of a sound, and how many words they are. */
export interface SaidMeasure {
  effect?: Effect;
  length: number;
}

/** The text of a token, '' after the last one. */
export function textAt(tokens: readonly Token[], index: number): string {
  return tokens[index]?.text ?? '';
}

/** A word as a number: "7", "seven". */
export function numberOf(word: string, lexicon: Lexicon): number | undefined {
  return decimalOf(word) ?? lexicon.entry(word)?.number;
}

/** The number from a place on: the longest of the phrases, else one word, of which "a" is one. */
export function numberAt(
  tokens: readonly Token[],
  index: number,
  lexicon: Lexicon,
  phrases: NumberPhrases,
): SpokenNumber | undefined {
  const word = textAt(tokens, index);
  for (const [phrase, value] of Object.hasOwn(phrases, word) ? phrases[word] : []) {
    const words = phrase.split(' ');
    if (words.every((one, offset) => textAt(tokens, index + offset) === one)) return { value, length: words.length };
  }
  const value = lexicon.measures.ones.has(word) ? 1 : numberOf(word, lexicon);
  return value === undefined ? undefined : { value, length: 1 };
}
