/** Languages of the product's own texts, by BCP 47 tag. English is the one the others are translated from. */
export const LANGUAGES = ['en', 'es', 'fr', 'de', 'pt', 'it', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  pt: 'Português',
  it: 'Italiano',
  ja: '日本語',
};

/** Whether a text names one of the product's languages. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/**
 * The product's language for somebody who reads these, the best first; English where it speaks none of them.
 * @param wanted BCP 47 tags as navigator.languages has them; regions do not matter
 */
export function matchLanguage(wanted: readonly string[]): Language {
  const bases = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  return bases.find(isLanguage) ?? 'en';
}
