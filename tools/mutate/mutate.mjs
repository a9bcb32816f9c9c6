/**
 * node mutate.mjs [ROW…]: breaks the product in one place at a time, as tools/mutate/mutants.json lists them, and runs the tests that prove the row. A row
 * whose tests stay green proves nothing. Works in a copy; needs TEST_DATABASE_URL (`npm run mutate` sets it).
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { proofLists } from '../test/proof-lists.mjs';
import { ROOT } from '../workspace/root.mjs';
import { copyWorkspace, removeCopy } from './copy.mjs';

/** So many may survive: of 40, 38 must be seen. */
const MAY_SURVIVE = 2;
/** A test that hangs is red. */
const TIMEOUT_MS = 240_000;

/** @returns {{ row: string, file: string, find: string, replace: string }[]} */
function mutants(wanted) {
  const all = JSON.parse(readFileSync(path.join(import.meta.dirname, 'mutants.json'), 'utf8'));
  return wanted.length === 0 ? all : all.filter(({ row }) => wanted.includes(row.split(' ')[1]));
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

/** Runs the tests of a row. @returns {boolean} whether one of them failed */
function turnsRed(folder, row) {
  const [word, id] = row.split(' ');
  const pattern = `\\[${word} ([\\d., ]*, )?${id.replace('.', '\\.')}[,\\]]`;
  return proofFiles(row).some((file) => {
    const args = ['--config', `${projectOf(file)}/jest.config.cjs`, '--runInBand', '--testNamePattern', pattern, '--runTestsByPath', file];
    const { status } = spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', ...args], { cwd: folder, stdio: 'ignore', timeout: TIMEOUT_MS });
    return status !== 0;
  });
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

const wanted = mutants(process.argv.slice(2));
const folder = copyWorkspace();
const survivors = [];
const redBefore = [];
try {
  for (const mutant of wanted) {
    const isSound = !turnsRed(folder, mutant.row);
    if (!isSound) redBefore.push(mutant.row);
    const seen = isSound && isSeen(folder, mutant);
    if (!seen) survivors.push(mutant.row);
    console.log(`${seen ? 'seen    ' : isSound ? 'SURVIVED' : 'RED BEFORE'} ${mutant.row.padEnd(10)} ${path.relative(ROOT, path.join(ROOT, mutant.file))}`);
  }
} finally {
  removeCopy();
}
console.log(`${wanted.length - survivors.length} of ${wanted.length} broken rows turned red`);
process.exitCode = survivors.length > MAY_SURVIVE || redBefore.length > 0 ? 1 : 0;
