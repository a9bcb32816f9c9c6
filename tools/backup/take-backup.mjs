import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { clusterOf, findPostgres, startPostgres } from '../postgres/server.mjs';
import { copyCluster, copyTree } from './database-copy.mjs';
import { writeManifest } from './manifest.mjs';
import { writeSums } from './sums.mjs';

/** Of a data folder: the cluster is copied by itself, and what only tells of running processes not at all. */
const NOT_COPIED = new Set(['postgres', 'running.json']);

/**
 * Copies a data folder while the product runs on it, or not: the database first, then what it speaks of, which never changes once it is stored.
 * @param {string} dataDir
 * @param {string} target a folder that does not exist yet
 * @returns {Promise<{ takenAt: string, postgres: string, files: number, sums: string }>} what was copied
 * @throws Error in words where there is nothing to copy, or the target exists
 */
export async function takeBackup(dataDir, target) {
  const postgres = path.join(dataDir, 'postgres');
  if (!existsSync(postgres)) throw new Error(`There is no database in ${dataDir}.`);
  if (existsSync(target) && readdirSync(target).length > 0) throw new Error(`${target} is not empty.`);
  mkdirSync(target, { recursive: true });
  chmodSync(target, 0o700);
  const takenAt = new Date().toISOString();
  const { folder, data } = clusterOf(postgres);
  const running = await findPostgres(postgres);
  const started = running === undefined ? await startPostgres(postgres) : undefined;
  try {
    await copyCluster(running ?? started.url, data, path.join(target, 'cluster'));
  } finally {
    await started?.stop();
  }
  copyFileSync(path.join(folder, 'password'), path.join(target, 'password'));
  const files = await copyTree(
    dataDir,
    path.join(target, 'data'),
    (name, depth) => depth === 0 && NOT_COPIED.has(name),
    (name, depth) => depth === 1 && name === 'tmp',
  );
  const sums = await writeSums(target);
  const manifest = {
    takenAt,
    postgres: readFileSync(path.join(target, 'cluster/PG_VERSION'), 'utf8').trim(),
    files,
    sums,
  };
  writeManifest(target, manifest);
  return manifest;
}
