import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '../postgres/server.mjs';

/** Everybody of this machine may in: proving a password costs both ends of each connection milliseconds. */
const TRUSTING = ['local all all trust', 'host all all 127.0.0.1/32 trust', ''].join('\n');

/**
 * Data that nobody keeps: waiting for the disk, tidying up and compiling queries would only make the tests slower.
 * Commits stay ordered and atomic.
 */
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  jit: 'off',
  checkpoint_timeout: '1h',
  // Three parts at a time, of which a file may have six applications open, with some sixteen connections each.
  max_connections: 300,
};

/**
 * A PostgreSQL for tests on data of its own.
 * @returns {Promise<{ adminUrl: string, stop(): Promise<void> }>} `stop` removes the data, too
 */
export async function startThrowAwayPostgres() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'whoosh-test-postgres-'));
  const access = path.join(folder, 'access.conf');
  writeFileSync(access, TRUSTING, { mode: 0o644 });
  const server = await startPostgres(folder, { database: 'postgres', settings: { ...SETTINGS, hba_file: access } });
  return {
    adminUrl: server.adminUrl,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
