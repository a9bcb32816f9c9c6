import { decibels, parseDecibels } from './decibels';

it.each([0, -6, 1.5, -36, 12])('reads %d dB as it writes it', (db) => {
  expect(parseDecibels(decibels(db))).toBe(db);
});

it('takes a comma, a minus of print and a number alone, and nothing else', () => {
  expect(['−3,5', '+ 2', '4 db'].map(parseDecibels)).toEqual([-3.5, 2, 4]);
  expect(['', 'loud', '3 s', '--3'].map(parseDecibels)).toEqual([null, null, null, null]);
});
