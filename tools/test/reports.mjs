import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../workspace/root.mjs';
import { listedSkips, unlistedSkips } from './skips.mjs';

/**
 * What came of a part of the suites (run-part.mjs), now or in the run whose answer Nx kept.
 * @param {string} folder the project's
 * @param {string} name the part's
 * @returns the report; one of a suite that failed where there is none
 */
export function reportOf(folder, name) {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, folder, 'test-results', `${name}.json`), 'utf8'));
  } catch {
    const lost = { name: `${folder} ${name}`, status: 'failed', seconds: 0, assertionResults: [] };
    return { seconds: 0, success: false, testResults: [lost] };
  }
}

/**
 * @returns {string[]} titles of the tests, and names of the suites that did not load, which failed in the first report
 * and passed in the second
 */
export function unsteady(first, second) {
  const passed = new Set(titlesOf(second, 'passed'));
  const loaded = new Set(second.testResults.filter(({ status }) => status === 'passed').map(({ name }) => name));
  const unloaded = unloadedSuites(first).map(({ name }) => name);
  return [
    ...titlesOf(first, 'failed').filter((title) => passed.has(title)),
    ...unloaded.filter((name) => loaded.has(name)),
  ];
}

const titlesOf = (report, ...statuses) =>
  report.testResults
    .flatMap((suite) => suite.assertionResults)
    .filter(({ status }) => statuses.includes(status))
    .map(({ fullName }) => fullName);

/** @returns {string[]} titles of the tests that failed, and names of the suites that did not load */
export const failedTitles = (report) => [
  ...titlesOf(report, 'failed'),
  ...unloadedSuites(report).map(({ name }) => `${name} did not load`),
];

const unloadedSuites = (report) =>
  report.testResults.filter(
    (suite) => suite.status === 'failed' && !suite.assertionResults.some((test) => test.status === 'failed'),
  );

/**
 * Passed and failed tests of a report; a failed suite without a failed test (it did not load) counts as one failure, as
 * does an unlisted skip.
 * @returns {{ passed: number, failed: number, skipped: number, titles: string[] }} with the full titles of what passed
 */
export function counted(report, listed = listedSkips()) {
  const unlisted = unlistedSkips(report, listed);
  for (const title of unlisted) console.error(`Skipped, but not listed in tests/skips.json: ${title}`);
  const titles = titlesOf(report, 'passed');
  const failed = titlesOf(report, 'failed').length + unloadedSuites(report).length + unlisted.length;
  return {
    passed: titles.length,
    failed: failed || (report.success ? 0 : 1),
    skipped: titlesOf(report, 'pending', 'todo', 'disabled').length - unlisted.length,
    titles,
  };
}
