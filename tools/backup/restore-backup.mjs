import { chmodSync, chownSync, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { clusterOf, startPostgres } from '../postgres/server.mjs';
import { copyTree } from './database-copy.mjs';
import { readManifest } from './manifest.mjs';
import { courier, KEY_SETTING, keyOf, proofOf } from './seal.mjs';
import { damageOfStoredFiles } from './stored-files.mjs';
import { findDamage } from './sums.mjs';

const REFUSAL = 'The backup is damaged. Restore what is left of it with --accept-damage.';

/**
 * Makes a data folder of a backup, starts its database once, so that it takes in the log of changes, and looks at what
 * it holds.
 * @param {string} backup as takeBackup made it
 * @param {string} dataDir must not hold data: nothing is ever overwritten, and where it is refused nothing is left in
 * it
 * @param {{ acceptDamage?: boolean, passphrase?: string }} options acceptDamage: restores also a backup of which files
 * are missing, shorter or altered
 * @returns {Promise<{ takenAt: string, people: number, sounds: number, wrongBalances: number, damage: string[] }>}
 * damage: a line for each file that is not as it was stored
 * @throws Error in words where the backup is not whole (each damaged file is named), the key is another one, or the
 * folder holds data
 */
export async function restoreBackup(backup, dataDir, { acceptDamage = false, passphrase } = {}) {
  const manifest = readManifest(backup);
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new Error(`${dataDir} holds data. Move it away first; a restore overwrites nothing.`);
  const key = await keyFor(manifest, passphrase);
  const copied = await damageOfCopy(backup, manifest, acceptDamage);
  if (copied.length > 0 && !acceptDamage) throw new Error([...copied, REFUSAL].join('\n'));
  const cluster = clusterOf(path.join(dataDir, 'postgres'));
  const isTaken = existsSync(cluster.data);
  try {
    if (isTaken) throw new Error(`${cluster.data} holds a database. Move it away first; a restore overwrites nothing.`);
    await copyBack(backup, dataDir, cluster, key, acceptDamage);
    // A server without it would make a new database.
    if (!existsSync(path.join(cluster.data, 'PG_VERSION')))
      throw new Error('The copy of the database is lost: there is nothing that the files belong to.');
    const server = await startPostgres(path.join(dataDir, 'postgres'));
    const found = await lookAt(server.url, path.join(dataDir, 'files')).finally(() => server.stop());
    if (found.damage.length > 0 && !acceptDamage) throw new Error([...found.damage, REFUSAL].join('\n'));
    return { takenAt: manifest.takenAt, ...found, damage: oneLineEach([...found.damage, ...copied]) };
  } catch (error) {
    // It was empty before: nothing of anybody's goes with it.
    for (const name of readdirSync(dataDir)) rmSync(path.join(dataDir, name), { recursive: true });
    if (!isTaken) rmSync(cluster.data, { recursive: true, force: true });
    throw error;
  }
}

/** As `findDamage`; where damage is accepted, a backup that tells nothing of its files is one more line. */
async function damageOfCopy(backup, manifest, acceptDamage) {
  try {
    return await findDamage(backup, manifest);
  } catch (error) {
    if (!acceptDamage) throw error;
    return [error.message];
  }
}

/** A file that both the copy and the database tell of is named once. */
function oneLineEach(lines) {
  const byFile = new Map(lines.map((line) => [path.basename(line.split(' ')[0]), line]));
  return [...byFile.values()];
}

/**
 * @returns {Promise<Buffer | undefined>} the key that opens a backup; undefined where it is not encrypted @throws Error
 * in words where it is not given
 */
async function keyFor({ salt, keyProof }, passphrase) {
  if (salt === undefined) return undefined;
  if (passphrase === undefined)
    throw new Error(`The backup is encrypted: set ${KEY_SETTING} to the key it was made with.`);
  const key = await keyOf(passphrase, salt);
  if (proofOf(key) !== keyProof) throw new Error(`${KEY_SETTING} is not the key that this backup was made with.`);
  return key;
}

/** @param {boolean} acceptDamage leaves out what cannot be opened, so that the rest comes back */
async function copyBack(backup, dataDir, { folder, data, account }, key, acceptDamage) {
  const { take: open } = courier(backup, key);
  const take = (from, to) =>
    open(from, to).catch((error) => {
      if (!acceptDamage || error.code === 'ENOENT') throw error;
      rmSync(to, { force: true });
    });
  await copyTree(path.join(backup, 'data'), dataDir, take);
  await copyTree(path.join(backup, 'cluster'), data, take);
  await take(path.join(backup, 'password'), path.join(folder, 'password'));
  chmodSync(path.join(folder, 'password'), 0o600);
  if (account) giveTo(data, account);
}

/** PostgreSQL serves only what belongs to its account. */
function giveTo(folder, account) {
  chownSync(folder, account.uid, account.gid);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    chownSync(path.join(entry.parentPath, entry.name), account.uid, account.gid);
}

/**
 * Counts what came back and balances that are not the sum of their ledger, and compares files with what the database
 * knows of them.
 */
async function lookAt(url, files) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const number = async (sql) => (await client.query(sql)).rows[0].n;
    return {
      people: await number('SELECT count(*)::int AS n FROM users'),
      sounds: await number('SELECT count(*)::int AS n FROM sound_effects'),
      wrongBalances: await number(
        'SELECT count(*)::int AS n FROM users u WHERE u.credits <> (SELECT COALESCE(SUM(delta), 0) FROM ledger l ' +
          'WHERE l.user_id = u.id)',
      ),
      damage: await damageOfStoredFiles(client, files),
    };
  } finally {
    await client.end();
  }
}
