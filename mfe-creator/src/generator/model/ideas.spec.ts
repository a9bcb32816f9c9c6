import { SOURCE_FAMILIES } from '@whoosh/contracts';
import { IDEA_FAMILIES, ideasOnPage } from './ideas';

describe('ideas', () => {
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
