import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../workspace/root.mjs';

/** Full titles of the tests that may be skipped; each stands in tests/skips.json with its reason. */
export function listedSkips() {
  const rows = JSON.parse(readFileSync(path.join(ROOT, 'tests/skips.json'), 'utf8'));
  for (const row of rows) {
    if (!row.title || !row.reason) throw new Error('Each row of tests/skips.json needs a title and a reason.');
  }
  return new Set(rows.map((row) => row.title));
}

/** Titles that a jest report skipped without being listed. */
export function unlistedSkips(report, listed) {
  return report.testResults
    .flatMap((suite) => suite.assertionResults)
    .filter((test) => test.status === 'pending' || test.status === 'todo' || test.status === 'disabled')
    .map(titleOf)
    .filter((title) => !listed.has(title));
}

/** A test's full title, without the file that a group of suites puts before it (suite-groups.mjs). */
export function titleOf({ fullName }) {
  return fullName.replace(/^\S+\.(?:e2e-)?spec\.tsx? /, '');
}
