import type { Language } from '../lexicon/language';
import type { RefinementGrammar, Vocabulary } from './vocabulary';

/** A language in which scenes can be refined. */
export interface RefiningLanguage {
  language: Language;
  vocabulary: Vocabulary;
  /** Between two changes, besides a comma. */
  joining: ReadonlySet<string>;
  grammar: RefinementGrammar;
}
