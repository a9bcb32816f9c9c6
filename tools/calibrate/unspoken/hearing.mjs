import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SCRIPT = path.join(import.meta.dirname, 'hear.py');
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * The listening program `realism`.
 * @param {string} python program
 * @returns {(args: string[], out: string) => object} what it heard, as it stands in the file `out` if that exists
 */
export const hearing = (python) => (args, out) => {
  if (existsSync(out)) return read(out);
  const { status, stderr, error } = spawnSync(python, [SCRIPT, ...args, out], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`realism: ${error?.message ?? stderr}`);
  return read(out);
};
