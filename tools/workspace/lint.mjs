/**
 * node lint.mjs format|rules|types: a check of the whole workspace: the same rules as project by project, loaded once
 * instead of eighteen times. The check of types has the errors of the compiler too, so that the short form of the tests
 * leaves out the type check of each project. It looks at the format of what changed of late.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './root.mjs';

/** Who lands a change runs the tests, and so looks at its format, long before so many others have landed. */
const COMMITS = 20;

const CHECKS = {
  format: ['prettier/bin/prettier.cjs', '--check', '--cache', '--log-level=warn', '--ignore-unknown', ...formatted()],
  rules: ['oxlint/bin/oxlint', '-c', 'oxlint.plan.mjs'],
  types: ['oxlint/bin/oxlint', '--type-aware', '--type-check', '-c', '.oxlintrc.json'],
};

const check = CHECKS[process.argv[2]];
if (check === undefined) {
  console.error(`lint.mjs: name one of ${Object.keys(CHECKS).join(', ')}`);
  process.exit(2);
}
const [program, ...args] = check;
if (check.at(-1) === '--ignore-unknown') process.exit(0);
const { status } = spawnSync(process.execPath, [path.join(ROOT, 'node_modules', program), ...args], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, NX_DAEMON: 'false' },
});
process.exitCode = status ?? 1;

/** @returns {string[]} the files whose format is looked at; all where git does not tell what changed */
function formatted() {
  if (process.env.TEST_FORM !== 'short') return ['.'];
  const changed = git('diff', '--name-only', '--diff-filter=d', `HEAD~${COMMITS}`);
  const added = git('ls-files', '--others', '--exclude-standard');
  return changed === null || added === null ? ['.'] : [...changed, ...added];
}

function git(...args) {
  const { status: end, stdout } = spawnSync('git', [...args, '-z'], { cwd: ROOT, encoding: 'utf8' });
  return end === 0 ? stdout.split('\0').filter(Boolean) : null;
}
