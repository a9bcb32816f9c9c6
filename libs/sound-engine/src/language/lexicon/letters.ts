import type { Lang } from '@whoosh/sound-scene';
import { hashOf } from '../reader/reader-word';
import learnt from './letters.json';

/** Languages that are told apart by their letters; Japanese shows by its script. */
export const LATIN_LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'pt'] as const satisfies readonly Lang[];

/** How many letters in a row are looked at, the marks of a word's beginning and end included. */
const LONGEST_GROUP = 4;
/** Up to this length a word is a sign as a whole, too: "della", "under". */
const LONGEST_SIGN = 8;

/** Words of a text in lower case, with the apostrophe that an elided one ends in; "DoorSlam" is two. */
export function lettersOf(text: string): string[] {
  return (
    text
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\p{L}+'?/gu) ?? []
  );
}

/** Numbers, 0 to `buckets` - 1, of the groups of one to four letters of a word, each once. */
export function signsOf(word: string, buckets: number): number[] {
  const marked = `<${word}>`;
  const groups = new Set<string>(marked.length <= LONGEST_SIGN ? [marked] : []);
  for (let length = 1; length <= LONGEST_GROUP; length++)
    for (let at = 0; at + length <= marked.length; at++) groups.add(marked.slice(at, at + length));
  return [...groups].map((group) => hashOf(group) % buckets);
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const ZERO = DIGITS.length / 2;

const values = new Map([...DIGITS].map((digit, at) => [digit, at - ZERO]));
let weights: readonly (readonly number[])[] | undefined;

/**
 * How much words look like each of LATIN_LANGUAGES: sums of learnt whole numbers (multinomial logistic regression over
 * groups of letters, `tools/lexicon/learn-detection.mjs`).
 */
export function letterScores(words: readonly string[]): number[] {
  weights ??= learnt.weights.map((row) => [...row].map((digit) => values.get(digit) ?? 0));
  const signs = words.flatMap((word) => signsOf(word, learnt.buckets));
  return weights.map((row) => {
    let sum = 0;
    for (const sign of signs) sum += row[sign] ?? 0;
    return sum;
  });
}

/** What a word that the lexicon of a language knows counts, in the unit of `letterScores`. */
export const KNOWN_WORD: Readonly<{ english: number; foreign: number }> = learnt.known;
/** Scores that make one language e times as likely as another. */
export const LETTER_UNIT: number = learnt.unit;
