import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../tools/product/free-port.mjs';

/** A running S3 server that checks signatures. */
export interface SwiftServer {
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  close(): Promise<void>;
}

const RINGS = ['account', 'container', 'object'] as const;
const STARTED_WITHIN_MS = 120_000;
const ACCOUNT = { id: 'test:tester', key: 'testing' };

/**
 * Whether OpenStack Swift is installed: Debian's swift-proxy, swift-account, swift-container and swift-object with
 * memcached.
 */
function hasSwift(): boolean {
  return ['swift-proxy-server', 'swift-ring-builder', 'memcached'].every(
    (name) => spawnSync('which', [name]).status === 0,
  );
}

/**
 * Starts Swift with its S3 interface on a folder of its own: one copy of everything, one process each. Only root may.
 * @throws Error where it is not installed
 */
export async function startSwift(): Promise<SwiftServer> {
  if (!hasSwift())
    throw new Error(
      'This test needs OpenStack Swift: apt-get install --no-install-recommends ' +
        'swift-proxy swift-account swift-container swift-object memcached',
    );
  const folder = mkdtempSync(join(tmpdir(), 'whoosh-swift-'));
  const [proxy = 0, memcached = 0, ...ports] = await freePorts(2 + RINGS.length);
  makeRings(folder, ports);
  writeFileSync(join(folder, 'proxy.conf'), proxyConf(folder, proxy, memcached));
  const children = [
    start('memcached', ['-u', 'root', '-l', '127.0.0.1', '-p', String(memcached)]),
    ...RINGS.map((name, i) => {
      writeFileSync(join(folder, `${name}.conf`), storageConf(folder, name, ports[i] ?? 0));
      return start(`swift-${name}-server`, [join(folder, `${name}.conf`)]);
    }),
    start('swift-proxy-server', [join(folder, 'proxy.conf')]),
  ];
  const server: SwiftServer = {
    endpoint: `http://127.0.0.1:${proxy}`,
    region: 'us-east-1',
    accessKeyId: ACCOUNT.id,
    secretAccessKey: ACCOUNT.key,
    close: async () => {
      await Promise.all(children.map(end));
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    for (const port of [proxy, memcached, ...ports]) await listening(port);
    return server;
  } catch (error) {
    await server.close();
    throw error;
  }
}

function makeRings(folder: string, ports: readonly number[]): void {
  mkdirSync(join(folder, 'srv', 'd1'), { recursive: true });
  writeFileSync(
    join(folder, 'swift.conf'),
    `[swift-hash]
swift_hash_path_prefix = tests
swift_hash_path_suffix = tests
[storage-policy:0]
name = gold
default = yes
`,
  );
  RINGS.forEach((name, i) => {
    const builder = join(folder, `${name}.builder`);
    const steps = [['create', '2', '1', '0'], ['add', `r1z1-127.0.0.1:${ports[i]}/d1`, '1'], ['rebalance']];
    for (const step of steps) {
      const { status, stderr } = spawnSync('swift-ring-builder', [builder, ...step], { encoding: 'utf8' });
      // 1: a warning, as of one copy on one device.
      if (status !== 0 && status !== 1) throw new Error(`swift-ring-builder: ${stderr}`);
    }
  });
}

const common = (folder: string, port: number) =>
  `bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = root
swift_dir = ${folder}
devices = ${join(folder, 'srv')}
mount_check = false
log_level = ERROR
`;

function storageConf(folder: string, name: string, port: number): string {
  return `[DEFAULT]
${common(folder, port)}disable_fallocate = true
[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
`;
}

function proxyConf(folder: string, port: number, memcached: number): string {
  return `[DEFAULT]\n${common(folder, port)}[pipeline:main]
pipeline = catch_errors cache s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memcached}
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
s3_acl = false
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = ${ACCOUNT.key} .admin
`;
}

function start(command: string, args: readonly string[]): ChildProcess {
  return spawn(command, args, { stdio: 'ignore' });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGKILL');
  await ended;
}

/** Ports that nobody has now. */
async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

async function listening(port: number): Promise<void> {
  const deadline = performance.now() + STARTED_WITHIN_MS;
  for (;;) {
    const isThere = await new Promise<boolean>((resolve) => {
      const socket = createConnection(port, '127.0.0.1');
      socket.once('connect', () => resolve((socket.destroy(), true)));
      socket.once('error', () => resolve(false));
    });
    if (isThere) return;
    if (performance.now() > deadline) throw new Error(`nothing listens on port ${port}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
