import { detectLanguage, type DetectedLanguage, firstLook } from './detect';
import { ENGLISH_LANGUAGE } from '../english';
import { foreignLanguage, type ForeignLang, type Vocabulary } from '../foreign';
import type { Lang } from '@whoosh/sound-scene';
import { refiningIn, type RefinementWords } from './changes';
import type { Language } from './language';

const LANGUAGES = new Map<ForeignLang, () => Language>();

/** Makes a language known; its lexicon is built when a text first needs it. */
export function registerLanguage(code: ForeignLang, vocabulary: Vocabulary, refinements: RefinementWords): void {
  let built: Language | undefined;
  const language = (): Language => (built ??= foreignLanguage(code, vocabulary, ENGLISH_LANGUAGE));
  LANGUAGES.set(code, language);
  let refining: Language | undefined;
  REFINING.set(code, () => (refining ??= refiningIn(language(), refinements)));
}

const REFINING = new Map<ForeignLang, () => Language>();

/** The registered languages in which a line that is not English may be, the likely ones first. */
export function* refiningLanguages(likely: readonly Lang[]): Generator<Language> {
  const codes = [...REFINING.keys()];
  for (const code of new Set([
    ...codes.filter((one) => likely.includes(one)).sort((a, b) => likely.indexOf(a) - likely.indexOf(b)),
    ...codes,
  ])) {
    const language = REFINING.get(code)?.();
    if (language !== undefined) yield language;
  }
}

/**
 * The language that a text is written in, English where that language is not registered.
 * @param said the language that it is said to be in; without it, the text tells
 */
export function languageOf(text: string, said?: Lang): { language: Language; detected: DetectedLanguage } {
  const detected =
    said === undefined ? detectLanguage(text, ENGLISH_LANGUAGE.lexicon, LANGUAGES) : { code: said, confidence: 1 };
  const language = detected.code === 'en' ? undefined : LANGUAGES.get(detected.code)?.();
  return {
    language: language ?? ENGLISH_LANGUAGE,
    detected: language ? detected : { code: 'en', confidence: detected.code === 'en' ? detected.confidence : 0.5 },
  };
}

/** The languages that must be known for `languageOf` to judge a text as it would with all of them. */
export function languagesOpenFor(text: string): readonly ForeignLang[] {
  return firstLook(text, ENGLISH_LANGUAGE.lexicon).open;
}
