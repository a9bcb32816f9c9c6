import { CATALOGUE } from '../../catalogue';
import { COLLOCATIONS } from '../english/collocations';
import { IRREGULAR } from '../english/irregular';
import { tokenize } from '../tokenise/tokens';
import { CollocationTable } from './collocations';

const TABLE = new CollocationTable(
  { rolling: 'cart wheel', thud: 'wheel fall', impact_metal: 'iron cart wheel', bubbles: 'stomach rumble' },
  IRREGULAR,
);

const found = (text: string): string[] => TABLE.find(tokenize(text)).map(({ source }) => source);

describe('collocations', () => {
  it.each([
    ['a cart on squeaky wheels', ['rolling']],
    ['the wheels of a cart', ['rolling']],
    ['stomachs rumbling', ['bubbles']],
    ['a wheel fell', ['thud']],
  ])('are found in any order and form: %s', (text, sources) => {
    expect(found(text)).toEqual(sources);
  });

  it.each(['a cart, then wheels', 'a cart. Wheels', 'a cart with a load of old furniture and four wheels', 'a cart'])(
    'are not found across clauses, far apart or in part: %s',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );

  it('are left out where a longer one has the same words', () => {
    expect(found('an iron cart wheel')).toEqual(['impact_metal']);
  });

  it('say which words they are', () => {
    const [{ spans } = { spans: [] }] = TABLE.find(tokenize('the wheels of a cart'));
    expect(spans).toEqual([
      [16, 20],
      [4, 10],
    ]);
  });

  it('of English name sources of the catalogue', () => {
    const ids = new Set(CATALOGUE.map(({ id }) => id));
    expect(Object.keys(COLLOCATIONS).filter((id) => !ids.has(id))).toEqual([]);
  });
});
