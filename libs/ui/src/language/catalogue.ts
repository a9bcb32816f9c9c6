import type { Language } from '@whoosh/contracts';
import { IntlMessageFormat, type FormatXMLElementFn } from 'intl-messageformat';
import { createElement, Fragment, type ReactNode } from 'react';
import type { ShownLanguage } from './chosen-language';
import type { Messages } from './messages';
import { pseudo, pseudoMessage } from './pseudo';

type Values = Readonly<Record<string, string | number>>;
type RichValue = ReactNode | FormatXMLElementFn<ReactNode>;

/** The way to one catalogue's texts. */
export interface Catalogue<Key extends string> {
  /**
   * The text in the language of the page. Only inside of functions: what runs while a module loads does not know the
   * language.
   */
  t: (key: Key, values?: Values) => string;
  /**
   * The same with parts that are more than text: elements, and tags such as <b>…</b> as functions of what they hold.
   */
  rich: (key: Key, values: Readonly<Record<string, RichValue>>) => ReactNode;
}

/** A catalogue as the language's switch sees it. */
interface Loadable {
  load: (language: ShownLanguage) => Promise<void>;
}

const catalogues: Loadable[] = [];
let current: ShownLanguage = 'en';
let loading: Promise<void> = Promise.resolve();

/** The language of the page; the pseudo-language counts as English. */
export function currentLanguage(): Language {
  return current === 'pseudo' ? 'en' : current;
}

/**
 * Shows the product in another language: resolves when the texts of all loaded parts are there. What is drawn must be
 * drawn anew.
 */
export async function switchLanguage(language: ShownLanguage): Promise<void> {
  await (loading = Promise.all(catalogues.map(({ load }) => load(language))).then(() => undefined));
  current = language;
  document.documentElement.lang = currentLanguage();
}

/** Resolves when the texts of every part that was loaded until now are there, for instance of a remote. */
export async function messagesReady(): Promise<void> {
  await loading;
  await Promise.all(catalogues.map(({ load }) => load(current)));
}

/** Fetches the texts of another language. */
type LoadTexts = (language: Language) => Promise<{ default: Messages }>;

/** What was loaded of one catalogue, by language. */
function textsOf(english: Messages, load: LoadTexts): ReadonlyMap<ShownLanguage, Messages> {
  const loaded = new Map<ShownLanguage, Messages>([['en', english]]);
  catalogues.push({
    load: async (language) => {
      if (loaded.has(language)) return;
      if (language === 'pseudo') loaded.set(language, pseudo(english));
      else
        await load(language).then(
          (texts) => loaded.set(language, texts.default),
          // English stands in, and the next part that loads tries again.
          () => undefined,
        );
    },
  });
  return loaded;
}

/**
 * The way to names that come from elsewhere in English, for instance from the server, and are their own keys: each in
 * the language of the page, and as it came where that has none for it.
 */
export function names(load: LoadTexts): (english: string) => string {
  const loaded = textsOf({}, load);
  return (english) => {
    if (current === 'pseudo') return pseudoMessage(english);
    const texts = loaded.get(current) ?? {};
    return (Object.hasOwn(texts, english) ? texts[english] : undefined) ?? english;
  };
}

/** Plain text needs no parser. */
const isPlain = (message: string): boolean => !/[{<]/.test(message);

/**
 * The texts of one part of the product. English comes with the code and stands in where another language has no text or
 * could not be loaded; of the others only the chosen one is fetched.
 * @param english the texts, which name the keys
 * @param load fetches the texts of another language
 */
export function catalogue<Key extends string>(english: Readonly<Record<Key, string>>, load: LoadTexts): Catalogue<Key> {
  const loaded = textsOf(english, load);
  const parsed = new Map<string, IntlMessageFormat>();

  const messageOf = (key: Key): string => loaded.get(current)?.[key] ?? english[key];
  const formatOf = (message: string): IntlMessageFormat => {
    const locale = currentLanguage();
    const id = `${locale} ${message}`;
    const format = parsed.get(id) ?? new IntlMessageFormat(message, locale);
    parsed.set(id, format);
    return format;
  };
  return {
    t: (key, values) => {
      const message = messageOf(key);
      return isPlain(message) ? message : String(formatOf(message).format(values));
    },
    rich: (key, values) => {
      const parts = formatOf(messageOf(key)).format<ReactNode>({ ...values });
      return createElement(Fragment, null, ...(Array.isArray(parts) ? parts : [parts]));
    },
  };
}
