import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { backupPassphrase, courier, drawSalt, keyOf } from './seal.mjs';

/** Read whole, and in pieces. */
const SIZES = [
  ['a small file', 10_000],
  ['a large one', 100_000],
] as const;

describe('a backup with a key', () => {
  let folder: string;
  let key: Buffer;
  const at = (name: string) => path.join(folder, name);
  beforeAll(async () => {
    key = await keyOf('a passphrase of many words', drawSalt());
  });
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'whoosh-seal-'));
    mkdirSync(at('data'));
    writeFileSync(at('empty.txt'), '');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each(SIZES)('holds nothing that can be read, and gives back what went in: %s [security 61]', async (_, times) => {
    writeFileSync(at('secret.txt'), 'ada@example.com '.repeat(times));
    const { put, take, write } = courier(folder, key);
    await put(at('secret.txt'), at('data/secret.txt'));
    await put(at('empty.txt'), at('data/empty.txt'));
    await write(at('data/label'), 'START WAL LOCATION');
    for (const name of ['data/secret.txt', 'data/label'])
      expect(readFileSync(at(name)).toString('latin1')).not.toMatch(/ada@example|START WAL/);
    for (const [sealed, wanted] of [
      ['data/secret.txt', 'ada@example.com '.repeat(times)],
      ['data/empty.txt', ''],
      ['data/label', 'START WAL LOCATION'],
    ] as const) {
      await take(at(sealed), at('opened'));
      expect(readFileSync(at('opened'), 'utf8')).toBe(wanted);
    }
  });

  it.each(SIZES)(
    'opens with no other key, not when a bit was turned, and not under another name: %s',
    async (_, times) => {
      writeFileSync(at('secret.txt'), 'ada@example.com '.repeat(times));
      const { put, take } = courier(folder, key);
      await put(at('secret.txt'), at('data/secret.txt'));
      const other = courier(folder, await keyOf('another passphrase of words', drawSalt()));
      await expect(other.take(at('data/secret.txt'), at('opened'))).rejects.toThrow('cannot be opened');
      const sealed = readFileSync(at('data/secret.txt'));
      sealed[1000] = (sealed[1000] ?? 0) ^ 1;
      writeFileSync(at('data/secret.txt'), sealed);
      await expect(take(at('data/secret.txt'), at('opened'))).rejects.toThrow('cannot be opened');
      sealed[1000] ^= 1;
      writeFileSync(at('data/secret.txt'), sealed);
      renameSync(at('data/secret.txt'), at('data/other.txt'));
      await expect(take(at('data/other.txt'), at('opened'))).rejects.toThrow('cannot be opened');
    },
  );

  it('is made with a passphrase that is neither short nor simple', () => {
    expect(() => backupPassphrase({ WHOOSH_BACKUP_KEY: 'ab'.repeat(20) })).toThrow('too simple');
    expect(backupPassphrase({})).toBeUndefined();
    expect(() => backupPassphrase({ WHOOSH_BACKUP_KEY: 'short' })).toThrow('too short');
  });
});
