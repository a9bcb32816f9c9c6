import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { wholeOf } from './seal.mjs';

const FILE = 'sums.json';
/** What of a backup is summed: the data folder's files, and the database's copy with its password. */
const SUMMED_FOLDERS = ['data', 'cluster'];
const SUMMED_FILES = ['password'];

/**
 * Writes what every file of a backup is: its size and SHA-256. @param {string} backup folder
 * @returns {Promise<string>} SHA-256 of the list itself, which the manifest keeps
 */
export async function writeSums(backup) {
  const sums = {};
  for (const name of await filesOf(backup)) sums[name] = await sumOf(path.join(backup, name));
  const text = JSON.stringify(sums);
  writeFileSync(path.join(backup, FILE), text, { mode: 0o600 });
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Compares a backup with what was written of it.
 * @param {string} backup folder
 * @param {{ sums?: string }} manifest
 * @returns {Promise<string[]>} a line for each file that is missing, shorter or altered; empty where all is as it was
 * @throws Error in words for a backup that tells nothing of its files, or whose list was altered
 */
export async function findDamage(backup, { sums: digest }) {
  const list = path.join(backup, FILE);
  if (digest === undefined || !existsSync(list))
    throw new Error(`${backup} was made before backups proved themselves: it has no list of its files.`);
  const text = readFileSync(list, 'utf8');
  if (createHash('sha256').update(text).digest('hex') !== digest)
    throw new Error(`${list} is not the list that was written with this backup.`);
  const damage = [];
  for (const [name, { bytes, sha256 }] of Object.entries(JSON.parse(text))) {
    const file = path.join(backup, name);
    if (!existsSync(file)) damage.push(`${name} is missing`);
    else if (statSync(file).size < bytes) damage.push(`${name} is shorter: ${statSync(file).size} of ${bytes} bytes`);
    else if ((await sumOf(file)).sha256 !== sha256) damage.push(`${name} is altered`);
  }
  return damage;
}

async function filesOf(backup) {
  const names = SUMMED_FILES.filter((name) => existsSync(path.join(backup, name)));
  for (const folder of SUMMED_FOLDERS) {
    if (!existsSync(path.join(backup, folder))) continue;
    for (const entry of await readdir(path.join(backup, folder), { withFileTypes: true, recursive: true }))
      if (entry.isFile())
        names.push(path.relative(backup, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  }
  return names.sort();
}

/** @returns {Promise<{ bytes: number, sha256: string }>} size of a file, and its SHA-256 in hexadecimal */
export async function sumOf(file) {
  const hash = createHash('sha256');
  const content = wholeOf(file);
  if (content === undefined) await pipeline(createReadStream(file), hash);
  else hash.update(content);
  return { bytes: content?.length ?? statSync(file).size, sha256: hash.digest('hex') };
}
