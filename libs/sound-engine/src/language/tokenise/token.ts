import type { Span } from '../normalise/normalised-text';

/** A word, a number, a punctuation mark or an emoji of the text. */
export interface Token {
  /** Lower case, composed (NFC), straight apostrophes. */
  text: string;
  /** As written. */
  written: string;
  span: Span;
  kind: 'word' | 'number' | 'punctuation' | 'emoji';
  /** Written with a capital inside a text that has small letters too: perhaps a name, which is not spell-corrected. */
  isCapitalised: boolean;
}
