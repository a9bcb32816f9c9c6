import { interpret } from '../interpret';

const modsOf = (text: string) => interpret(text).layers[0]?.mods ?? {};

describe('a number in digits', () => {
  it.each([
    ['4 knocks', 4],
    ['3 loud knocks', 3],
    ['knock 3 times', 3],
    ['knock x2', 2],
  ])('counts before a plural or beside "times": %s', (text, count) => {
    expect(modsOf(text).count).toBe(count);
  });

  it.each([['door knock 37'], ['707 landing'], ['kick 909'], ['type 5 siren']])(
    'counts nothing elsewhere: %s',
    (text) => {
      expect(modsOf(text)).not.toHaveProperty('count');
      expect(modsOf(text)).not.toHaveProperty('sources');
    },
  );
});
