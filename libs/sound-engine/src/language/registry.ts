import { detectLanguage, type DetectedLanguage } from './detect';
import { ENGLISH_LANGUAGE } from './english';
import { foreignLanguage, type ForeignLang, type Vocabulary } from './foreign';
import type { Lexicon } from './lexicon';
import type { Language } from './understand';

const LANGUAGES = new Map<ForeignLang, () => Language>();
const LEXICONS = new Map<ForeignLang, () => Lexicon>();

/** Makes a language known; its lexicon is built when a text first needs it. */
export function registerLanguage(code: ForeignLang, vocabulary: Vocabulary): void {
  let built: Language | undefined;
  const language = (): Language => (built ??= foreignLanguage(code, vocabulary));
  LANGUAGES.set(code, language);
  LEXICONS.set(code, () => language().lexicon);
}

/** The language that a text is written in, English where that language is not registered. */
export function languageOf(text: string): { language: Language; detected: DetectedLanguage } {
  const detected = detectLanguage(text, LEXICONS);
  const language = detected.code === 'en' ? undefined : LANGUAGES.get(detected.code)?.();
  return { language: language ?? ENGLISH_LANGUAGE, detected: language ? detected : { code: 'en', confidence: detected.code === 'en' ? detected.confidence : 0.5 } };
}
