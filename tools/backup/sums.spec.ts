import { mkdirSync, mkdtempSync, rmSync, truncateSync, unlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findDamage, writeSums } from './sums.mjs';

describe('the files of a backup', () => {
  let backup: string;
  let sums: string;
  const file = (name: string) => path.join(backup, 'data/files/aa', name);
  beforeEach(async () => {
    backup = mkdtempSync(path.join(os.tmpdir(), 'whoosh-sums-'));
    mkdirSync(path.join(backup, 'data/files/aa'), { recursive: true });
    for (const name of ['one.wav', 'two.wav', 'three.wav', 'four.wav'])
      writeFileSync(file(name), Buffer.alloc(5_000, name));
    sums = await writeSums(backup);
  });
  afterEach(() => rmSync(backup, { recursive: true }));

  it('are whole as long as nobody touches them [security 61]', async () => {
    expect(await findDamage(backup, { sums })).toEqual([]);
  });

  it('are named where they are missing, shorter or altered [security 61]', async () => {
    unlinkSync(file('one.wav'));
    truncateSync(file('two.wav'), 100);
    writeFileSync(file('three.wav'), Buffer.alloc(5_000, 1));
    expect((await findDamage(backup, { sums })).sort()).toEqual([
      'data/files/aa/one.wav is missing',
      'data/files/aa/three.wav is altered',
      'data/files/aa/two.wav is shorter: 100 of 5000 bytes',
    ]);
  });

  it('cannot be vouched for by a list that was written later', async () => {
    truncateSync(file('two.wav'), 100);
    await writeSums(backup);
    await expect(findDamage(backup, { sums })).rejects.toThrow('is not the list that was written with this backup');
  });
});
