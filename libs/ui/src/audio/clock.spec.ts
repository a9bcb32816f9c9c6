import { switchLanguage } from '../language/catalogue';
import { formatClock, formatClockTenths, formatLength } from './clock';

describe('clock texts', () => {
  it('shows minutes and two digits of seconds', () => {
    expect(formatClock(0)).toBe('0:00');
    expect(formatClock(3.99)).toBe('0:03');
    expect(formatClock(61)).toBe('1:01');
  });

  it('rounds a length, but never a sound down to nothing', () => {
    expect(formatLength(7.6)).toBe('0:08');
    expect(formatLength(0.4)).toBe('0:01');
    expect(formatLength(0)).toBe('0:00');
  });

  it('shows tenths without carrying a rounding into the next second', () => {
    expect(formatClockTenths(3.1)).toBe('0:03.1');
    expect(formatClockTenths(7.96)).toBe('0:07.9');
    expect(formatClockTenths(8)).toBe('0:08.0');
    expect(formatClockTenths(-1)).toBe('0:00.0');
  });

  it('shows tenths behind the decimal sign of the language of the page', async () => {
    await switchLanguage('de');
    expect(formatClockTenths(67.5)).toBe('1:07,5');
    await switchLanguage('ja');
    expect(formatClockTenths(67.5)).toBe('1:07.5');
    await switchLanguage('en');
    expect(formatClockTenths(67.5)).toBe('1:07.5');
  });
});
