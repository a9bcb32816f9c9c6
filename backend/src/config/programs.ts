import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The file that runs a program of this name, by the PATH of the process; null when there is none. */
export function findProgram(name: string, path: string = process.env['PATH'] ?? ''): string | null {
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  const candidates = path
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, file));
  return candidates.find(isProgram) ?? null;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
