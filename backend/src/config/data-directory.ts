import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Why production may not keep its data here: what lies in a git work tree gets committed or cleaned away one day. */
export function dataDirectoryProblem(directory: string): string[] {
  for (let folder = directory; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return ['DATA_DIR must not lie inside a git work tree in production'];
    if (dirname(folder) === folder) return [];
  }
}

/**
 * The session secret of a development machine: drawn once and kept in `DATA_DIR/secret`, readable by its owner only.
 * Two processes that start at once agree on the first one's.
 */
export function developmentSecret(directory: string): string {
  const file = join(directory, 'secret');
  if (!existsSync(file)) {
    mkdirSync(directory, { recursive: true });
    try {
      writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if (!existsSync(file)) throw error;
    }
  }
  return readFileSync(file, 'utf8').trim();
}
