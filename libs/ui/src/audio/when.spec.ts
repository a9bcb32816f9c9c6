import { formatWhen } from './when';

const now = new Date(2026, 10, 21, 10, 0);
const at = (year: number, month: number, day: number, hours = 9, minutes = 12) =>
  new Date(year, month, day, hours, minutes).toISOString();

describe('creation dates', () => {
  it('names today and yesterday', () => {
    expect(formatWhen(at(2026, 10, 21), now)).toBe('Today, 09:12');
    expect(formatWhen(at(2026, 10, 20, 23, 59), now)).toBe('Yesterday, 23:59');
  });

  it('gives day and time within the year, and the year beyond it', () => {
    expect(formatWhen(at(2026, 10, 18, 11, 20), now)).toBe('18 Nov, 11:20');
    expect(formatWhen(at(2025, 10, 18), now)).toBe('18 Nov 2025');
  });

  it('says nothing about a date that is none', () => {
    expect(formatWhen('never', now)).toBe('');
  });
});
