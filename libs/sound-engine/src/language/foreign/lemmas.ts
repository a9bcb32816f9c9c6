import type { Lemma, Lexicon } from '../lexicon/lexicon';
import { derivedFrom } from './derivations';
import { basesOf } from './inflection';
import type { ForeignLang } from './vocabulary';

const BEYOND_ASCII = /[^\u0000-\u007f]/;

/** Without accents. */
function fold(word: string): string {
  if (!BEYOND_ASCII.test(word)) return word;
  return word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ß/g, 'ss');
}

/** Most words that are kept in mind. */
const MOST_KEPT = 2000;

/**
 * Base forms of a word in a lexicon whose listed forms are words of their own: itself, else the word that it is without
 * its accents or with those left out, else the one that it is made of ("perrito", "chiudendosi").
 */
export function lemmatiser(
  lexicon: Pick<Lexicon, 'has' | 'entry' | 'words'>,
  isPlain: (word: string) => boolean,
  code: ForeignLang,
): (word: string) => readonly Lemma[] {
  const accented = new Map<string, string>();
  for (const word of lexicon.words()) {
    const folded = fold(word);
    if (folded !== word) accented.set(folded, word);
  }
  const known = (word: string): string | undefined =>
    lexicon.has(word)
      ? word
      : [accented.get(fold(word)), fold(word)].find((one) => one !== undefined && lexicon.has(one));
  const names = (word: string): boolean => {
    const { noun, verb, effect } = lexicon.entry(word) ?? {};
    return noun !== undefined || verb !== undefined || effect !== undefined;
  };
  const made = (word: string): readonly Lemma[] => {
    for (const { text, form } of derivedFrom(word, code)) {
      const found = known(text);
      if (found !== undefined && names(found)) return [{ text: found, form }];
    }
    return [];
  };
  const inflected = (word: string): readonly Lemma[] => {
    const bases = basesOf(code, word, lexicon.entry);
    return bases.length > 0 || isPlain(word) ? bases : made(word);
  };
  /** "Windes" stands in "Heulen des Windes" and is "Wind" elsewhere. */
  const nounsOf = (word: string): readonly Lemma[] =>
    basesOf(code, word, lexicon.entry).filter(
      ({ text, form }) => form === 'base' && lexicon.entry(text)?.noun !== undefined,
    );
  const find = (word: string): readonly Lemma[] => {
    const itself: Lemma = { text: word, form: 'base' };
    if (lexicon.has(word)) return [itself, ...(lexicon.entry(word) === undefined ? nounsOf(word) : [])];
    const other = known(word);
    return [itself, ...(other === undefined ? inflected(word) : [{ text: other, form: 'base' } as const])];
  };
  const kept = new Map<string, readonly Lemma[]>();
  return (word) => {
    const found = kept.get(word) ?? find(word);
    if (kept.size < MOST_KEPT) kept.set(word, found);
    return found;
  };
}
