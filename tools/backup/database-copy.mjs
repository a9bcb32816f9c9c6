import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

/**
 * What a copy of a running cluster must not hold, or need not (PostgreSQL manual 25.3.4, "Backing Up the Data
 * Directory").
 */
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'backup_label', 'tablespace_map']);
const LEFT_EMPTY = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);

/**
 * Copies a cluster while it serves: every row that was committed before the copy began is in it. The SQL-only way of
 * the PostgreSQL manual (25.3.3, "Making a Non-Exclusive Low-Level Backup"), because the embedded server comes without
 * pg_basebackup.
 * @param {string} url of a database of the cluster, as a superuser
 * @param {string} data the cluster's folder
 * @param {string} target folder of the copy, made here
 * @param {{ put: (from: string, to: string) => Promise<void>, write: (to: string, text: string) => Promise<void> }}
 * courier
 */
export async function copyCluster(url, data, target, { put, write }) {
  const client = new pg.Client({ connectionString: url, statement_timeout: 0 });
  await client.connect();
  try {
    // Keeps the log of changes from now on until it is copied; it goes with the connection.
    await client.query("SELECT pg_create_physical_replication_slot('whoosh_backup', true, true)");
    await client.query("SELECT pg_backup_start('whoosh', true)");
    await copyTree(
      data,
      target,
      put,
      (name, depth) => depth === 0 && LEFT_OUT.has(name),
      (name, depth) => depth === 0 && LEFT_EMPTY.has(name),
    );
    const { rows } = await client.query('SELECT labelfile, pg_walfile_name(lsn) AS last FROM pg_backup_stop(false)');
    await write(path.join(target, 'backup_label'), rows[0].labelfile);
    await copyLog(data, target, firstSegment(rows[0].labelfile), rows[0].last, put);
  } finally {
    await client.end();
  }
}

/**
 * Copies a folder. Files that go while it is read are left out.
 * @param {(from: string, to: string) => Promise<void>} copy of one file
 * @param {(name: string, depth: number) => boolean} isLeftOut
 * @param {(name: string, depth: number) => boolean} isLeftEmpty folders that are made without what they hold
 * @returns {Promise<number>} files copied
 */
export async function copyTree(source, target, copy, isLeftOut = () => false, isLeftEmpty = () => false, depth = 0) {
  await mkdir(target, { recursive: true, mode: 0o700 });
  let copied = 0;
  for (const entry of await readdir(source, { withFileTypes: true })) {
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
    if (isLeftOut(entry.name, depth)) continue;
    if (entry.isDirectory()) {
      if (isLeftEmpty(entry.name, depth)) await mkdir(to, { recursive: true, mode: 0o700 });
      else copied += await copyTree(from, to, copy, isLeftOut, isLeftEmpty, depth + 1);
    } else if (entry.isFile() && (await copyOne(from, to, copy))) copied += 1;
  }
  return copied;
}

async function copyOne(from, to, copy) {
  try {
    await copy(from, to);
    return true;
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

/** The segments of the log from the copy's beginning to its end, without which it is not whole. */
async function copyLog(data, target, first, last, put) {
  const segments = (await readdir(path.join(data, 'pg_wal'))).filter(
    (name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last,
  );
  if (!segments.includes(first) || !segments.includes(last))
    throw new Error('The log of changes was not kept long enough; try the backup again.');
  for (const name of segments) await put(path.join(data, 'pg_wal', name), path.join(target, 'pg_wal', name));
}

function firstSegment(label) {
  const name = /START WAL LOCATION: .* \(file ([0-9A-F]{24})\)/.exec(label)?.[1];
  if (name === undefined) throw new Error('The database did not say where its copy begins.');
  return name;
}
