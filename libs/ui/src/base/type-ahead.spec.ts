import { TypeAhead } from './type-ahead';

const NAMES = ['Rename', 'Tags', 'Download', 'Delete', 'Replace'];
const named = (index: number) => NAMES[index];

/** Types letters at moments and says which entries were meant; the focus follows. */
function type(keys: readonly [string, number][]): (string | undefined)[] {
  const ahead = new TypeAhead();
  let current = -1;
  return keys.map(([letter, at]) => named((current = ahead.find(letter, NAMES, current, at))));
}

it('letters that follow within a second make a longer beginning [spec 9.23]', () => {
  expect(
    type([
      ['d', 0],
      ['e', 900],
      ['l', 1_800],
    ]),
  ).toEqual(['Download', 'Delete', 'Delete']);
});

it('after more than a second a beginning is new [spec 9.23]', () => {
  expect(
    type([
      ['d', 0],
      ['t', 1_001],
    ]),
  ).toEqual(['Download', 'Tags']);
  expect(
    type([
      ['d', 0],
      ['t', 1_000],
    ]),
  ).toEqual(['Download', undefined]);
});

it('the same letter goes on to the next entry and around', () => {
  expect(
    type([
      ['r', 0],
      ['r', 100],
      ['R', 200],
    ]),
  ).toEqual(['Rename', 'Replace', 'Rename']);
});
