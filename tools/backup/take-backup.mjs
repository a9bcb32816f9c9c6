import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { clusterOf, findPostgres, startPostgres } from '../postgres/server.mjs';
import { copyCluster, copyTree } from './database-copy.mjs';
import { writeManifest } from './manifest.mjs';
import { courier, drawSalt, keyOf, proofOf } from './seal.mjs';
import { damageOfStoredFiles } from './stored-files.mjs';
import { writeSums } from './sums.mjs';

/** Of a data folder: the cluster is copied by itself, and what only tells of running processes not at all. */
const NOT_COPIED = new Set(['postgres', 'running.json']);

/**
 * Copies a data folder while the product runs on it, or not. A stored file never changes, but it may go: files are
 * copied before the database, so that none that it speaks of has gone meanwhile, and those that came meanwhile after
 * it.
 * @param {string} dataDir
 * @param {string} target a folder that does not exist yet
 * @param {string} [passphrase] every file is encrypted with; without it they are copied as they are
 * @returns {Promise<import('./manifest.mjs').Manifest>} what was copied
 * @throws Error in words where there is nothing to copy, or the target exists
 */
export async function takeBackup(dataDir, target, passphrase) {
  const postgres = path.join(dataDir, 'postgres');
  if (!existsSync(postgres)) throw new Error(`There is no database in ${dataDir}.`);
  if (existsSync(target) && readdirSync(target).length > 0) throw new Error(`${target} is not empty.`);
  mkdirSync(target, { recursive: true });
  chmodSync(target, 0o700);
  const lock = passphrase === undefined ? undefined : await newLock(passphrase);
  const carried = courier(target, lock?.key);
  const takenAt = new Date().toISOString();
  const { folder, data } = clusterOf(postgres);
  const running = await findPostgres(postgres);
  const started = running === undefined ? await startPostgres(postgres) : undefined;
  const url = running ?? started.url;
  let files = 0;
  let damage;
  try {
    files += await copyFiles(dataDir, target, carried.put);
    await copyCluster(url, data, path.join(target, 'cluster'), carried);
    files += await copyFiles(dataDir, target, carried.put);
    damage = await damageNow(url, path.join(dataDir, 'files'));
  } finally {
    await started?.stop();
  }
  await carried.put(path.join(folder, 'password'), path.join(target, 'password'));
  const sums = await writeSums(target);
  const version = readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
  const manifest = { takenAt, postgres: version, files, damage, sums, ...lock?.told };
  writeManifest(target, manifest);
  return manifest;
}

/** A key for one backup, and what is told of it. */
async function newLock(passphrase) {
  const salt = drawSalt();
  const key = await keyOf(passphrase, salt);
  return { key, told: { salt, keyProof: proofOf(key) } };
}

/** Copies what is not in the backup yet. @returns {Promise<number>} files copied */
async function copyFiles(dataDir, target, put) {
  let copied = 0;
  const putNew = async (from, to) => {
    if (existsSync(to)) return;
    await put(from, to);
    copied += 1;
  };
  await copyTree(
    dataDir,
    path.join(target, 'data'),
    putNew,
    (name, depth) => depth === 0 && NOT_COPIED.has(name),
    (name, depth) => depth === 1 && name === 'tmp',
  );
  return copied;
}

async function damageNow(url, files) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return damageOfStoredFiles(client, files).finally(() => client.end());
}
