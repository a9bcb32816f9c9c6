import { isAssetName } from '../tokenise/asset-names';
import type { NormalisedText, SetAside, SetAsideRow } from './normalised-text';

/** A row's pattern may not span lines nor begin twice at one place, so that hostile texts stay cheap. */
const FILE_END = String.raw`(?=\s*\.(?:wav|mp3|ogg|flac|aiff?|m4a|opus|aac|wma)\s*$)`;

/** What texts of every language hold beside talk about sounds, in the order in which it is set aside. */
export const SET_ASIDE: readonly SetAsideRow[] = [
  // A file's name after the Universal Category System: category, title, creator, library. The title alone is read.
  {
    kind: 'creator-code',
    pattern:
      /_(?<=^\s*(?:[A-Z]{3,}[a-z]{2,6}(?:-[A-Z]+)?_[^_\n]{3,120}|[A-Z]{2,9}_[^_\n ]{1,40} [^_\n]{1,120})_)[^\n]+$/gu,
    examples: [['DOORWood_Creaking Door_ABC_HOUSE_01', '_ABC_HOUSE_01']],
  },
  // The category: capitals for the group, then its part ("WATRSplsh_", "DOORWood_").
  {
    kind: 'category-code',
    pattern: /^\s*(?:[A-Z]{3,}[a-z]{2,6}|[A-Z]{2,9}(?=_[A-Z][^_ ]* ))(?:-[A-Z]+)?_(?=.*\p{L}{3})/gu,
    examples: [
      ['WATRSplsh_magnum door', 'WATRSplsh_'],
      ['STEAM_Hot Press', 'STEAM_'],
    ],
  },
  // "437480__somebody__swallowing": a number and who put it there.
  {
    kind: 'creator-code',
    pattern: /^\s*\d{2,9}__[^_\s]{1,40}(?:_[^_\s]{1,40})*__/gu,
    examples: [['437480__some_body__door', '437480__some_body__']],
  },
  {
    kind: 'take',
    pattern: new RegExp(String.raw`(?<=\p{L}{2})[\s_#-]*(?<![\d.])\d{1,4}[a-wyz]?${FILE_END}`, 'gu'),
    examples: [
      ['small dog-3.wav', '-3'],
      ['jump01.wav', '01'],
    ],
  },
  {
    kind: 'extension',
    pattern: /\.(?:wav|mp3|ogg|flac|aiff?|m4a|opus|aac|wma)(?![\p{L}\p{N}])/giu,
    examples: [['door.wav', '.wav']],
  },
  { kind: 'code', pattern: /\(id \d+\)/giu, examples: [['door (ID 0863)', '(ID 0863)']] },
  {
    kind: 'equipment',
    pattern: /(?<![\p{L}\p{N}])(?:MKH \d{2,4}|NTG-?\d|(?:zoom )?H[1-8][ns]?)(?![\p{L}\p{N}])/giu,
    examples: [
      ['MKH 8040 door', 'MKH 8040'],
      ['door (Zoom H5)', 'Zoom H5'],
    ],
  },
  // Sample rates and word lengths.
  {
    kind: 'equipment',
    pattern: /(?<![\p{L}\p{N}])(?:(?:44[.,]1|48|88[.,]2|96|192) ?k(?:hz)?|24[- ]?bit)(?![\p{L}\p{N}])/giu,
    examples: [
      ['door 96kHz', '96kHz'],
      ['door, 24-bit', '24-bit'],
    ],
  },
  {
    kind: 'code',
    pattern: /(?<![\p{L}\p{N}])\d{6,8}(?:[_-]\d{3,6})?(?![\p{L}\p{N}])/gu,
    examples: [['door 220515_0345', '220515_0345']],
  },
  {
    kind: 'year',
    pattern: /(?<![\p{L}\p{N}.,])(?:18|19|20)\d\ds?(?![\p{L}\p{N}])/gu,
    examples: [['1987 door', '1987']],
  },
];

/**
 * The text with blanks for what says nothing about a sound, so that every character keeps its place. Where nothing
 * would be left, the text stays as it is.
 * @param ofLanguage rows of the text's language
 * @param isKnown whether a word of the stretch names something all the same: "AK-47" is no code
 */
export function normalise(
  written: string,
  ofLanguage: readonly SetAsideRow[],
  isKnown: (stretch: string) => boolean = () => false,
): NormalisedText {
  const setAside: SetAside[] = [];
  let text = written;
  for (const { kind, pattern } of [...SET_ASIDE, ...ofLanguage]) {
    text = text.replace(pattern, (found: string, ...groups: unknown[]) => {
      const start = groups.find((group) => typeof group === 'number') ?? 0;
      if (kind === 'code' && isKnown(found.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))) return found;
      setAside.push({ kind, span: [start, start + found.length] });
      return ' '.repeat(found.length);
    });
  }
  const isEmpty = !/\p{L}/u.test(text);
  return {
    written,
    text: isEmpty ? written : text,
    setAside: isEmpty ? [] : setAside.sort((a, b) => a.span[0] - b.span[0]),
    isAssetName: isAssetName(text),
  };
}
