import { languagesOpenFor } from '@whoosh/sound-engine';

type ForeignLang = ReturnType<typeof languagesOpenFor>[number];

/** The vocabularies, each a script of its own: 32 to 44 KB that only who writes in the language loads. */
const VOCABULARIES: Readonly<Record<ForeignLang, () => Promise<unknown>>> = {
  de: () => import('@whoosh/sound-engine/languages/de'),
  es: () => import('@whoosh/sound-engine/languages/es'),
  fr: () => import('@whoosh/sound-engine/languages/fr'),
  it: () => import('@whoosh/sound-engine/languages/it'),
  ja: () => import('@whoosh/sound-engine/languages/ja'),
  pt: () => import('@whoosh/sound-engine/languages/pt'),
};

/**
 * Makes known the words of the languages that a text may be in, to be understood here as on the server.
 * @throws Error when a script cannot be loaded
 */
export async function learnLanguagesOf(text: string): Promise<void> {
  await Promise.all(languagesOpenFor(text).map((code) => VOCABULARIES[code]()));
}
