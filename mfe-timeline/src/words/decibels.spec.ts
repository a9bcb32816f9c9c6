import { switchLanguage } from '@whoosh/ui/testing';
import { secondsText, parseTimecode } from './timecode';
import { decibels, parseDecibels } from './decibels';

it.each([0, -6, 1.5, -36, 12])('reads %d dB as it writes it', (db) => {
  expect(parseDecibels(decibels(db))).toBe(db);
});

it('takes a comma, a minus of print and a number alone, and nothing else', () => {
  expect(['−3,5', '+ 2', '4 db'].map(parseDecibels)).toEqual([-3.5, 2, 4]);
  expect(['', 'loud', '3 s', '--3'].map(parseDecibels)).toEqual([null, null, null, null]);
});

it("writes decimals with the sign of the page's language, which it reads as well", async () => {
  await switchLanguage('de');
  const written = [decibels(-1.5), secondsText(2250)];
  await switchLanguage('en');
  expect(written).toEqual(['-1,5 dB', '2,3 s']);
  expect(parseDecibels('-1,5 dB')).toBe(-1.5);
  expect(parseTimecode('2,3')).toBe(2300);
});
