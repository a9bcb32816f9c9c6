/** Starts, supervises and stops the embedded PostgreSQL of one data folder. */
import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { postgresBinaries, serverAccount } from './binaries.mjs';
import { withLock } from './lock.mjs';

const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 20_000;
const SUPERVISE_EVERY_MS = 500;
/** Bytes that the address of a Unix socket may have on every system. */
const SOCKET_PATH_BYTES = 103;

/**
 * A running server for `folder`: the one that survived an earlier process, or a new one.
 *
 * @param folder  keeps the cluster, its password and its port; made when missing
 * @param options.settings  further PostgreSQL settings, name to value
 * @param options.database  made when missing
 * @param options.log  called with sentences worth showing
 * @returns `url` of the database, `stop()`; a server that dies is started again on the same port until stop
 */
export async function startPostgres(folder, { settings = {}, database = 'whoosh', log = () => {} } = {}) {
  const home = prepareHome(folder, log);
  const server = new EmbeddedServer(home, settings, log);
  await withLock(path.join(home.folder, 'start.lock'), () => server.ensureRunning());
  await createDatabase(server.url('postgres'), database);
  server.supervise();
  return {
    url: server.url(database),
    adminUrl: server.url('postgres'),
    stop: () => server.stop(),
    pid: () => server.pid,
  };
}

/** URL of the database of a server that already runs for `folder`, or undefined. */
export async function findPostgres(folder, database = 'whoosh') {
  const home = prepareHome(folder, () => {});
  const server = new EmbeddedServer(home, {}, () => {});
  return (await server.adopt()) ? server.url(database) : undefined;
}

/**
 * Where the cluster of `folder` lies, and who owns it, for programs that copy it.
 * @returns {{ folder: string, data: string, account: { uid: number, gid: number } | undefined }} `data` may lie
 * elsewhere than in `folder`
 */
export function clusterOf(folder) {
  const { folder: home, data, account } = prepareHome(folder, () => {});
  return { folder: home, data, account };
}

/** Folder, account, password and programs of one cluster. */
function prepareHome(folder, log) {
  const account = serverAccount();
  const place = reachableFolder(path.resolve(folder), account, log);
  mkdirSync(place, { recursive: true });
  chmodSync(place, account ? 0o711 : 0o700);
  const passwordFile = path.join(place, 'password');
  if (!existsSync(passwordFile)) writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return {
    folder: place,
    account,
    data: path.join(place, 'cluster'),
    password: readFileSync(passwordFile, 'utf8').trim(),
    ...postgresBinaries(account),
  };
}

/** Root's private folders are closed to the lent account; the cluster then lives under /var/lib. */
function reachableFolder(folder, account, log) {
  if (!account) return folder;
  mkdirSync(folder, { recursive: true });
  const parent = path.dirname(folder);
  if (spawnSync('/bin/sh', ['-c', 'cd "$0"', parent], { ...account, cwd: '/' }).status === 0) return folder;
  const elsewhere = path.join('/var/lib/whoosh', createHash('sha256').update(folder).digest('hex').slice(0, 16));
  mkdirSync(elsewhere, { recursive: true });
  chmodSync('/var/lib/whoosh', 0o755);
  log(`${parent} is private to root, so the database lives in ${elsewhere}.`);
  return elsewhere;
}

class EmbeddedServer {
  stopping = false;

  constructor(home, settings, log) {
    this.home = home;
    this.settings = settings;
    this.log = log;
  }

  /**
   * Through the socket in its folder where there is one: a statement then costs both ends a third less processor time
   * than over TCP.
   */
  url(database) {
    const address = `postgres://postgres:${this.home.password}@127.0.0.1:${this.port}/${database}`;
    return existsSync(path.join(this.home.data, `.s.PGSQL.${this.port}`))
      ? `${address}?host=${encodeURIComponent(this.home.data)}`
      : address;
  }

  async ensureRunning() {
    if (!existsSync(path.join(this.home.data, 'PG_VERSION'))) this.initialise();
    if (await this.adopt()) return;
    await this.launch();
  }

  /** Uses the server that an earlier process left behind, when it answers. */
  async adopt() {
    const running = readPostmasterFile(this.home.data);
    if (!running || !isAlive(running.pid)) return false;
    this.pid = running.pid;
    this.port = running.port;
    for (let attempt = 0; attempt < 40 && isAlive(running.pid); attempt += 1) {
      if (await answers(this.url('postgres'))) return true;
      await sleep(100);
    }
    if (isAlive(running.pid)) await this.kill(running.pid);
    return false;
  }

  initialise() {
    const { data, folder, account, password, initdb } = this.home;
    rmSync(data, { recursive: true, force: true });
    mkdirSync(data, { recursive: true });
    chmodSync(data, 0o700);
    const passwordFile = path.join(folder, `initdb-password-${process.pid}`);
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
    if (account) {
      chownSync(data, account.uid, account.gid);
      chownSync(passwordFile, account.uid, account.gid);
    }
    const flags = [
      '-D',
      data,
      '-U',
      'postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-sync',
    ];
    const result = spawnSync(initdb, flags, { ...account, cwd: '/', encoding: 'utf8' });
    rmSync(passwordFile, { force: true });
    if (result.status === 0) return;
    rmSync(data, { recursive: true, force: true });
    const reason = (result.stderr || result.error?.message || '').trim();
    if (/could not look up effective user ID/.test(reason)) {
      throw new Error(
        'PostgreSQL cannot run under a user number without an account. Run as a named user, or set DATABASE_URL.',
      );
    }
    throw new Error(`The database could not be made in ${data}: ${reason}`);
  }

  async launch() {
    const deadline = Date.now() + START_TIMEOUT_MS;
    let lastError = '';
    while (Date.now() < deadline) {
      this.port = await choosePort(this.port ?? rememberedPort(this.home.folder));
      const outcome = await this.spawnOnce();
      if (outcome.ready) {
        writeFileSync(path.join(this.home.folder, 'port'), String(this.port));
        return;
      }
      lastError = outcome.output;
      if (/Address already in use|could not bind/.test(lastError)) this.port = undefined;
      // "lock file already exists": the predecessor is still on its way out.
      await sleep(250);
    }
    throw new Error(`The database did not start: ${lastError.trim().split('\n').slice(-3).join(' ')}`);
  }

  spawnOnce() {
    const { postgres, data, account } = this.home;
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: socketFolder(data),
      port: this.port,
      max_connections: 60,
      ...this.settings,
    };
    const flags = ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
    // Detached: Ctrl-C reaches the whole process group, and the database must outlive the product's own shutdown.
    const child = spawn(postgres, flags, { ...account, cwd: '/', detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
    return new Promise((resolve) => {
      let output = '';
      child.once('error', (error) => resolve({ ready: false, output: error.message }));
      child.once('exit', () => resolve({ ready: false, output }));
      child.stderr.on('data', (chunk) => {
        output = (output + chunk).slice(-8000);
        if (!/ready to accept connections/.test(output)) return;
        this.pid = child.pid;
        child.unref();
        child.stderr.unref?.();
        resolve({ ready: true, output });
      });
    });
  }

  /** A full disk or a crash ends PostgreSQL for good; this brings it back. */
  supervise() {
    this.timer = setInterval(() => void this.checkAlive(), SUPERVISE_EVERY_MS);
    this.timer.unref();
  }

  async checkAlive() {
    if (this.stopping || this.checking || isAlive(this.pid)) return;
    this.checking = true;
    try {
      this.log('The database stopped; starting it again.');
      await withLock(path.join(this.home.folder, 'start.lock'), () => this.ensureRunning());
    } catch (error) {
      this.log(error.message);
    } finally {
      this.checking = false;
    }
  }

  async stop() {
    this.stopping = true;
    clearInterval(this.timer);
    if (!isAlive(this.pid)) return;
    process.kill(this.pid, 'SIGINT');
    if (await died(this.pid, STOP_TIMEOUT_MS)) return;
    await this.kill(this.pid);
  }

  async kill(pid) {
    process.kill(pid, 'SIGKILL');
    await died(pid, 5000);
  }
}

/** The folder of the database as a setting of PostgreSQL; empty where a socket cannot be in it. */
function socketFolder(data) {
  const isPossible =
    process.platform !== 'win32' &&
    !data.includes('"') &&
    Buffer.byteLength(path.join(data, '.s.PGSQL.65535')) <= SOCKET_PATH_BYTES;
  return isPossible ? `"${data}"` : '';
}

function readPostmasterFile(data) {
  const file = path.join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n').map(Number);
  return pid > 0 && port > 0 ? { pid, port } : undefined;
}

function rememberedPort(folder) {
  const file = path.join(folder, 'port');
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined;
}

async function choosePort(preferred) {
  if (preferred && (await listens(preferred))) return preferred;
  return listens(0);
}

/** The port that could be listened on, or undefined. */
function listens(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(port, '127.0.0.1', () => {
      const chosen = probe.address().port;
      probe.close(() => resolve(chosen));
    });
  });
}

async function answers(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function createDatabase(url, name) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

function isAlive(pid) {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

async function died(pid, withinMs) {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    if (!isAlive(pid)) return true;
    await sleep(25);
  }
  return !isAlive(pid);
}
