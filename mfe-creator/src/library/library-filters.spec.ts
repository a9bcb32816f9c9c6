import { addressOf, filtersOf, isNarrowed, NO_FILTERS, queryOf, type LibraryFilters } from './library-filters';

describe('the filters of the library', () => {
  it('ask for everything while nothing is chosen', () => {
    expect(queryOf(NO_FILTERS)).toEqual({});
    expect(queryOf({ ...NO_FILTERS, words: '  ' })).toEqual({});
    expect(isNarrowed(NO_FILTERS)).toBe(false);
  });

  it('stand in the address and are found there again, whatever else is written into it', () => {
    const filters: LibraryFilters = {
      words: 'roof & rain',
      length: 'medium',
      intensity: 'intense',
      favourites: true,
      loops: true,
      family: 'weather',
      brightness: [0.25, 0.75],
      order: 'longest',
    };
    expect(filtersOf(new URLSearchParams(addressOf(filters).toString()))).toEqual(filters);
    expect(addressOf(NO_FILTERS).toString()).toBe('');
    expect(filtersOf(new URLSearchParams('length=huge&family=cheese&brightness=9,x&order=&q='))).toEqual(NO_FILTERS);
  });

  it('become the query of the server', () => {
    const query = queryOf({
      words: ' roof  rain',
      length: 'medium',
      intensity: 'intense',
      favourites: true,
      loops: true,
      family: 'weather',
      brightness: [0.25, 0.75],
      order: 'longest',
    });
    expect(query).toEqual({
      q: 'roof rain',
      minDuration: 2,
      maxDuration: 8,
      intensity: 'intense',
      favourite: true,
      loop: true,
      family: 'weather',
      minBrightness: 0.25,
      maxBrightness: 0.75,
      order: 'longest',
    });
  });

  it('share their borders, so that every length is in exactly one range', () => {
    const [short, medium, long] = (['short', 'medium', 'long'] as const).map((length) =>
      queryOf({ ...NO_FILTERS, length }),
    );
    expect(short?.maxDuration).toBe(medium?.minDuration);
    expect(medium?.maxDuration).toBe(long?.minDuration);
  });

  it('do not count the order as narrowing', () => {
    expect(isNarrowed({ ...NO_FILTERS, order: 'name' })).toBe(false);
    expect(isNarrowed({ ...NO_FILTERS, favourites: true })).toBe(true);
  });
});
