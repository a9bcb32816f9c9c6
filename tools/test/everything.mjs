import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runTargets } from '../workspace/build.mjs';
import { lintWorkspace } from '../workspace/lint.mjs';
import { ROOT } from '../workspace/root.mjs';
import { runJest } from './jest-run.mjs';
import { unprovenRows } from './proof-lists.mjs';
import { writeSuiteGroups } from './suite-groups.mjs';

/** Options of Node for the servers and workers that suites start in the short form. */
const WITHOUT_WARM_UP = `--require ${path.join(import.meta.dirname, 'without-warm-up.cjs')}`;

/** Runs all and answers the exit status: 0 only when nothing failed and nothing unlisted was skipped. */
export async function runEverything({ full }) {
  const needs = systemNeeds(full);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'whoosh-test-'));
  const env = { ...process.env, TEST_FORM: full ? 'full' : 'short', WHOOSH_PREBUILT: '1', FORCE_COLOR: '0' };
  const total = { passed: 0, failed: 0, skipped: 0 };
  const titles = [];
  const add = (part) => {
    Object.keys(total).forEach((key) => (total[key] += part[key] ?? 0));
    titles.push(...(part.titles ?? []));
  };
  try {
    const linted = lintWorkspace();
    add(check(['build', 'typecheck']));
    add((await linted) ? { passed: 1 } : { failed: 1 });
    const { browser, headless } = await needs;
    const groups = writeSuiteGroups(path.join(folder, 'suite-groups'));
    // Three at a time on two cores, browser tests among them: suites wait more than they work for processes, databases and pages.
    const beside = {
      ...env,
      CHROMIUM_PATH: full ? browser : headless,
      SERVER_OPTIONS: full ? '' : WITHOUT_WARM_UP,
      SUITE_GROUPS: groups,
      BESIDE_OTHERS: '1',
    };
    add(
      runJest(
        'suites',
        'jest.config.cjs',
        ['--maxWorkers=3', `--testSequencer=${path.join(ROOT, 'tools/test/longest-first.cjs')}`],
        beside,
        folder,
      ),
    );
    // Those that measure time have the machine to themselves, and the browser that people have; in the short form two that mostly wait share it.
    const timed = { ...env, CHROMIUM_PATH: browser };
    if (!full)
      add(
        runJest(
          'waiting',
          'e2e/jest.config.cjs',
          ['--maxWorkers=2', 'e2e/src/timed/(start|timeline-sync)'],
          timed,
          folder,
        ),
      );
    add(
      runJest(
        'timed',
        'e2e/jest.config.cjs',
        ['--runInBand', full ? 'e2e/src/timed' : 'e2e/src/timed/(hearing|library-scroll)'],
        timed,
        folder,
      ),
    );
    add(proven(titles));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
  return total.failed === 0 ? 0 : 1;
}

/** What the tests need from the system, installed while other things are done. @returns the paths of the browser and of the one without windows @throws Error when something is missing */
async function systemNeeds(full) {
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'system-needs.mjs'), ...(full ? ['full'] : [])],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let told = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (told += text));
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error('The tests need what the sentence above names.');
  const [browser, headless] = told.split('\n');
  return { browser, headless };
}

/** Every row of the lists of proofs must be named by a test that passed in this run. */
function proven(titles) {
  const missing = unprovenRows(titles);
  for (const row of missing) console.error(`No test proved ${row} in this run.`);
  return { failed: missing.length };
}

/** All in one go, so that the last task of one kind does not keep a core idle. */
function check(targets) {
  return runTargets(targets) ? { passed: targets.length } : { failed: 1 };
}
