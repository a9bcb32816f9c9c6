import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../workspace/root.mjs';

/**
 * The documents whose rows are proven by tests, each with the word by which a test's title names their rows: `… [spec
 * 2.3, 8.1]`.
 */
export const PROOF_LISTS = [
  { file: 'docs/spec-walk.md', word: 'spec' },
  { file: 'docs/security.md', word: 'security' },
  { file: 'docs/timeline.md', word: 'timeline' },
];

const ROW = /^\| (\d+(?:\.\d+)?) +\|/;
const PROOF = /^`([^`]+)`: (.+)$/;
const MARK = /\[(spec|security|timeline) ([\d., ]+)\]/g;

/**
 * The rows of a list: `| id | what must hold | (further columns) | proofs |`, each proof a file and a part of a test's
 * title, parted by `<br>`; what is no proof is a note. A row whose note begins with "Not built" needs none.
 * @param {string} text of the document
 * @returns {{ id: string, proofs: { file: string, title: string }[], note: string }[]}
 */
export function rowsOf(text) {
  return text
    .split('\n')
    .filter((line) => ROW.test(line))
    .map((line) => {
      const cells = line
        .slice(2, -2)
        .split(' | ')
        .map((cell) => cell.trim());
      const parts = (cells.at(-1) ?? '').split('<br>');
      const proofs = parts
        .map((part) => PROOF.exec(part))
        .filter((found) => found !== null)
        .map(([, file, title]) => ({ file, title }));
      return { id: cells[0], proofs, note: parts.filter((part) => !PROOF.test(part)).join(' ') };
    });
}

/** @returns {{ file: string, word: string, rows: ReturnType<typeof rowsOf> }[]} all lists with their rows */
export function proofLists() {
  return PROOF_LISTS.map((list) => ({ ...list, rows: rowsOf(readFileSync(path.join(ROOT, list.file), 'utf8')) }));
}

/** Whether a row is open by its own words. */
export function isOpen(row) {
  return row.proofs.length === 0 && row.note.includes('Not built');
}

/** The rows that the title of a test names, as "spec 2.3". */
export function rowsNamedIn(title) {
  return [...title.matchAll(MARK)].flatMap(([, word, ids]) => ids.split(',').map((id) => `${word} ${id.trim()}`));
}

/**
 * The rows that no passed test of a run names.
 * @param {string[]} passedTitles full titles of all tests that passed
 */
export function unprovenRows(passedTitles, lists = proofLists()) {
  const proven = new Set(passedTitles.flatMap(rowsNamedIn));
  return lists
    .flatMap(({ word, rows }) => rows.filter((row) => !isOpen(row)).map((row) => `${word} ${row.id}`))
    .filter((row) => !proven.has(row));
}
