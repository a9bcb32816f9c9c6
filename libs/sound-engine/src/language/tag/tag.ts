import type { Language } from '../lexicon/language';
import { normalise } from '../normalise/normalise';
import type { NormalisedText } from '../normalise/normalised-text';
import { withoutIdleNumbers } from '../normalise/numbers';
import { tokenise } from '../tokenise/tokenise';
import type { Token } from '../tokenise/tokens';
import { findMentions } from './match';
import type { TaggedToken } from './tagged-token';

/** What each word or phrase is taken for; a number counts only where something can be counted. */
export function tag(tokens: readonly Token[], language: Language): TaggedToken[] {
  const tagged = findMentions(tokens, language.lexicon, language.repair, language.arrange);
  return language.marksPlural ? withoutIdleNumbers(tagged) : tagged;
}

/** A text, a description or a refinement, up to what each of its words is taken for. */
export function tagText(
  text: string,
  language: Language,
): { normalised: NormalisedText; tokens: readonly Token[]; tagged: readonly TaggedToken[] } {
  const normalised = normalise(text, language.setAside ?? [], (word) => language.lexicon.has(word));
  const tokens = tokenise(normalised, language);
  return { normalised, tokens, tagged: tag(tokens, language) };
}
