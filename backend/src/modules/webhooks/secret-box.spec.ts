import { randomBytes } from 'node:crypto';
import type { Env } from '../../config';
import { SecretBox } from './secret-box';

const boxOf = (SESSION_SECRET: string, SESSION_SECRET_PREVIOUS?: string) =>
  new SecretBox({ SESSION_SECRET, SESSION_SECRET_PREVIOUS } as Env);

describe('a sealed secret', () => {
  const secret = randomBytes(32);
  const sealed = boxOf('one').seal(secret, 'row-1');

  it('opens for its row, and holds nothing that can be read', () => {
    expect(boxOf('one').open(sealed, 'row-1')).toEqual({ secret, isOld: false });
    expect(sealed.includes(secret)).toBe(false);
    expect(boxOf('one').seal(secret, 'row-1').equals(sealed)).toBe(false);
  });

  it('opens neither in another row, nor with another key, nor when a bit of it was changed', () => {
    expect(boxOf('one').open(sealed, 'row-2')).toBeNull();
    expect(boxOf('two').open(sealed, 'row-1')).toBeNull();
    for (const at of [0, 12, 28, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(boxOf('one').open(changed, 'row-1')).toBeNull();
    }
    expect(boxOf('one').open(Buffer.alloc(5), 'row-1')).toBeNull();
  });

  it('still opens after the key was changed, and says that it is to be sealed anew', () => {
    expect(boxOf('two', 'one').open(sealed, 'row-1')).toEqual({ secret, isOld: true });
  });
});
