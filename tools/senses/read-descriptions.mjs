import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The lines of a file with one JSON object a line. */
export function readLines(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line));
}

/**
 * The named envelopes of real descriptions, each with its hash.
 * @throws Error in words where the folder or a file is absent
 */
export function readEnvelopes(folder, names) {
  if (!folder || !existsSync(folder))
    throw new Error(`The folder with the descriptions is absent: ${folder ?? 'give it with --data FOLDER'}.`);
  return names.map((name) => {
    const file = path.join(folder, `envelope-${name}.jsonl`);
    if (!existsSync(file)) throw new Error(`There is no envelope ${name} in the folder with the descriptions.`);
    return { name, sha256: createHash('sha256').update(readFileSync(file)).digest('hex'), lines: readLines(file) };
  });
}

/**
 * The project's own descriptions in the form of the envelopes, one set a file; open to all, so that their figures are
 * no first sights.
 */
export function readWritten() {
  const folder = fileURLToPath(new URL('descriptions', import.meta.url));
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .map((file) => ({ name: file.replace('.jsonl', ''), lines: readLines(path.join(folder, file)) }));
}
