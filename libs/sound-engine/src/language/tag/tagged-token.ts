import type { Entry, WordForm } from '../lexicon';
import type { Span } from '../normalise/normalised-text';

/**
 * Universal part-of-speech tags (universaldependencies.org/u/pos), and UNIT for a number with its unit ("5 s", "60
 * bpm", "three times").
 */
export type Tag =
  | 'NOUN'
  | 'PROPN'
  | 'VERB'
  | 'AUX'
  | 'ADJ'
  | 'ADV'
  | 'DET'
  | 'PRON'
  | 'NUM'
  | 'ADP'
  | 'CCONJ'
  | 'SCONJ'
  | 'PART'
  | 'PUNCT'
  | 'UNIT'
  | 'X';

/** One way to take a stretch of tokens. */
export interface Analysis {
  tag: Tag;
  /** Base form as the lexicon has it; a phrase with blanks. */
  lemma: string;
  form: WordForm;
  /** What the lexicon says of it; empty for a word that it does not have. */
  entry: Entry;
  /** 0..1000: how likely among the analyses of the same stretch. */
  weight: number;
  /** Number, count, rate (events per second) or seconds. */
  value?: number;
  /** Found by correcting the spelling, or by taking stretched letters out ("vroooom": how many). */
  corrected?: string;
  stretched?: number;
}

/** A word or a phrase of the text with every way to take it, the likeliest first. */
export interface TaggedToken {
  text: string;
  span: Span;
  /** Tokens that it covers: [first, last]. */
  tokens: readonly [first: number, last: number];
  analyses: readonly Analysis[];
}
