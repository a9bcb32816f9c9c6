import { chmodSync, chownSync, copyFileSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { clusterOf, startPostgres } from '../postgres/server.mjs';
import { copyTree } from './database-copy.mjs';
import { readManifest } from './manifest.mjs';
import { findDamage } from './sums.mjs';

/**
 * Makes a data folder of a backup, starts its database once, so that it takes in the log of changes, and looks at what it holds.
 * @param {string} backup as takeBackup made it
 * @param {string} dataDir must not hold data: nothing is ever overwritten
 * @param {{ acceptDamage?: boolean }} options restores also a backup of which files are missing, shorter or altered
 * @returns {Promise<{ takenAt: string, people: number, sounds: number, wrongBalances: number, missingFiles: number }>}
 * @throws Error in words where the backup is not whole (each damaged file is named), or the folder holds data
 */
export async function restoreBackup(backup, dataDir, { acceptDamage = false } = {}) {
  const manifest = readManifest(backup);
  const { takenAt } = manifest;
  if (!acceptDamage) {
    const damage = await findDamage(backup, manifest);
    if (damage.length > 0)
      throw new Error(
        [...damage, 'The backup is damaged. Restore what is left of it with --accept-damage.'].join('\n'),
      );
  }
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new Error(`${dataDir} holds data. Move it away first; a restore overwrites nothing.`);
  await copyTree(path.join(backup, 'data'), dataDir);
  const postgres = path.join(dataDir, 'postgres');
  const { folder, data, account } = clusterOf(postgres);
  if (existsSync(data)) throw new Error(`${data} holds a database. Move it away first; a restore overwrites nothing.`);
  await copyTree(path.join(backup, 'cluster'), data);
  copyFileSync(path.join(backup, 'password'), path.join(folder, 'password'));
  chmodSync(path.join(folder, 'password'), 0o600);
  if (account) giveTo(data, account);
  const server = await startPostgres(postgres);
  try {
    return { takenAt, ...(await lookAt(server.url, path.join(dataDir, 'files'))) };
  } finally {
    await server.stop();
  }
}

/** PostgreSQL serves only what belongs to its account. */
function giveTo(folder, account) {
  chownSync(folder, account.uid, account.gid);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    chownSync(path.join(entry.parentPath, entry.name), account.uid, account.gid);
}

/** Counts what came back, balances that are not the sum of their ledger, and files that the database knows and the disk does not (none, where storage is elsewhere). */
async function lookAt(url, files) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const number = async (sql) => (await client.query(sql)).rows[0].n;
    const { rows: stored } = await client.query('SELECT name FROM stored_files WHERE published_at IS NOT NULL');
    return {
      people: await number('SELECT count(*)::int AS n FROM users'),
      sounds: await number('SELECT count(*)::int AS n FROM sound_effects'),
      wrongBalances: await number(
        'SELECT count(*)::int AS n FROM users u WHERE u.credits <> (SELECT COALESCE(SUM(delta), 0) FROM ledger l WHERE l.user_id = u.id)',
      ),
      missingFiles: existsSync(files)
        ? stored.filter(({ name }) => !existsSync(path.join(files, name.slice(0, 2), name))).length
        : 0,
    };
  } finally {
    await client.end();
  }
}
