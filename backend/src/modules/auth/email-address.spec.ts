import { isEmailAddress, normalizeAddress } from './email-address';

describe('e-mail addresses', () => {
  it.each([
    [' Ada@Example.COM ', 'ada@example.com'],
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
    ['e\u0301va@example.com', '\u00e9va@example.com'],
    ['no address', 'no address'],
    ['@example.com', '@example.com'],
  ])('of %j are kept as %j', (given, kept) => {
    expect(normalizeAddress(given)).toBe(kept);
  });

  it.each(['ada@example.com', 'ada+sounds@example.co.uk', 'ada@xn--bcher-kva.example', 'ada@localhost'])(
    'take %s',
    (address) => {
      expect(isEmailAddress(address)).toBe(true);
    },
  );

  it.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example.com,bob@example.com',
    'ada@example.com;bob@example.com',
    'Ada <ada@example.com>',
    'ada@example.com\r\nBcc: bob@example.com',
    'ada\u0000@example.com',
    '"ada"@example.com',
    `${'a'.repeat(64)}@${'b'.repeat(190)}.example`,
    'ada @example.com',
  ])('refuse %j', (address) => {
    expect(isEmailAddress(address)).toBe(false);
  });
});
