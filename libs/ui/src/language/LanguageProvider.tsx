import type { Language } from '@whoosh/contracts';
import { ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { antdLocale } from './antd-locale';
import { currentLanguage, switchLanguage } from './catalogue';
import { languageOfAddress, readLanguage, storeLanguage, type ShownLanguage } from './chosen-language';

interface LanguageState {
  language: Language;
  /**
   * Shows the product in this language from now on and remembers it in this browser. What is inside of Translated is
   * drawn anew.
   */
  choose: (language: Language) => Promise<void>;
}

const LanguageContext = createContext<LanguageState>({ language: 'en', choose: async () => undefined });

let startLocale: Locale | undefined;

/**
 * Gets the texts of the language that this page starts in; to be waited for before anything is drawn. English is there
 * at once.
 */
export async function startLanguage(language: ShownLanguage = readLanguage()): Promise<void> {
  await Promise.all([
    switchLanguage(language),
    language === 'pseudo' ? undefined : antdLocale(language).then((locale) => (startLocale = locale)),
  ]);
}

/** The language of the page and the way to change it. Mounted once, by the shell. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [{ language, locale }, setShown] = useState(() => ({ language: currentLanguage(), locale: startLocale }));
  const choose = useCallback(async (next: Language) => {
    storeLanguage(next);
    // The address of a developer's machine goes before every choice.
    if (languageOfAddress() !== null || next === currentLanguage()) return;
    const [nextLocale] = await Promise.all([antdLocale(next), switchLanguage(next)]);
    setShown({ language: next, locale: nextLocale });
  }, []);
  const state = useMemo(() => ({ language, choose }), [language, choose]);
  return (
    <LanguageContext value={state}>
      <ConfigProvider {...(locale === undefined ? {} : { locale })}>{children}</ConfigProvider>
    </LanguageContext>
  );
}

/** The language of the page and the way to change it. */
export function useLanguage(): LanguageState {
  return useContext(LanguageContext);
}
