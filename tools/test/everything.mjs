import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { nxCommand } from '../workspace/build.mjs';
import { ROOT } from '../workspace/root.mjs';
import { processorSeconds } from './processor-time.mjs';
import { unprovenRows } from './proof-lists.mjs';
import { counted, failedTitles, reportOf, unsteady } from './reports.mjs';
import { PROJECTS, partsOf } from './suite-parts.cjs';
import { offerSurroundings } from './surroundings.mjs';

/** Options of Node for the servers that suites share in the short form. */
const UNTIMED = ['without-warm-up.cjs', 'equal-priority.cjs']
  .map((file) => `--require ${path.join(import.meta.dirname, file)}`)
  .join(' ');
/** A sound that is slow beside other suites fails for no reason of its own: the most that may be set. */
const PATIENT_SECONDS = '100';
/** Three at a time on two cores: suites wait more than they work for processes, databases and pages. */
const AT_ONCE = 3;
/** Checked by check-types, for all projects at once; the long form asks each project's own compiler too. */
const ONLY_FULL = ['typecheck'];
const CHECKS = ['check-format', 'check-rules', 'check-types'];
/** How many of the longest parts a run names. */
const LONGEST = 12;
/** More parts than these do not fail by the machine's mood. */
const AGAIN_AT_MOST = 4;

/**
 * Runs all, what did not change from Nx's cache, and answers the exit status: 0 only when nothing failed and nothing
 * unlisted was skipped.
 */
export async function runEverything({ full }) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const buildAndChecks = ['build', ...(full ? ONLY_FULL : []), ...CHECKS];
  const parts = PROJECTS.flatMap(({ folder }) => partsOf(folder).map(({ name }) => ({ folder, name })));
  for (const { folder } of PROJECTS) rmSync(path.join(ROOT, folder, 'test-results'), { recursive: true, force: true });
  const needs = systemNeeds(full);
  needs.catch(() => undefined);
  const productEnv = { SOUND_LIMIT_SECONDS: PATIENT_SECONDS, ...(!full && { NODE_OPTIONS: UNTIMED }) };
  const surroundings = await offerSurroundings({ needs, env: productEnv });
  const env = { TEST_FORM: full ? 'full' : 'short', TEST_SURROUNDINGS: surroundings.url };
  try {
    // Builds use one core and much of the time: what waits for none of them runs beside.
    const isGreen = await runNx([...buildAndChecks, 'test', 'test-long-parts'], env);
    await needs;
    const reports = parts.map(({ folder, name }) => ({ folder, name, report: reportOf(folder, name) }));
    const counts = reports.map(({ report }) => counted(report));
    for (const key of Object.keys(total)) total[key] = counts.reduce((sum, count) => sum + count[key], 0);
    // What is no suite (a build, a check of types or rules) counts once: Nx has named it above.
    if (isGreen) total.passed += buildAndChecks.length;
    else if (total.failed === 0) total.failed = 1;
    console.log(`Longest parts: ${longest(reports)}.`);
    await nameUnsteady(
      reports.filter((_, at) => counts[at].failed > 0),
      { TEST_FORM: env.TEST_FORM },
    );
    for (const { folder, name, report } of reports)
      for (const title of failedTitles(report)) console.error(`Failed in ${folder} ${name}: ${title}`);
    total.failed += unproven(counts.flatMap(({ titles }) => titles));
  } finally {
    await surroundings.stop();
  }
  console.log(`${Math.round(processorSeconds())} s of processor time.`);
  console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
  return total.failed === 0 ? 0 : 1;
}

/** Where the time of a run goes, in words; what came from the cache tells what it took when it ran. */
function longest(reports) {
  const parts = reports.map(({ folder, name, report }) => ({ part: `${folder} ${name}`, seconds: report.seconds }));
  const sum = parts.reduce((total, { seconds }) => total + seconds, 0);
  const first = parts.sort((a, b) => b.seconds - a.seconds).slice(0, LONGEST);
  return `${first.map(({ part, seconds }) => `${part} ${Math.round(seconds)} s`).join(', ')}; all ${Math.round(sum)} s`;
}

/**
 * Runs Nx targets while this process answers their suites (surroundings.mjs). @returns {Promise<boolean>} whether all
 * succeeded
 */
async function runNx(targets, settings = {}) {
  const { args, env } = nxCommand(targets, undefined, AT_ONCE);
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...env, ...settings }, stdio: 'inherit' });
  const [status] = await once(child, 'close');
  return status === 0;
}

/**
 * The few parts that failed beside others run once more, alone and on new data, only to say what of them is unsteady: a
 * failure counts, whatever comes after it.
 */
async function nameUnsteady(failed, env) {
  if (failed.length > AGAIN_AT_MOST) return;
  for (const { folder, name, report } of failed) {
    console.error(`Once more, alone: ${folder} ${name}`);
    const program = path.join(import.meta.dirname, 'run-part.mjs');
    const child = spawn(process.execPath, [program, folder, name], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    });
    await once(child, 'close');
    for (const title of unsteady(report, reportOf(folder, name)))
      console.error(`Unsteady: "${title}" failed beside others and passed alone; the run is red.`);
  }
}

/**
 * What the tests need from the system, installed while other things are done. @throws Error when something is missing
 */
async function systemNeeds(full) {
  const program = path.join(import.meta.dirname, 'system-needs.mjs');
  const child = spawn(process.execPath, [program, ...(full ? ['full'] : [])], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error('The tests need what the sentence above names.');
}

/**
 * Every row of the lists of proofs must be named by a test that passed in this run. @returns {number} how many are not
 */
function unproven(titles) {
  const missing = unprovenRows(titles);
  for (const row of missing) console.error(`No test proved ${row} in this run.`);
  return missing.length;
}
