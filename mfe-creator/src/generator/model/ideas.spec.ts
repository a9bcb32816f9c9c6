import { SOURCE_FAMILIES } from '@whoosh/contracts';
import { findSource, interpret } from '@whoosh/sound-engine';
import '@whoosh/sound-engine/languages';
import english from '../../messages/en.json';
import { IDEA_FAMILIES, ideasOnPage } from './ideas';

const isIdea = (key: string): key is keyof typeof english & `idea.${string}` => key.startsWith('idea.');

/** One of English's neighbours and one written without spaces in the short form. */
const LANGUAGES = process.env['TEST_FORM'] === 'short' ? ['de', 'ja'] : ['de', 'es', 'fr', 'it', 'pt', 'ja'];

describe('ideas', () => {
  it.each(LANGUAGES)(
    'mean in %s, as the engine reads them, a sound of the family that they mean in English',
    async (language) => {
      const { default: texts } = (await import(`../../messages/${language}.json`)) as { default: typeof english };
      const families = (text: string) => interpret(text).layers.map(({ source }) => findSource(source.model)?.family);
      const strange = Object.keys(english)
        .filter(isIdea)
        .filter((key) => !families(texts[key]).includes(families(english[key])[0]));
      expect(strange.map((key) => texts[key])).toEqual([]);
    },
  );

  it.each(LANGUAGES)('have in %s as many sounds as in English where several are named', async (language) => {
    const { default: texts } = (await import(`../../messages/${language}.json`)) as { default: typeof english };
    const count = (text: string) => interpret(text).layers.length;
    const several = Object.keys(english)
      .filter(isIdea)
      .filter((key) => english[key].includes(','));
    const lost = several.filter((key) => count(texts[key]) < count(english[key]));
    expect(lost.map((key) => texts[key])).toEqual([]);
  });

  it('are six playable ones of each family, none twice', () => {
    expect([...IDEA_FAMILIES].sort()).toEqual([...SOURCE_FAMILIES].sort());
    const all = IDEA_FAMILIES.flatMap((family) => ideasOnPage(family, 0));
    expect(all).toHaveLength(6 * SOURCE_FAMILIES.length);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  });

  it('show six families on each page until somebody chooses one, and begin again after the last page', () => {
    const pages = Array.from({ length: 13 }, (_, page) => ideasOnPage(null, page));
    for (const page of pages) expect(new Set(page.map(({ family }) => family)).size).toBe(6);
    expect(new Set(pages.flat().map(({ text }) => text)).size).toBe(78);
    expect(ideasOnPage(null, 13)).toEqual(pages[0]);
  });
});
