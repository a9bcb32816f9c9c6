import type { Entry, WordForm } from '../lexicon/lexicon';

export type Tag =
  | 'noun'
  | 'verb'
  | 'effect'
  | 'link'
  | 'change'
  | 'preposition'
  | 'count'
  | 'number'
  | 'degree'
  | 'determiner'
  | 'pronoun'
  | 'relative'
  | 'auxiliary'
  | 'negation'
  | 'frame'
  | 'ignored'
  | 'quantity'
  | 'rate'
  | 'seconds'
  | 'unknown';

/** A word or phrase of the text and what it is taken for. */
export interface TaggedToken {
  kind: Tag;
  entry: Entry;
  form: WordForm;
  /** As written in lower case, its tokens joined by blanks. */
  text: string;
  /** Character range in the text, [start, end). */
  start: number;
  end: number;
  /** Of a count, a number, a rate (events per second) or a time in seconds. */
  value?: number;
  /** How the words were found when not written so: their correction. */
  corrected?: string;
  /** An imitation whose letters were stretched ("vroooom"): how many too many. */
  stretched?: number;
  /** Of a word that no lexicon has: written as the name of somebody or something. */
  isName?: boolean;
}

/** What a word without an entry may be. */
export const NOTHING: Entry = {};
