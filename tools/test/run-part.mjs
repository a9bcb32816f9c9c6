/**
 * node run-part.mjs FOLDER PART: runs a part of a project's suites (suite-parts.cjs), the command behind the Nx targets
 * `test-PART`, and writes what came of it to FOLDER/test-results/PART.json. In a whole run (everything.mjs) its
 * database and product are those of the run; alone, it starts what it needs.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../workspace/root.mjs';
import { findBrowser, findHeadlessBrowser } from './browser.mjs';
import { processorSeconds } from './processor-time.mjs';
import { counted } from './reports.mjs';
import { writeSuiteGroups } from './suite-groups.mjs';
import { partsOf, projectIn } from './suite-parts.cjs';

const loading = (...files) => files.map((file) => `--require ${path.join(import.meta.dirname, file)}`).join(' ');
/** Options of Node for the servers and workers that suites start in the short form. */
const UNTIMED = loading('without-warm-up.cjs', 'equal-priority.cjs');
/** And for jest, in which applications start threads: beside browsers one that gives way waits out its time limit. */
const UNTIMED_JEST = loading('equal-priority.cjs');

/**
 * Suites begin many processes of the same programs: what Node compiled for one is there for the next (2.9 and 2.0 s of
 * processor time for the server's).
 */
const FOR_ALL = { WHOOSH_PREBUILT: '1', NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/node-compile') };

/**
 * Five times what the longest part takes: what has not ended by then never does, and would keep the whole run from
 * telling so.
 */
const PART_TIMEOUT_MS = (process.env.TEST_FORM === 'full' ? 90 : 20) * 60_000;

/** Marks, at the end of a title, a test or block of tests that only the long form runs. */
const LONG = '[long]';
const OF_THE_FORM = process.env.TEST_FORM === 'short' ? ['--testNamePattern=^(?!.*\\[long\\])'] : [];

const [folder = '', name = ''] = process.argv.slice(2);
const project = projectIn(folder);
const part = partsOf(folder).find((candidate) => candidate.name === name);
if (part === undefined) throw new RangeError(`${folder} has no part ${name}`);
const scratch = mkdtempSync(path.join(os.tmpdir(), 'whoosh-part-'));
try {
  const report = await run();
  const target = path.join(ROOT, folder, 'test-results', `${name}.json`);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, JSON.stringify(report));
  if (counted(report).failed > 0) process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/**
 * @returns jest's report of the part, without what nobody reads later; a jest that does not end is a suite that failed
 */
async function run() {
  const files = part.files.map((file) => path.join(ROOT, folder, file)).filter((file) => !isLeftOut(file));
  if (files.length === 0) return { seconds: 0, success: true, testResults: [] };
  const { around, settings } = await surroundings();
  const { chosen, env } = suites(files);
  const output = path.join(scratch, 'report.json');
  const jest = [path.join(ROOT, 'node_modules/jest/bin/jest.js'), '--config', path.join(folder, 'jest.config.cjs')];
  // What a test that failed left open would else keep its part from ending until the limit.
  const ending = ['--forceExit', '--json', `--outputFile=${output}`];
  const options = ['--runInBand', '--testTimeout=120000', '--ci', ...ending, ...OF_THE_FORM];
  const startedAt = Date.now();
  const { status } = spawnSync(process.execPath, [...around, ...jest, ...options, ...chosen], {
    cwd: ROOT,
    env: { ...process.env, ...FOR_ALL, ...browserSettings(), ...settings, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: PART_TIMEOUT_MS,
    killSignal: 'SIGKILL',
  });
  const seconds = (Date.now() - startedAt) / 1000;
  try {
    const { success, testResults } = JSON.parse(readFileSync(output, 'utf8'));
    return { seconds, processorSeconds: processorSeconds(), success, testResults: testResults.map(shortened) };
  } catch {
    const unloaded = {
      name: `${folder} ${name}`,
      status: 'failed',
      message: `jest ended by ${status}`,
      assertionResults: [],
    };
    return { seconds, success: false, testResults: [unloaded] };
  }
}

function shortened({ name: file, status, startTime, endTime, assertionResults }) {
  return {
    name: path.relative(ROOT, file),
    status,
    seconds: (endTime - startTime) / 1000,
    assertionResults: assertionResults
      .filter(isOfTheForm)
      .map(({ fullName, status: end, duration }) => ({ fullName, status: end, milliseconds: duration })),
  };
}

/** Whether the short form has nothing of a suite: all its blocks are marked. */
function isLeftOut(file) {
  if (OF_THE_FORM.length === 0) return false;
  const blocks = readFileSync(file, 'utf8').match(/^(?:describe|it|test)\b.*/gm) ?? [];
  return blocks.length > 0 && blocks.every((line) => /^describe(?:\.each\(\w+\))?\(.*\[long\]['"`]/.test(line));
}

/** What the short form leaves out was not skipped. */
function isOfTheForm({ fullName, status }) {
  return status !== 'pending' || OF_THE_FORM.length === 0 || !fullName.includes(LONG);
}

/** The files that jest is given: the suites, or groups of them where the project has them share files. */
function suites(files) {
  if (project.size === undefined) return { chosen: ['--runTestsByPath', ...files], env: {} };
  const groups = path.join(scratch, 'suite-groups');
  writeSuiteGroups(path.join(groups, path.basename(folder)), files, project.size);
  return { chosen: [], env: { SUITE_GROUPS: groups } };
}

/** What the suites need beside them: of the whole run, or the programs that start it around jest. */
async function surroundings() {
  const { needs = [] } = part;
  const offered = process.env.TEST_SURROUNDINGS;
  if (offered === undefined)
    return {
      around: needs.includes('database') ? [path.join(ROOT, 'tools/test/with-postgres.mjs'), process.execPath] : [],
      settings: {},
    };
  const settings = await Promise.all(
    ['system', ...needs].map(async (need) => {
      const answer = await fetch(`${offered}/${need}`);
      if (!answer.ok) throw new Error(`${need}: ${await answer.text()}`);
      return answer.json();
    }),
  );
  return { around: [], settings: Object.assign({}, ...settings) };
}

/** Those that measure time have the browser that people have, and servers that warm up. */
function browserSettings() {
  const isShort = process.env.TEST_FORM === 'short';
  if (folder !== 'e2e')
    return {
      SERVER_OPTIONS: isShort ? UNTIMED : '',
      ...(isShort && folder === 'backend' && { NODE_OPTIONS: UNTIMED_JEST }),
    };
  const isAsPeopleHaveIt = part.timed || process.env.TEST_FORM === 'full';
  return {
    CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? (isAsPeopleHaveIt ? findBrowser() : findHeadlessBrowser()),
    SERVER_OPTIONS: !part.timed && isShort ? UNTIMED : '',
    FRONT_ENDS: part.frontEnds?.join(' ') ?? '',
  };
}
