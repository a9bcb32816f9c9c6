import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILE = 'backup.json';

/**
 * @typedef {object} Manifest
 * @property {string} takenAt
 * @property {string} postgres version of the database
 * @property {number} files how many were copied
 * @property {string[]} damage a line for each file that was not as it was stored any more when the backup was taken
 * @property {string} sums SHA-256 of the list of sums
 * @property {string} [salt] of the key, where the backup is encrypted
 * @property {string} [keyProof] tells that key from every other
 */

/**
 * Written last: a folder without it is no whole backup.
 * @param {string} folder
 * @param {Manifest} manifest
 */
export function writeManifest(folder, manifest) {
  writeFileSync(path.join(folder, FILE), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
}

/** @returns {Manifest} @throws Error in words where the folder holds no whole backup */
export function readManifest(folder) {
  try {
    return JSON.parse(readFileSync(path.join(folder, FILE), 'utf8'));
  } catch {
    throw new Error(`${folder} holds no whole backup.`);
  }
}
