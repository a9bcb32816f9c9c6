import { CATALOGUE } from '@whoosh/sound-engine';
import { ucsCategory } from './ucs-categories';

describe('the categories of the Universal Category System', () => {
  it('are known for every source of the catalogue', () => {
    expect(CATALOGUE.filter(({ ucs: [catId = ''] }) => ucsCategory(catId) === undefined).map(({ id }) => id)).toEqual(
      [],
    );
    expect(ucsCategory('RAINMetl')).toEqual({ category: 'RAIN', subCategory: 'METAL' });
    expect(ucsCategory('RAINNone')).toBeUndefined();
  });
});
