import type { CatalogueSource } from '@whoosh/contracts';
import { findSources } from './source-search';

const source = (model: string, label: string, words: string[] = []): CatalogueSource => ({
  model,
  label,
  family: 'house',
  grade: null,
  plays: 'events',
  words,
});
const ALL = [
  source('knock', 'Door knock', ['knock', 'rap']),
  source('tap_water', 'Running tap', ['tap', 'faucet']),
  source('tap_dance', 'Tap dance', ['tap dance']),
  source('dog', 'Dog bark', ['dog']),
];
const NAMES: Readonly<Record<string, string>> = { 'Door knock': 'Türklopfen' };
const found = (search: string, likely: CatalogueSource[] = []) =>
  findSources(ALL, search, likely, (label) => NAMES[label] ?? label).map(({ model }) => model);

describe('searching all sources', () => {
  it('lists all, what the words may have meant first and the others by name', () => {
    expect(found('', [source('tap_dance', 'Tap dance'), source('dog', 'Dog bark')])).toEqual([
      'tap_dance',
      'dog',
      'tap_water',
      'knock',
    ]);
  });

  it('finds by the name in the language of the page, with and without its marks, and by what people call it', () => {
    expect(found('türkl')).toEqual(['knock']);
    expect(found('turkl')).toEqual(['knock']);
    expect(found('faucet')).toEqual(['tap_water']);
    expect(found('rap')).toEqual(['knock']);
  });

  it('puts what is called exactly so before what only begins so', () => {
    expect(found('tap')).toEqual(['tap_water', 'tap_dance']);
    expect(found('xylophone')).toEqual([]);
  });
});
