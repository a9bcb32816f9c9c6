import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ROOT } from './root.mjs';

/** The same rules as project by project, loaded once instead of eighteen times. */
const LINTERS = [
  ['prettier/bin/prettier.cjs', '--check', '--cache', '--log-level=warn', '.'],
  ['eslint/bin/eslint.js', '.'],
  ['oxlint/bin/oxlint', '--type-aware', '-c', '.oxlintrc.json'],
];

/**
 * Starts the lint of all projects at once.
 * @returns {Promise<boolean>} whether nothing was found; what was found is shown
 */
export async function lintWorkspace() {
  makeProjectGraph();
  const statuses = await Promise.all(
    LINTERS.map(async ([program, ...args]) => {
      const child = spawn(process.execPath, [path.join(ROOT, 'node_modules', program), ...args], {
        cwd: ROOT,
        stdio: 'inherit',
        env: { ...process.env, NX_DAEMON: 'false' },
      });
      const [status] = await once(child, 'exit');
      return status;
    }),
  );
  return statuses.every((status) => status === 0);
}

/** The rule of module boundaries reads the graph of projects that Nx keeps, and is none without one. */
function makeProjectGraph() {
  spawnSync(process.execPath, [path.join(ROOT, 'node_modules/nx/dist/bin/nx.js'), 'show', 'projects'], {
    cwd: ROOT,
    stdio: 'ignore',
    env: { ...process.env, NX_DAEMON: 'false' },
  });
}
