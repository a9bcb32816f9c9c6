import type { Language } from '../lexicon/language';
import type { NormalisedText } from '../normalise/normalised-text';
import { readAssetName } from './asset-names';
import { courseOfName } from './course-of-name';
import { cutCamelCase, markNames, readCapitalI, type Token, tokenize } from './tokens';

/** Cuts a text into the words of its language, an asset's name in the order of a description. */
export function tokenise({ text, isAssetName }: NormalisedText, language: Language): Token[] {
  const { lexicon, split } = language;
  const isKnown = (word: string): boolean => lexicon.lemmas(word).some((lemma) => lexicon.has(lemma.text));
  const written = tokenize(text)
    .map((token) => readCapitalI(text, token, isKnown))
    .flatMap((token) =>
      courseOfName(
        cutCamelCase(text, token, (word) => lexicon.has(word)),
        lexicon,
      ),
    );
  const tokens = spellOutEmoji(markNames(text, written), language);
  const ordered = isAssetName ? readAssetName(tokens, language) : tokens;
  return split ? ordered.flatMap(split) : ordered;
}

/** An emoji reads as the words it stands for. */
function spellOutEmoji(tokens: readonly Token[], language: Language): Token[] {
  return tokens.flatMap((token): Token[] => {
    const words = token.kind === 'emoji' ? language.emoji[token.text] : undefined;
    if (words === undefined) return [token];
    const comma: Token = { text: ',', start: token.start, end: token.start, kind: 'mark' };
    return [comma, ...words.split(' ').map((word): Token => ({ ...token, text: word, kind: 'word' }))];
  });
}
