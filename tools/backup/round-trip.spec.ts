import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '../postgres/server.mjs';
import { restoreBackup } from './restore-backup.mjs';
import { takeBackup } from './take-backup.mjs';

jest.setTimeout(120_000);

const IS_SHORT = process.env.TEST_FORM === 'short';
const KEY = 'a passphrase of many words';
/** Copies without a key are asked the same in the long form. */
const KEYS = IS_SHORT ? [KEY] : [undefined, KEY];
/** What a backup reads of the product's tables; the whole product is backed up in e2e/src/timed/start.e2e-spec.ts. */
const TABLES = `
  CREATE TABLE users (id int, credits int);
  CREATE TABLE ledger (user_id int, delta int);
  CREATE TABLE sound_effects (id int);
  CREATE TABLE stored_files (name text, bytes bigint, sha256 bytea, published_at timestamptz);
  INSERT INTO users VALUES (1, 5);
  INSERT INTO ledger VALUES (1, 5);`;

describe('a backup of a real database and its files', () => {
  let root: string;
  let dataDir: string;
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let client: pg.Client;
  let made = 0;
  const fresh = (name: string) => path.join(root, `${name}-${(made += 1)}`);
  const fileIn = (folder: string, name: string) => path.join(folder, 'files', name.slice(0, 2), name);
  const store = async (name: string, bytes = 5_000) => {
    const content = Buffer.alloc(bytes, name);
    mkdirSync(path.dirname(fileIn(dataDir, name)), { recursive: true });
    writeFileSync(fileIn(dataDir, name), content);
    const sum = createHash('sha256').update(content).digest();
    await client.query('INSERT INTO stored_files VALUES ($1, $2, $3, now())', [name, bytes, sum]);
  };
  const refusal = async (backup: string, target: string, passphrase?: string): Promise<string> =>
    restoreBackup(backup, target, passphrase === undefined ? {} : { passphrase }).then(
      () => 'nothing was refused',
      ({ message }: Error) => message,
    );

  beforeAll(async () => {
    root = mkdtempSync(path.join(os.tmpdir(), 'whoosh-round-trip-'));
    // Open to the account that serves databases for root: in a private folder they would live, and stay, elsewhere.
    chmodSync(root, 0o755);
    dataDir = path.join(root, 'data');
    server = await startPostgres(path.join(dataDir, 'postgres'));
    client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query(TABLES);
    // Half of a cluster's thousand files, which prove no more.
    await client.query('UPDATE pg_database SET datistemplate = false');
    for (const name of ['template0', 'template1']) await client.query(`DROP DATABASE ${name}`);
    for (const name of ['aa1.wav', 'bb2.wav', 'cc3.wav', 'dd4.wav']) await store(name);
  });
  afterAll(async () => {
    await client.end();
    await server.stop();
    rmSync(root, { recursive: true, force: true });
  });

  const WAYS = [
    ['with a key', KEY],
    ['as it is', undefined],
  ] as const;
  it.each(IS_SHORT ? WAYS.slice(0, 1) : WAYS)('comes back whole, copied %s [security 61]', async (_, passphrase) => {
    const [backup, target] = [fresh('backup'), fresh('restored')];
    expect(await takeBackup(dataDir, backup, passphrase)).toMatchObject({ files: 4, damage: [] });
    const isReadable = readFileSync(path.join(backup, 'data/files/aa/aa1.wav')).includes('aa1.wav');
    expect(isReadable).toBe(passphrase === undefined);
    expect(await restoreBackup(backup, target, passphrase === undefined ? {} : { passphrase })).toMatchObject({
      people: 1,
      wrongBalances: 0,
      damage: [],
    });
    expect(readFileSync(fileIn(target, 'aa1.wav')).equals(readFileSync(fileIn(dataDir, 'aa1.wav')))).toBe(true);
  });

  it('is opened with its own key only, and a refused one leaves nothing behind [security 61] [long]', async () => {
    const [backup, target] = [fresh('backup'), fresh('restored')];
    await takeBackup(dataDir, backup, KEY);
    expect(await refusal(backup, target)).toMatch('The backup is encrypted: set WHOOSH_BACKUP_KEY');
    expect(await refusal(backup, target, 'another passphrase of words')).toBe(
      'WHOOSH_BACKUP_KEY is not the key that this backup was made with.',
    );
    const asked = restoreBackup(backup, target, { acceptDamage: true, passphrase: 'another passphrase of words' });
    await expect(asked).rejects.toThrow('is not the key');
    expect(existsSync(target)).toBe(false);
    expect((await restoreBackup(backup, target, { passphrase: KEY })).damage).toEqual([]);
  });

  it('names what was cut, altered or lost, and restores the rest where accepted [security 61] [long]', async () => {
    for (const passphrase of KEYS) {
      const [backup, target] = [fresh('backup'), fresh('restored')];
      await takeBackup(dataDir, backup, passphrase);
      const copy = (name: string) => fileIn(path.join(backup, 'data'), name);
      truncateSync(copy('aa1.wav'), 100);
      writeFileSync(copy('bb2.wav'), Buffer.alloc(6_000, 1));
      unlinkSync(copy('cc3.wav'));
      const told = await refusal(backup, target, passphrase);
      for (const line of ['aa1.wav is shorter: 100 of', 'bb2.wav is altered', 'cc3.wav is missing', '--accept-damage'])
        expect(told).toContain(line);
      expect(existsSync(target)).toBe(false);
      const found = await restoreBackup(backup, target, {
        acceptDamage: true,
        ...(passphrase === undefined ? {} : { passphrase }),
      });
      expect(found).toMatchObject({ people: 1 });
      expect(found.damage).toHaveLength(3);
      expect(readFileSync(fileIn(target, 'dd4.wav')).equals(readFileSync(fileIn(dataDir, 'dd4.wav')))).toBe(true);
    }
  });

  it('tells of damage from before the backup when it is taken and restored [security 61] [long]', async () => {
    for (const name of ['ee5.wav', 'ff6.wav', 'gg7.wav']) await store(name);
    truncateSync(fileIn(dataDir, 'ee5.wav'), 100);
    writeFileSync(fileIn(dataDir, 'ff6.wav'), Buffer.alloc(5_000, 1));
    unlinkSync(fileIn(dataDir, 'gg7.wav'));
    const lines = [
      'ee5.wav is shorter: 100 of 5000 bytes',
      'ff6.wav is altered since it was stored',
      'gg7.wav is missing',
    ];
    const [backup, target] = [fresh('backup'), fresh('restored')];
    expect((await takeBackup(dataDir, backup, KEY)).damage).toEqual(lines);
    expect(await refusal(backup, target, KEY)).toMatch(lines.join('\n'));
    expect(readdirSync(target)).toEqual([]);
    expect((await restoreBackup(backup, target, { passphrase: KEY, acceptDamage: true })).damage).toEqual(lines);
    await client.query('DELETE FROM stored_files WHERE name = ANY($1)', [['ee5.wav', 'ff6.wav', 'gg7.wav']]);
    for (const name of ['ee5.wav', 'ff6.wav']) unlinkSync(fileIn(dataDir, name));
  });

  it('is refused in words where the copy of the database is lost [long]', async () => {
    const [backup, target] = [fresh('backup'), fresh('restored')];
    await takeBackup(dataDir, backup);
    unlinkSync(path.join(backup, 'cluster/PG_VERSION'));
    await expect(restoreBackup(backup, target, { acceptDamage: true })).rejects.toThrow(
      'The copy of the database is lost',
    );
    expect(readdirSync(target)).toEqual([]);
  });

  it('misses no file that goes while it is taken [long]', async () => {
    await store('hh8.wav');
    const [backup, target] = [fresh('backup'), fresh('restored')];
    const taking = takeBackup(dataDir, backup);
    while (!existsSync(path.join(backup, 'cluster/backup_label'))) {
      // Deleted by its owner once the database's copy has begun, which may or may not know of it.
      if (existsSync(path.join(backup, 'cluster')) && existsSync(fileIn(dataDir, 'hh8.wav'))) {
        unlinkSync(fileIn(dataDir, 'hh8.wav'));
        await client.query("DELETE FROM stored_files WHERE name = 'hh8.wav'");
      }
      await sleep(1);
    }
    expect((await taking).damage).toEqual([]);
    expect((await restoreBackup(backup, target, {})).damage).toEqual([]);
    expect(existsSync(fileIn(target, 'hh8.wav'))).toBe(true);
  });
});
