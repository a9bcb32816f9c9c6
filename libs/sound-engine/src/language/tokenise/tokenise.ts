import type { Language } from '../lexicon/language';
import type { Entry, Lexicon } from '../lexicon/lexicon';
import { normalise } from '../normalise/normalise';
import type { NormalisedText } from '../normalise/normalised-text';
import { readAssetName } from './asset-names';
import { courseOfName } from './course-of-name';
import { cutCamelCase, markNames, partedByDashes, readCapitalI, type Token, tokenize } from './tokens';

/** A description or a refinement without what is no talk about sounds, and the words of it. */
export function tokensOf(text: string, language: Language): { normalised: NormalisedText; tokens: Token[] } {
  const normalised = normalise(text, language.setAside ?? [], (word) => language.lexicon.has(word));
  return { normalised, tokens: tokenise(normalised, language) };
}

/** Cuts a text into the words of its language, an asset's name in the order of a description. */
export function tokenise({ text, isAssetName }: NormalisedText, language: Language): Token[] {
  const { lexicon, split, signs } = language;
  const isKnown = (word: string): boolean => lexicon.lemmas(word).some((lemma) => lexicon.has(lemma.text));
  const written = tokenize(text, signs)
    .map((token) => readCapitalI(text, token, isKnown))
    .flatMap((token) =>
      courseOfName(
        cutCamelCase(text, token, (word) => lexicon.has(word)),
        lexicon,
      ),
    );
  const parted = partedByDashes(written, (before, after) => areTwo(before, after, lexicon));
  const tokens = spellOutEmoji(markNames(text, parted), language);
  const ordered = isAssetName ? readAssetName(tokens, language) : tokens;
  return split ? ordered.flatMap(split) : ordered;
}

/** Whether a phrase with its own determiner or number begins, or another source is named than before. */
function areTwo(before: string, after: string, lexicon: Lexicon): boolean {
  const [last, next] = [before, after].map((word) =>
    lexicon
      .lemmas(word)
      .flatMap((lemma) => lexicon.entry(lemma.text) ?? [])
      .at(0),
  );
  if (next?.isDeterminer === true || next?.number !== undefined || /^\d+$/.test(after)) return true;
  // "Door - slam": what is also a verb tells what the noun before it does.
  return isHeard(next) && (next?.verb === undefined || isHeard(last));
}

const isHeard = (entry: Entry | undefined): boolean => entry?.noun?.source !== undefined && entry.noun.isInert !== true;

/** An emoji reads as the words it stands for. */
function spellOutEmoji(tokens: readonly Token[], language: Language): Token[] {
  return tokens.flatMap((token): Token[] => {
    const words = token.kind === 'emoji' ? language.emoji[token.text] : undefined;
    if (words === undefined) return [token];
    const comma: Token = { text: ',', start: token.start, end: token.start, kind: 'mark' };
    return [comma, ...words.split(' ').map((word): Token => ({ ...token, text: word, kind: 'word' }))];
  });
}
