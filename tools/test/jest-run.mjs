import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../workspace/root.mjs';
import { listedSkips, unlistedSkips } from './skips.mjs';

/** More suites than this do not fail by the machine's mood. */
const AGAIN_AT_MOST = 6;

/**
 * Runs jest with a database and a product beside it and counts what it reports. The few suites that failed beside others run once more, with the machine to
 * themselves, and are named: what fails for a reason fails again.
 * @returns {{ passed: number, failed: number, skipped: number, titles: string[] }} with the full titles of what passed; a suite that does not even load counts as failed
 */
export function runJest(name, config, options, env, folder) {
  const first = run(['--config', config, ...options], env, path.join(folder, `${name}.json`), [
    'with-postgres',
    'with-product',
  ]);
  if (!first) return { passed: 0, failed: 1, skipped: 0, titles: [] };
  const again = failedSuites(first);
  if (again.length === 0 || again.length > AGAIN_AT_MOST) return counted(first);
  console.error(`Once more, alone: ${again.map((file) => path.relative(ROOT, file)).join(', ')}`);
  const second = run(repetition(config, again), env, path.join(folder, `${name}-again.json`));
  return counted(second ? withRepetition(first, second) : first);
}

/** Jest's arguments that run only these files, one after the other (jest refuses `--runInBand` beside a number of workers). */
export function repetition(config, files) {
  return ['--config', config, '--runInBand', '--runTestsByPath', ...files];
}

/** @returns {string[]} the files of a jest report in which a test failed or that did not load */
export function failedSuites(report) {
  return report.testResults.filter((suite) => suite.status === 'failed').map((suite) => suite.name);
}

/** The report of a run whose failed suites were run again: those count as they ended the second time. */
export function withRepetition(first, second) {
  const repeated = new Set(second.testResults.map((suite) => suite.name));
  return {
    success: second.success,
    testResults: [...first.testResults.filter((suite) => !repeated.has(suite.name)), ...second.testResults],
  };
}

/** Passed and failed tests of a report; a failed suite without a failed test (it did not load) counts as one failure, as does an unlisted skip. */
export function counted(report, listed = listedSkips()) {
  const tests = report.testResults.flatMap((suite) => suite.assertionResults);
  const unlisted = unlistedSkips(report, listed);
  for (const title of unlisted) console.error(`Skipped, but not listed in tests/skips.json: ${title}`);
  const unloaded = report.testResults.filter(
    (suite) => suite.status === 'failed' && !suite.assertionResults.some((test) => test.status === 'failed'),
  );
  const has = (...statuses) => tests.filter((test) => statuses.includes(test.status)).length;
  const failed = has('failed') + unloaded.length + unlisted.length;
  const titles = tests.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName);
  return {
    passed: titles.length,
    failed: failed || (report.success ? 0 : 1),
    skipped: has('pending', 'todo', 'disabled') - unlisted.length,
    titles,
  };
}

/**
 * @param surroundings the programs of this folder that run jest beside what its suites need
 * @returns the JSON report, or nothing when jest itself did not come to an end
 */
function run(args, env, output, surroundings = ['with-postgres']) {
  const around = surroundings.flatMap((name) => [path.join(ROOT, `tools/test/${name}.mjs`), process.execPath]);
  spawnSync(
    process.execPath,
    [...around, path.join(ROOT, 'node_modules/jest/bin/jest.js'), ...args, '--ci', '--json', `--outputFile=${output}`],
    { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  try {
    return JSON.parse(readFileSync(output, 'utf8'));
  } catch {
    return undefined;
  }
}
