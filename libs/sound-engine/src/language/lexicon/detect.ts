import type { Lang } from '@whoosh/sound-scene';
import type { ForeignLang } from '../foreign';
import type { Language } from './language';
import { KNOWN_WORD, LATIN_LANGUAGES, LETTER_UNIT, letterScores, lettersOf } from './letters';
import type { Lexicon } from './lexicon';

const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff\uff66-\uff9f]/u;
/** A letter that English does without. */
const ACCENT = /[\u00c0-\u024f]/u;
/** A lead by which the next language is e^4 times less likely leaves no doubt. */
const CLEAR_LEAD = 4;

export interface DetectedLanguage {
  code: Lang;
  /** How far ahead of the next language it is, 0..1. */
  confidence: number;
}

/**
 * The language of a text, by its letters and by the words that the lexicons know.
 * @param english the lexicon of what a text is in where nothing else shows
 * @param loaded languages to ask; one that is not there is judged by its letters alone
 */
export function detectLanguage(
  text: string,
  english: Lexicon,
  loaded: ReadonlyMap<ForeignLang, () => Language>,
): DetectedLanguage {
  const { words, scores, open } = firstLook(text, english);
  if (open.length === 0) return { code: 'en', confidence: 1 };
  if (open[0] === 'ja') return { code: 'ja', confidence: 1 };
  const [{ score: inEnglish }] = scores;
  const judged = scores.map(({ code, score }) => {
    if (code === 'en') return { code, score };
    if (!open.includes(code)) return { code, score: Math.min(score, inEnglish) };
    const language = loaded.get(code)?.();
    if (!language) return { code, score };
    const known = words.filter((word) => isMadeOf(language, word)).length;
    // "asdf qwer" looks like German, of which it has no word and no letter: then English is as likely
    if (known === 0 && !ACCENT.test(text)) return { code, score: Math.min(score, inEnglish) };
    return { code, score: score + known * KNOWN_WORD.foreign };
  });
  const [best, second] = judged.sort((a, b) => b.score - a.score);
  return {
    code: best.code,
    confidence: Math.min(1, 0.5 + (best.score - second.score) / (2 * CLEAR_LEAD * LETTER_UNIT)),
  };
}

export interface FirstLook {
  words: readonly string[];
  /** How much it looks like each language, the foreign ones by their letters alone; English first. */
  scores: readonly { code: Exclude<Lang, 'ja'>; score: number }[];
  /**
   * The languages but English that it may be in, when their words are looked at: none where it can be English alone.
   */
  open: readonly ForeignLang[];
}

/**
 * What a text shows without a foreign lexicon.
 * @param lexicon the English one
 */
export function firstLook(text: string, lexicon: Lexicon): FirstLook {
  if (JAPANESE.test(text)) return { words: [], scores: [], open: ['ja'] };
  const words = lettersOf(text);
  const english = words.filter((word) => isOf(lexicon, word)).length;
  // What several languages write alike ("radio", "piano solo") is English.
  if (english === words.length) return { words, scores: [], open: [] };
  const letters = letterScores(words);
  // A text of which English has no word ("Hopser", "costalada") is as little English as one known word makes it more
  // so.
  const inEnglish = english === 0 ? -KNOWN_WORD.english : english * KNOWN_WORD.english;
  const scores = LATIN_LANGUAGES.map((code, index) => ({
    code,
    score: letters[index] + (code === 'en' ? inEnglish : 0),
  }));
  const most = Math.max(...scores.map(({ score }) => score));
  const open = scores.flatMap(({ code, score }) =>
    code !== 'en' && score + words.length * KNOWN_WORD.foreign > most ? [code] : [],
  );
  return { words, scores, open };
}

function isOf({ lemmas, has, alone, isPlain }: Lexicon, word: string): boolean {
  return lemmas(word).some(({ text }) => has(text)) || alone?.(word) !== undefined || isPlain?.(word) === true;
}

/** Whether a word is one of a language, or is made of words of it: "Windgeheul". */
export function isMadeOf({ lexicon, split }: Language, word: string): boolean {
  if (isOf(lexicon, word)) return true;
  const parts = split?.({ text: word, start: 0, end: word.length, kind: 'word' }) ?? [];
  return parts[0]?.text !== word && parts.every(({ text }) => isOf(lexicon, text));
}
