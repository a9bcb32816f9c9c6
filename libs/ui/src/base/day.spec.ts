import { formatDay } from './day';

it('names the year of a day in another one only', () => {
  const now = new Date(2026, 10, 21);
  expect(formatDay(new Date(2026, 11, 3).toISOString(), now)).toBe('3 December');
  expect(formatDay(new Date(2027, 0, 3).toISOString(), now)).toBe('3 January 2027');
});
