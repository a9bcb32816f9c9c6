import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runTargets } from '../workspace/build.mjs';
import { ROOT } from '../workspace/root.mjs';
import { listedSkips, unlistedSkips } from './skips.mjs';

/** Runs all and answers the exit status: 0 only when nothing failed and nothing unlisted was skipped. */
export async function runEverything({ full }) {
  const needs = systemNeeds();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'whoosh-test-'));
  const env = { ...process.env, TEST_FORM: full ? 'full' : 'short', WHOOSH_PREBUILT: '1', FORCE_COLOR: '0' };
  const total = { passed: 0, failed: 0, skipped: 0 };
  const add = (part) => Object.keys(total).forEach((key) => (total[key] += part[key] ?? 0));
  try {
    add(check(['lint', 'build', 'typecheck']));
    env.CHROMIUM_PATH = await needs;
    add(jest('suites', ['--config', 'jest.config.cjs', '--maxWorkers=2'], env, folder));
    // Two at a time: a browser test waits more than it works. Those that measure time have the machine to themselves.
    add(jest('browser', ['--config', 'e2e/jest.config.cjs', '--maxWorkers=2', '--testPathIgnorePatterns=/node_modules/', '--testPathIgnorePatterns=/timed/'], env, folder));
    add(jest('timed', ['--config', 'e2e/jest.config.cjs', '--runInBand', 'e2e/src/timed'], env, folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
  return total.failed === 0 ? 0 : 1;
}

/** What the tests need from the system, installed while other things are done. @returns the browser's path @throws Error when something is missing */
async function systemNeeds() {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'system-needs.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] });
  let browser = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (browser += text));
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error('The tests need what the sentence above names.');
  return browser;
}

/** All in one go, so that the last task of one kind does not keep a core idle. */
function check(targets) {
  return runTargets(targets) ? { passed: targets.length } : { failed: 1 };
}

/** Runs jest with a database beside it and counts what it reports; a suite that does not even load counts as failed. */
function jest(name, args, env, folder) {
  const output = path.join(folder, `${name}.json`);
  const command = [path.join(ROOT, 'tools/test/with-postgres.mjs'), process.execPath, path.join(ROOT, 'node_modules/jest/bin/jest.js')];
  const result = spawnSync(process.execPath, [...command, ...args, '--ci', '--json', `--outputFile=${output}`], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const report = readReport(output);
  if (!report) return { failed: 1 };
  const unlisted = unlistedSkips(report, listedSkips());
  for (const title of unlisted) console.error(`Skipped, but not listed in tests/skips.json: ${title}`);
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites + unlisted.length;
  return { passed: report.numPassedTests, failed: failed || (result.status === 0 ? 0 : 1), skipped: report.numPendingTests + report.numTodoTests - unlisted.length };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
