/**
 * node lint.mjs format|rules|types: a check of the whole workspace: the same rules as project by project, loaded once
 * instead of eighteen times.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './root.mjs';

const CHECKS = {
  format: ['prettier/bin/prettier.cjs', '--check', '--cache', '--log-level=warn', '.'],
  rules: ['eslint/bin/eslint.js', '.'],
  types: ['oxlint/bin/oxlint', '--type-aware', '-c', '.oxlintrc.json'],
};

const check = CHECKS[process.argv[2]];
if (check === undefined) {
  console.error(`lint.mjs: name one of ${Object.keys(CHECKS).join(', ')}`);
  process.exit(2);
}
const [program, ...args] = check;
const { status } = spawnSync(process.execPath, [path.join(ROOT, 'node_modules', program), ...args], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, NX_DAEMON: 'false' },
});
process.exitCode = status ?? 1;
