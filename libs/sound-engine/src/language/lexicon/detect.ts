import type { Lang } from '@whoosh/sound-scene';
import signs from './detection.json';
import type { ForeignLang } from '../foreign';
import type { Lexicon } from './lexicon';
import { tokenize } from '../tokenise/tokens';

/** Small words of each language. */
const SIGNS: readonly (readonly [ForeignLang, ReadonlySet<string>])[] = (['de', 'es', 'fr', 'it', 'pt'] as const).map(
  (code) => [code, new Set(signs[code].split('|'))] as const,
);

const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/u;

/** Letters that few other languages write. */
const LETTERS: Readonly<Partial<Record<Lang, RegExp>>> = {
  de: /[äöüß]/,
  es: /[ñ¿¡]|[íóúá]/,
  fr: /[çœêèâîû]|\b[dljnsc]'/,
  it: /[àìòù]\b|\b(?:dell|nell|sull|all|un)'/,
  pt: /[ãõçâêô]/,
};

const SMALL_WORD = 1;
const ONE_LETTER = 0.5;
const KNOWN_WORD = 0.8;
const TYPICAL_LETTER = 0.8;
/** What two words share in spelling is English. */
const ENGLISH_LEAD = 0.3;

const CLEAR_LEAD = 1;

export interface DetectedLanguage {
  code: Lang;
  /** How far ahead of the next language it is, 0..1. */
  confidence: number;
}

/**
 * The language of a text, by its small words, its letters and the words that the loaded lexicons know (language.md
 * 4.3).
 * @param english the lexicon of what a text is in where nothing else shows
 * @param loaded lexicons to ask; the others are judged by their small words and letters alone
 */
export function detectLanguage(
  text: string,
  english: Lexicon,
  loaded: ReadonlyMap<ForeignLang, () => Lexicon>,
): DetectedLanguage {
  const { words, lead, small, open } = firstLook(text, english);
  if (open.length === 0) return { code: 'en', confidence: 1 };
  if (open[0] === 'ja') return { code: 'ja', confidence: 1 };
  const scores = SIGNS.map(([code], index) => {
    const lexicon = open.length > 1 ? loaded.get(code)?.() : undefined;
    return {
      code: code as Lang,
      score: small[index] + (lexicon ? words.filter((word) => knows(lexicon, word)).length * KNOWN_WORD : 0),
    };
  });
  const ranked = [{ code: 'en' as Lang, score: lead }, ...scores].sort((a, b) => b.score - a.score);
  const [best, second] = ranked;
  return { code: best.code, confidence: Math.min(1, 0.5 + (best.score - second.score) / Math.max(1, best.score) / 2) };
}

export interface FirstLook {
  words: readonly string[];
  /** How English it looks. */
  lead: number;
  /** How much it looks like each language of SIGNS. */
  small: readonly number[];
  /** The languages that it may be in but for English: one where it shows, none where all of it is English. */
  open: readonly ForeignLang[];
}

/** What a text shows without a foreign lexicon. */
export function firstLook(text: string, english: Lexicon): FirstLook {
  if (JAPANESE.test(text)) return { words: [], lead: 0, small: [], open: ['ja'] };
  const words = wordsOf(text);
  const lead = ENGLISH_LEAD + words.filter((word) => isOf(english, word)).length * (KNOWN_WORD + 0.2);
  const small = SIGNS.map(([code, known]) => smallWords(words, known) + letters(text, code));
  const codes = SIGNS.map(([code]) => code);
  const [first, next] = [...small].sort((a, b) => b - a);
  // All of it is English and nothing else shows: no other lexicon is asked.
  if (lead > words.length * 0.99 && first < lead) return { words, lead, small, open: [] };
  // Small words alone decide where one language is far ahead: no lexicon is built for the others.
  return {
    words,
    lead,
    small,
    open: first - Math.max(next, lead) >= CLEAR_LEAD ? [codes[small.indexOf(first)]] : codes,
  };
}

function wordsOf(text: string): string[] {
  return tokenize(text)
    .filter((token) => token.kind === 'word' && !/^\d/.test(token.text))
    .flatMap((token) => token.text.split(/(?<=')/));
}

function smallWords(words: readonly string[], known: ReadonlySet<string>): number {
  return words.reduce((sum, word) => sum + (known.has(word) ? (word.length === 1 ? ONE_LETTER : SMALL_WORD) : 0), 0);
}

function letters(text: string, code: Lang): number {
  return LETTERS[code]?.test(text.toLowerCase()) ? TYPICAL_LETTER : 0;
}

function isOf({ lemmas, entry, alone }: Lexicon, word: string): boolean {
  return lemmas(word).some(({ text }) => entry(text) !== undefined) || alone?.(word) !== undefined;
}

function knows(lexicon: Lexicon, word: string): boolean {
  const entry = lexicon.entry(word);
  return entry?.noun !== undefined || entry?.verb !== undefined || entry?.effect !== undefined;
}
