import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * The compiled thread of a folder; from sources (tests) the one that the build left in dist. @throws Error before a
 * build
 */
export function workerFile(folder: string, name: string): string {
  const beside = join(folder, name);
  const built = join(folder.replace(`${sep}src${sep}`, `${sep}dist${sep}`), name);
  const file = [beside, built].find(existsSync);
  if (file === undefined) throw new Error(`${built} is missing: build the backend first`);
  return file;
}
