import type { Language } from '../lexicon/language';
import { withoutIdleNumbers } from '../normalise/numbers';
import type { Token } from '../tokenise/tokens';
import { findMentions } from './match';
import type { TaggedToken } from './tagged-token';

/** What each word or phrase is taken for; a number counts only where something can be counted. */
export function tag(tokens: readonly Token[], language: Language): TaggedToken[] {
  const tagged = findMentions(tokens, language.lexicon, language.repair, language.arrange);
  return language.marksPlural ? withoutIdleNumbers(tagged) : tagged;
}
