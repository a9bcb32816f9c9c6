import { uuidV7 } from './uuid-v7';

describe('uuidV7', () => {
  it('carries version, variant and the time in its first 48 bits', () => {
    const id = uuidV7(0x0123_4567_89ab);
    expect(id).toMatch(/^01234567-89ab-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('sorts by time and never repeats', () => {
    const ids = Array.from({ length: 1000 }, (_, ms) => uuidV7(1_700_000_000_000 + ms));
    expect([...ids].sort()).toEqual(ids);
    expect(new Set(Array.from({ length: 1000 }, () => uuidV7(5))).size).toBe(1000);
  });
});
