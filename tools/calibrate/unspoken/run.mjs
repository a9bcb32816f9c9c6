import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { engineForCalibration } from '../dry-takes.mjs';
import { hearing } from './hearing.mjs';

/**
 * What a program needs that fits what words leave open, by its command line: `<source> ... --takes FOLDER`, `all` among
 * the sources, `--python PROGRAM`.
 * @returns {Promise<{ named: string[], isAll: boolean, folder: string, hear: Function, scales: object, sources: object,
 * bundle: object }>} `sources`: of each, its recordings as they were heard; `folder` for takes
 * @throws {Error} where a folder is not named
 */
export async function prepareRun() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { takes: { type: 'string' }, python: { type: 'string', default: 'python3' } },
  });
  const { takes: folder, python } = values;
  if (!folder || !process.env.WHOOSH_EARS)
    throw new Error('Name the folder of the listening programs (WHOOSH_EARS) and one for takes (--takes FOLDER).');
  mkdirSync(folder, { recursive: true });
  const hear = hearing(python);
  const { scales, sources } = hear(['recordings'], path.join(folder, 'recordings.json'));
  const bundle = await engineForCalibration();
  return { named: positionals, isAll: positionals.includes('all'), folder, hear, scales, sources, bundle };
}
