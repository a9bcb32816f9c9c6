import { isLanguage, matchLanguage, type Language } from '@whoosh/contracts';

/**
 * What a page can be shown in: a language, or English made longer and accented, which shows what overflows and what was
 * left untranslated.
 */
export type ShownLanguage = Language | 'pseudo';

const STORAGE_KEY = 'whoosh-language';
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The language for the next page: the address's `locale` on a developer's machine, else what was chosen in this
 * browser, else the browser's own.
 */
export function readLanguage(): ShownLanguage {
  return languageOfAddress() ?? readStored() ?? matchLanguage(navigator.languages);
}

/** The language that the address asks for, if this machine may be asked so. */
export function languageOfAddress(): ShownLanguage | null {
  if (!LOOPBACK.includes(location.hostname)) return null;
  const locale = new URLSearchParams(location.search).get('locale');
  return isLanguage(locale) || locale === 'pseudo' ? locale : null;
}

function readStored(): Language | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return isLanguage(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Remembers a choice where the browser allows it. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Storage is blocked: the browser's own language decides the next time.
  }
}
