import { codePepper, drawCode, hashCode, hashesMatch } from './one-time-code';

const BINDING = {
  purpose: 'login',
  challengeId: '0198c3f0-0000-7000-8000-000000000000',
  address: 'ada@example.com',
} as const;

describe('one-time codes', () => {
  it('have six digits, each as likely as any other at each place [spec 9.24] [security 1]', () => {
    const drawn = 20_000;
    const codes = Array.from({ length: drawn }, drawCode);
    expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
    const expected = drawn / 10;
    for (let place = 0; place < 6; place += 1) {
      const counts = Array.from('0123456789', (digit) => codes.filter((code) => code[place] === digit).length);
      const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      // 9 degrees of freedom: beyond 40 by chance once in 100,000 runs.
      expect(chiSquare).toBeLessThan(40);
    }
  });

  it('match only with the same purpose, challenge, address, code and key [security 4]', () => {
    const pepper = codePepper('a secret');
    const stored = hashCode(pepper, BINDING, '123456');
    expect(hashesMatch(stored, hashCode(pepper, BINDING, '123456'))).toBe(true);
    const others = [
      hashCode(pepper, BINDING, '123457'),
      hashCode(pepper, { ...BINDING, purpose: 'email-change' }, '123456'),
      hashCode(pepper, { ...BINDING, challengeId: '0198c3f0-0000-7000-8000-000000000001' }, '123456'),
      hashCode(pepper, { ...BINDING, address: 'bob@example.com' }, '123456'),
      hashCode(codePepper('another secret'), BINDING, '123456'),
    ];
    expect(others.map((other) => hashesMatch(stored, other))).toEqual([false, false, false, false, false]);
  });

  it('match nothing where nothing was mailed', () => {
    expect(hashesMatch(null, hashCode(codePepper('a secret'), BINDING, '123456'))).toBe(false);
  });
});
