import { drawKey, isWellFormedKey, keyHash, keyPrefix } from './api-key-secret';

describe('the secret of an API key', () => {
  it('is a mark, 256 bits and a checksum, in letters and digits that a double click selects', () => {
    const keys = Array.from({ length: 200 }, drawKey);
    for (const key of keys) expect(key).toMatch(/^whoosh_sk_[0-9A-Za-z]{49}$/);
    expect(new Set(keys).size).toBe(200);
    expect(keys.every(isWellFormedKey)).toBe(true);
  });

  it('is told from what is mistyped, cut short or drawn by chance', () => {
    const key = drawKey();
    const changed = `${key.slice(0, 20)}${key[20] === 'a' ? 'b' : 'a'}${key.slice(21)}`;
    for (const wrong of [
      changed,
      key.slice(0, -1),
      `${key}0`,
      key.replace('whoosh', 'other'),
      '',
      `whoosh_sk_${'0'.repeat(48)}1`,
    ])
      expect([wrong, isWellFormedKey(wrong)]).toEqual([wrong, false]);
  });

  it('leaves a hash and its first four characters', () => {
    const key = drawKey();
    expect(keyHash(key)).toHaveLength(32);
    expect(keyPrefix(key)).toMatch(/^whoosh_sk_[0-9A-Za-z]{4}$/);
  });
});
