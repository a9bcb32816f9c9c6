import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILE = 'backup.json';

/**
 * Written last: a folder without it is no whole backup.
 * @param {{ takenAt: string, postgres: string, files: number, sums: string }} manifest
 */
export function writeManifest(folder, manifest) {
  writeFileSync(path.join(folder, FILE), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
}

/** @throws Error in words where the folder holds no whole backup */
export function readManifest(folder) {
  try {
    return JSON.parse(readFileSync(path.join(folder, FILE), 'utf8'));
  } catch {
    throw new Error(`${folder} holds no whole backup.`);
  }
}
