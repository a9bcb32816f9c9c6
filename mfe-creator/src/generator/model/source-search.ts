import type { CatalogueSource, SourceChoice } from '@whoosh/contracts';

/** How well a source fits what is searched, best first. */
const FITS = ['is', 'begins', 'word begins', 'is called', 'contains'] as const;

/**
 * Sources that fit a search, the likeliest first.
 * @param likely what the words may have meant, the likeliest first: they come first among those that fit alike
 * @param nameOf a source's name in the language of the page
 */
export function findSources(
  sources: readonly CatalogueSource[],
  search: string,
  likely: readonly SourceChoice[],
  nameOf: (label: string) => string,
): CatalogueSource[] {
  const words = plain(search);
  const rank = new Map(likely.map(({ model }, place) => [model, place]));
  return sources
    .flatMap((source) => {
      const fit = words === '' ? 0 : fitOf(source, words, nameOf(source.label));
      return fit < 0 ? [] : [{ source, fit, name: nameOf(source.label) }];
    })
    .sort(
      (a, b) =>
        a.fit - b.fit ||
        (rank.get(a.source.model) ?? rank.size) - (rank.get(b.source.model) ?? rank.size) ||
        a.name.localeCompare(b.name),
    )
    .map(({ source }) => source);
}

/** Place in FITS; -1: it does not fit. */
function fitOf({ label, words }: CatalogueSource, searched: string, name: string): number {
  const names = [plain(name), plain(label)];
  const found = FITS.findIndex((fit) => {
    if (fit === 'is') return names.includes(searched) || words.includes(searched);
    if (fit === 'begins') return names.some((one) => one.startsWith(searched));
    if (fit === 'word begins') return names.some((one) => one.includes(` ${searched}`));
    if (fit === 'is called') return words.some((word) => word.startsWith(searched));
    return [...names, ...words].some((one) => one.includes(searched));
  });
  return found;
}

/** Without marks and capitals: "Türklopfen" is found by "turk", too. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
