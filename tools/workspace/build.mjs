import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './root.mjs';

export const PRODUCT = ['backend', 'shell', 'mfe-creator', 'mfe-timeline', 'mfe-billing', 'mfe-account'];

/**
 * The arguments and the environment of Node that run Nx targets.
 * @param {string[]} targets
 * @param {string[]} [projects] all without it
 * @param {number} [atOnce] how many tasks run side by side
 */
export function nxCommand(targets, projects, atOnce = 2) {
  const nx = path.join(ROOT, 'node_modules/nx/dist/bin/nx.js');
  const args = [nx, 'run-many', '-t', ...targets, `--parallel=${atOnce}`, '--outputStyle=static'];
  if (projects) args.push('-p', projects.join(','));
  // Nx's cache can be lost or foreign, its answer never: NX_DAEMON off keeps no process behind.
  return { args, env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0' } };
}

/**
 * Runs Nx targets; what did not change comes from the cache.
 * @returns whether all succeeded; the output of failed tasks is shown
 */
export function runTargets(targets, projects, { quiet = false } = {}) {
  const { args, env } = nxCommand(targets, projects);
  const result = spawnSync(process.execPath, args, {
    cwd: ROOT,
    env,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (quiet && result.status !== 0) process.stderr.write(`${result.stdout}\n${result.stderr}\n`);
  return result.status === 0;
}
