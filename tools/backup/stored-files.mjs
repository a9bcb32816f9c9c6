import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { sumOf } from './sums.mjs';

/**
 * Compares the files of a data folder with what the database has known of them since they were stored.
 * @param {import('pg').Client} client
 * @param {string} files folder of the files; where there is none, storage is elsewhere and nothing is compared
 * @returns {Promise<string[]>} a line for each file that is missing, shorter or altered, and still somebody's after all
 * were looked at
 */
export async function damageOfStoredFiles(client, files) {
  if (!existsSync(files)) return [];
  const { rows } = await client.query(
    'SELECT name, bytes::float8 AS bytes, sha256 FROM stored_files WHERE published_at IS NOT NULL ORDER BY name',
  );
  const damaged = new Map();
  for (const row of rows) {
    const line = await damageOf(row, path.join(files, row.name.slice(0, 2), row.name));
    if (line !== undefined) damaged.set(row.name, line);
  }
  const { rows: kept } = await client.query(
    'SELECT name FROM stored_files WHERE name = ANY($1) AND published_at IS NOT NULL ORDER BY name',
    [[...damaged.keys()]],
  );
  return kept.map(({ name }) => damaged.get(name));
}

/** @param {{ name: string, bytes: number | null, sha256: Buffer | null }} stored */
async function damageOf({ name, bytes, sha256 }, file) {
  if (!existsSync(file)) return `${name} is missing`;
  const { size } = statSync(file);
  if (bytes !== null && size < bytes) return `${name} is shorter: ${size} of ${bytes} bytes`;
  const isAltered = sha256 !== null && (await sumOf(file)).sha256 !== sha256.toString('hex');
  return isAltered ? `${name} is altered since it was stored` : undefined;
}
