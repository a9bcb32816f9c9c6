/**
 * node mutate.mjs [ROW…]: breaks the product in one place at a time, as tools/mutate/mutants.json lists them, and runs the tests that prove the row. A row
 * whose tests stay green proves nothing. Works in a copy; needs TEST_DATABASE_URL (`npm run mutate` sets it). Rows are named like "security 12", or
 * "security" for all of a list.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { proofLists, rowsNamedIn } from '../test/proof-lists.mjs';
import { ROOT } from '../workspace/root.mjs';
import { copyWorkspace, removeCopy } from './copy.mjs';

/** The share of a list's mutants that must turn their tests red: of the walk 38 of 40, of security all. */
const BARS = { spec: 0.95, security: 1 };
/** A test that hangs is red. */
const TIMEOUT_MS = 240_000;

/** @returns {{ row: string, file: string, find: string, replace: string }[]} */
function mutants(wanted) {
  const all = JSON.parse(readFileSync(path.join(import.meta.dirname, 'mutants.json'), 'utf8'));
  return wanted.length === 0 ? all : all.filter(({ row }) => wanted.includes(row) || wanted.includes(row.split(' ')[0]));
}

/** The files whose tests prove a row, without the browser's: those need a built product. */
function proofFiles(row) {
  const [word, id] = row.split(' ');
  const proofs = proofLists().find((list) => list.word === word)?.rows.find((each) => each.id === id)?.proofs ?? [];
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
  return rows.map((row) => row.split(' ')).map(([word, id]) => `\\[${word} ([\\d., ]*, )?${id.replace('.', '\\.')}[,\\]]`).join('|');
}

/** Runs the tests of rows in files of one project. @returns jest's report; undefined when it did not come to an end */
function run(folder, rows, files) {
  const output = path.join(folder, '.mutate.json');
  rmSync(output, { force: true });
  const args = ['--config', `${projectOf(files[0])}/jest.config.cjs`, '--runInBand', '--json', `--outputFile=${output}`, '--testNamePattern', patternOf(rows), '--runTestsByPath', ...files];
  spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', ...args], { cwd: folder, stdio: 'ignore', timeout: TIMEOUT_MS * files.length });
  try {
    return JSON.parse(readFileSync(output, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Whether a test that names the row failed, or a suite did not even load. */
function isRed(row, report) {
  if (report === undefined) return true;
  return report.testResults.some((suite) => {
    const own = suite.assertionResults.filter(({ fullName }) => rowsNamedIn(fullName).includes(row));
    return own.some(({ status }) => status === 'failed') || (suite.status === 'failed' && suite.assertionResults.every(({ status }) => status !== 'failed'));
  });
}

const turnsRed = (folder, row) => proofFiles(row).some((file) => isRed(row, run(folder, [row], [file])));

/** The rows whose tests are red though nothing is broken: all together first, then each that failed by itself. */
function redBefore(folder, rows) {
  const files = [...new Set(rows.flatMap(proofFiles))];
  const reports = new Map([...new Set(files.map(projectOf))].map((project) => [project, run(folder, rows, files.filter((file) => projectOf(file) === project))]));
  const suspects = rows.filter((row) => proofFiles(row).some((file) => isRed(row, reports.get(projectOf(file)))));
  return new Set(suspects.filter((row) => turnsRed(folder, row)));
}

/** Breaks one place, asks its tests and mends it again. @throws Error when the place is not there exactly once */
function isSeen(folder, { row, file, find, replace }) {
  const target = path.join(folder, file);
  const whole = readFileSync(target, 'utf8');
  if (whole.split(find).length !== 2) throw new Error(`${row}: ${file} does not hold its place exactly once: ${find}`);
  writeFileSync(target, whole.replace(find, () => replace));
  try {
    return turnsRed(folder, row);
  } finally {
    writeFileSync(target, whole);
  }
}

async function mutate(wanted) {
  if (process.env.WHOOSH_PREBUILT !== '1') {
    const { PRODUCT, runTargets } = await import('../workspace/build.mjs');
    if (!runTargets(['build'], PRODUCT, { quiet: true })) throw new Error('The build failed; the message stands above.');
  }
  const folder = copyWorkspace();
  const seen = new Set();
  try {
    const red = redBefore(folder, [...new Set(wanted.map(({ row }) => row))]);
    if (red.size > 0) console.log(`Red before anything is broken: ${[...red].join(', ')}`);
    for (const mutant of wanted) {
      if (!red.has(mutant.row) && isSeen(folder, mutant)) seen.add(mutant);
      const verdict = red.has(mutant.row) ? 'RED BEFORE' : seen.has(mutant) ? 'seen' : 'SURVIVED';
      console.log(`${verdict.padEnd(10)} ${mutant.row.padEnd(12)} ${mutant.file}`);
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
