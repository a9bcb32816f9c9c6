import { isAssetName } from '../asset-names';
import type { NormalisedText, SetAside } from './normalised-text';

/** What is set aside, wherever its pattern finds it. */
export interface SetAsideRow {
  kind: SetAside['kind'];
  /** With the flag g. */
  pattern: RegExp;
  /** Stretches of which nothing is read. */
  examples: readonly string[];
}

/** What texts of every language hold beside talk about sounds. */
export const SET_ASIDE: readonly SetAsideRow[] = [
  {
    kind: 'extension',
    pattern: /\.(?:wav|mp3|ogg|flac|aiff?|m4a|opus|aac|wma)(?![\p{L}\p{N}])/giu,
    examples: ['.wav'],
  },
  // A category of the Universal Category System: capitals for the group, then its part ("WATRSplsh_", "DOORWood_").
  { kind: 'category-code', pattern: /^\s*[A-Z]{3,}[A-Z][a-z]{2,5}_(?=.*\p{L}{3})/gu, examples: ['WATRSplsh_'] },
  {
    kind: 'equipment',
    pattern:
      /(?<![\p{L}\p{N}])(?:CM\d|MKH[- ]?\d{2,4}|NTG\d|(?:44[.,]1|48|88[.,]2|96|192) ?k(?:hz)?|24[- ]?bit)(?![\p{L}\p{N}])/giu,
    examples: ['CM4', '96kHz', '24bit'],
  },
  { kind: 'year', pattern: /(?<![\p{L}\p{N}.,])(?:18|19|20)\d\ds?(?![\p{L}\p{N}])/gu, examples: ['1987'] },
];

/**
 * The text with blanks for what says nothing about a sound, so that every character keeps its place. Where nothing would be left, the text
 * stays as it is.
 * @param ofLanguage rows of the text's language
 */
export function normalise(written: string, ofLanguage: readonly SetAsideRow[]): NormalisedText {
  const setAside: SetAside[] = [];
  let text = written;
  for (const { kind, pattern } of [...SET_ASIDE, ...ofLanguage]) {
    text = text.replace(pattern, (found: string, ...groups: unknown[]) => {
      const start = groups.find((group) => typeof group === 'number') ?? 0;
      setAside.push({ kind, span: [start, start + found.length] });
      return ' '.repeat(found.length);
    });
  }
  const isEmpty = !/\p{L}/u.test(text);
  return {
    written,
    text: isEmpty ? written : text,
    offsets: Array.from({ length: written.length + 1 }, (_, index) => index),
    setAside: isEmpty ? [] : setAside.sort((a, b) => a.span[0] - b.span[0]),
    isAssetName: isAssetName(text),
  };
}
