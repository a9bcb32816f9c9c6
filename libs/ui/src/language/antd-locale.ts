import type { Language } from '@whoosh/contracts';
import type { Locale } from 'antd/es/locale';

const LOCALES: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: Locale }>>> = {
  es: () => import('antd/es/locale/es_ES'),
  fr: () => import('antd/es/locale/fr_FR'),
  de: () => import('antd/es/locale/de_DE'),
  pt: () => import('antd/es/locale/pt_BR'),
  it: () => import('antd/es/locale/it_IT'),
  ja: () => import('antd/es/locale/ja_JP'),
};

/** antd's own texts in a language; undefined is English, which antd brings by itself. */
export async function antdLocale(language: Language): Promise<Locale | undefined> {
  if (language === 'en') return undefined;
  return LOCALES[language]().then(
    ({ default: locale }) => locale,
    () => undefined,
  );
}
