import { decimalOf } from '../tokenise/decimal';
import type { Lexicon } from '../lexicon/lexicon';
import type { Token } from '../tokenise/tokens';

const LONGEST_PHRASE = 3;

/** Words from a place on that say a number, and how many they are. */
export interface SpokenNumber {
  value: number;
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
  phrases: Readonly<Record<string, number>>,
): SpokenNumber | undefined {
  for (let length = LONGEST_PHRASE; length > 0; length--) {
    const phrase = tokens
      .slice(index, index + length)
      .map(({ text }) => text)
      .join(' ');
    if (Object.hasOwn(phrases, phrase)) return { value: phrases[phrase], length };
  }
  const word = textAt(tokens, index);
  const value = lexicon.measures.ones.has(word) ? 1 : numberOf(word, lexicon);
  return value === undefined ? undefined : { value, length: 1 };
}
