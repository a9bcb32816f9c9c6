import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';

/**
 * The recordings of a source that a folder lists in its `recordings.csv`.
 * @returns {{ id: string, file: string, session: string }[]} id: repository and file of the original; one session: what
 * one author gave one repository
 */
export function recordingsOf(folder, source) {
  const list = path.join(folder, 'recordings.csv');
  if (!existsSync(list)) return [];
  return parse(readFileSync(list, 'utf8'), { columns: true })
    .filter((row) => row.source === source)
    .map(({ repository, original, author, file }) => ({
      id: `${repository} ${original}`,
      file: path.join(folder, file),
      session: `${repository} ${author}`,
    }));
}

/** Sources of which a folder has recordings. */
export function recordedSources(folder) {
  const rows = parse(readFileSync(path.join(folder, 'recordings.csv'), 'utf8'), { columns: true });
  return [...new Set(rows.map(({ source }) => source))].sort();
}

/** @returns {Float32Array} mono at 48 kHz. @throws Error where ffmpeg is not here or cannot read the file */
export function decode(file) {
  const { status, stdout, stderr, error } = spawnSync(
    'ffmpeg',
    ['-v', 'error', '-i', file, '-f', 'f32le', '-ac', '1', '-ar', '48000', '-'],
    { maxBuffer: 1 << 28 },
  );
  if (status !== 0) throw new Error(`${file}: ${error?.message ?? stderr}`);
  return new Float32Array(stdout.buffer, stdout.byteOffset, stdout.byteLength >> 2);
}
