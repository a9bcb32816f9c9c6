/** The Node that everything runs on: the one that package-lock.json names for this platform, a package as any other. */
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from './root.mjs';

/** What a platform without such a package needs. */
const OLDEST_OWN_NODE = 24;
/**
 * Set for the program that was begun anew, so that a package with another Node than it says begins nothing endlessly.
 */
const BEGUN_ANEW = 'WHOOSH_BEGUN_ON';

/**
 * @returns {Record<string, { version?: string, integrity?: string }>} the packages of package-lock.json by their place
 */
export const lockedPackages = () => JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')).packages;

/**
 * The locked Node of a platform.
 * @param {{ platform: string, arch: string }} [machine]
 * @returns its package's place in the lockfile, name, version and, below node_modules, program; undefined where npm has
 * no such package
 */
export function lockedRuntime(packages, machine = process) {
  const { platform, arch } = machine;
  const name = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
  const place = `node_modules/${name}`;
  const entry = packages[place];
  return entry && { place, name, version: entry.version, program: platform === 'win32' ? 'bin/node.exe' : 'bin/node' };
}

/**
 * @param {{ platform: string, arch: string, versions: { node: string } }} [machine]
 * @throws Error in one sentence where neither the lockfile nor the machine has a Node that serves
 */
export function refuseOldNode(runtime, machine = process) {
  const { platform, arch, versions } = machine;
  if (runtime || Number.parseInt(versions.node, 10) >= OLDEST_OWN_NODE) return;
  throw new Error(
    `Whoosh needs Node ${OLDEST_OWN_NODE} installed on ${platform} ${arch}, for which npm has no package of ` +
      `it; this is Node ${versions.node}. Get it from https://nodejs.org and start again.`,
  );
}

/**
 * Runs npm in the workspace on the locked Node, so that no package finds itself on one that it was not made for. That
 * Node is installed by itself before, checked by the lockfile's integrity, beside the folder that npm is about to
 * replace.
 * @returns {boolean} whether npm succeeded
 */
export function runNpm(args, packages = lockedPackages()) {
  const runtime = lockedRuntime(packages);
  refuseOldNode(runtime);
  if (!runtime) return npm(process.execPath, args, ROOT);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'whoosh-node-'));
  try {
    const dependencies = { [runtime.name]: runtime.version };
    const { integrity, version } = packages[runtime.place];
    const lock = { lockfileVersion: 3, packages: { '': { dependencies }, [runtime.place]: { version, integrity } } };
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
    copyFileSync(path.join(ROOT, '.npmrc'), path.join(folder, '.npmrc'));
    if (!npm(process.execPath, ['ci', '--ignore-scripts', '--loglevel=error', '--silent'], folder)) return false;
    return npm(path.join(folder, runtime.place, runtime.program), args, ROOT);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** npm, as it was begun or as it is installed, by a certain Node. */
function npm(node, args, cwd) {
  const env = { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` };
  const script = process.env.npm_execpath;
  const options = { cwd, env, stdio: 'inherit' };
  const isScript = script?.endsWith('.js') && existsSync(script);
  const { status } = isScript
    ? spawnSync(node, [script, ...args], options)
    : spawnSync(['npm', ...args].join(' '), { ...options, shell: true });
  return status === 0;
}

/**
 * Goes on only on the locked Node: on another one it begins the running program anew on that, lends it terminal and
 * signals, and ends as it ends.
 * @throws Error in one sentence where that Node does not run here
 */
export async function continueOnRuntime(packages = lockedPackages()) {
  const runtime = lockedRuntime(packages);
  refuseOldNode(runtime);
  if (!runtime || process.versions.node === runtime.version) return letStarterEnd();
  const program = path.join(ROOT, runtime.place, runtime.program);
  if (process.env[BEGUN_ANEW] === runtime.version) throw new Error(`${program} is not Node ${runtime.version}.`);
  const child = spawn(program, [...process.execArgv, ...process.argv.slice(1)], {
    env: { ...process.env, [BEGUN_ANEW]: runtime.version },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise((_, reject) => {
    child.once('error', (error) => reject(new Error(`Node ${runtime.version} does not run here: ${error.message}`)));
    child.once('exit', (code, signal) => process.exit(code ?? 128 + os.constants.signals[signal]));
  });
}

/** A program that was begun anew stops when the one that waits for it is gone, killed perhaps. */
function letStarterEnd() {
  if (process.env[BEGUN_ANEW] === undefined || !process.connected) return;
  delete process.env[BEGUN_ANEW];
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}
