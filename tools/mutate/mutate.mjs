/**
 * node mutate.mjs [ROW…]: breaks the product in one place at a time, as tools/mutate/mutants.json lists them, and runs
 * the tests that prove the row. A row whose tests stay green proves nothing. Works in a copy; needs TEST_DATABASE_URL
 * (`npm run mutate` sets it). Rows are named like "security 12", or "security" for all of a list.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { proofLists, rowsNamedIn } from '../test/proof-lists.mjs';
import { ROOT } from '../workspace/root.mjs';
import { copyWorkspace, removeCopy } from './copy.mjs';

/** The share of a list's mutants that must turn their tests red: of the walk 38 of 40, of security all. */
const BARS = { spec: 0.95, security: 1 };
/** A test that hangs is red; so long a busy machine may take for one that does not. */
const TIMEOUT_MS = 900_000;

/** @returns {{ row: string, file: string, find: string, replace: string }[]} */
function mutants(wanted) {
  const all = JSON.parse(readFileSync(path.join(import.meta.dirname, 'mutants.json'), 'utf8'));
  return wanted.length === 0
    ? all
    : all.filter(({ row }) => wanted.includes(row) || wanted.includes(row.split(' ')[0]));
}

/** The files whose tests prove a row, without the browser's: those need a built product. */
function proofFiles(row) {
  const [word, id] = row.split(' ');
  const proofs =
    proofLists()
      .find((list) => list.word === word)
      ?.rows.find((each) => each.id === id)?.proofs ?? [];
  const files = [...new Set(proofs.map(({ file }) => file))].filter((file) => !file.startsWith('e2e/'));
  if (files.length === 0) throw new Error(`${row} has no test that runs without a browser`);
  return files;
}

/** The nearest folder above a test that has settings of jest. */
function projectOf(file) {
  const parts = file.split('/');
  return parts[0] === 'libs' ? parts.slice(0, 2).join('/') : parts[0];
}

/** Finds the rows in the marks of titles. */
function patternOf(rows) {
  return rows
    .map((row) => row.split(' '))
    .map(([word, id]) => `\\[${word} ([\\d., ]*, )?${id.replace('.', '\\.')}[,\\]]`)
    .join('|');
}

/** Runs the tests of rows in files of one project. @returns jest's report; undefined when it did not come to an end */
function run(folder, rows, files) {
  const output = path.join(folder, '.mutate.json');
  rmSync(output, { force: true });
  const args = [
    '--config',
    `${projectOf(files[0])}/jest.config.cjs`,
    '--runInBand',
    '--forceExit',
    '--json',
    `--outputFile=${output}`,
    '--testNamePattern',
    patternOf(rows),
    '--runTestsByPath',
    ...files,
  ];
  spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', ...args], {
    cwd: folder,
    stdio: 'ignore',
    timeout: TIMEOUT_MS * files.length,
  });
  try {
    return JSON.parse(readFileSync(output, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Why a row is red: what a test that names it said, or that a suite did not even load. @returns undefined where it is
 * green
 */
function rednessOf(row, report) {
  if (report === undefined) return 'did not come to an end';
  for (const suite of report.testResults) {
    const own = suite.assertionResults.filter(({ fullName }) => rowsNamedIn(fullName).includes(row));
    const failed = own.find(({ status }) => status === 'failed');
    if (failed !== undefined) return failed.failureMessages[0] ?? 'failed';
    if (suite.status === 'failed' && suite.assertionResults.every(({ status }) => status !== 'failed'))
      return suite.message || 'did not load';
  }
  return undefined;
}

/** As `rednessOf`, of the first of a row's files that is red. */
function firstRedness(folder, row) {
  for (const file of proofFiles(row)) {
    const redness = rednessOf(row, run(folder, [row], [file]));
    if (redness !== undefined) return redness;
  }
  return undefined;
}

/**
 * The beginning of what a test said, in one line, so that a reader can tell a mutant that was found from a machine that
 * was busy.
 */
const inOneLine = (text) =>
  text
    .replace(/\u001b\[\d+m/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 140);

/**
 * The rows whose tests are red though nothing is broken, and why: all together first, then each that failed by itself.
 */
function redBefore(folder, rows) {
  const files = [...new Set(rows.flatMap(proofFiles))];
  const reports = new Map(
    [...new Set(files.map(projectOf))].map((project) => [
      project,
      run(
        folder,
        rows,
        files.filter((file) => projectOf(file) === project),
      ),
    ]),
  );
  const suspects = rows.filter((row) =>
    proofFiles(row).some((file) => rednessOf(row, reports.get(projectOf(file))) !== undefined),
  );
  return new Map(
    suspects.map((row) => [row, firstRedness(folder, row)]).filter(([, redness]) => redness !== undefined),
  );
}

/**
 * Breaks one place, asks its tests and mends it again. @returns what they said; undefined when they did not see it
 * @throws Error when the place is not there exactly once
 */
function seenAs(folder, { row, file, find, replace }) {
  const target = path.join(folder, file);
  const whole = readFileSync(target, 'utf8');
  if (whole.split(find).length !== 2) throw new Error(`${row}: ${file} does not hold its place exactly once: ${find}`);
  writeFileSync(
    target,
    whole.replace(find, () => replace),
  );
  try {
    return firstRedness(folder, row);
  } finally {
    writeFileSync(target, whole);
  }
}

async function mutate(wanted) {
  if (process.env.WHOOSH_PREBUILT !== '1') {
    const { PRODUCT, runTargets } = await import('../workspace/build.mjs');
    if (!runTargets(['build'], PRODUCT, { quiet: true }))
      throw new Error('The build failed; the message stands above.');
  }
  const folder = copyWorkspace();
  const seen = new Set();
  try {
    const red = redBefore(folder, [...new Set(wanted.map(({ row }) => row))]);
    for (const [row, redness] of red) console.log(`Red before anything is broken: ${row}: ${inOneLine(redness)}`);
    for (const mutant of wanted) {
      const saw = red.has(mutant.row) ? undefined : seenAs(folder, mutant);
      if (saw !== undefined) seen.add(mutant);
      const verdict = red.has(mutant.row) ? 'RED BEFORE' : seen.has(mutant) ? 'seen' : 'SURVIVED';
      console.log(
        `${verdict.padEnd(10)} ${mutant.row.padEnd(12)} ${mutant.file}${saw === undefined ? '' : `: ${inOneLine(saw)}`}`,
      );
    }
  } finally {
    removeCopy();
  }
  return Object.entries(BARS).every(([word, bar]) => {
    const own = wanted.filter(({ row }) => row.startsWith(`${word} `));
    const count = own.filter((mutant) => seen.has(mutant)).length;
    if (own.length > 0) console.log(`${word}: ${count} of ${own.length} broken rows turned red`);
    return count >= bar * own.length;
  });
}

try {
  process.exitCode = (await mutate(mutants(process.argv.slice(2)))) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
