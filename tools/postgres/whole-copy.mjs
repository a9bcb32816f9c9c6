import { chmodSync, cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Copies a folder so that it is there at once and whole, readable for everybody: of several that copy at the same time
 * one puts its copy there, and the others take that. What was left half done there is replaced.
 * @param {string} from
 * @param {string} to its parent is there
 * @param {string} witness a file of the folder, as a path within it: where it stands, the copy is whole
 */
export function copyWhole(from, to, witness) {
  if (existsSync(path.join(to, witness))) return;
  const begun = mkdtempSync(`${to}-`);
  try {
    chmodSync(begun, 0o755);
    cpSync(from, begun, { recursive: true, verbatimSymlinks: true });
    if (!moved(begun, to) && !existsSync(path.join(to, witness))) {
      rmSync(to, { recursive: true, force: true });
      renameSync(begun, to);
    }
  } finally {
    rmSync(begun, { recursive: true, force: true });
  }
}

/** @returns false where something stands already */
function moved(from, to) {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (error.code === 'ENOTEMPTY' || error.code === 'EEXIST') return false;
    throw error;
  }
}
