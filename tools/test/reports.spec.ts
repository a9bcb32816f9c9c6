import { counted, failedTitles, reportOf, unsteady } from './reports.mjs';

const suite = (name: string, ...statuses: string[]) => ({
  name,
  status: statuses.includes('failed') || statuses.length === 0 ? 'failed' : 'passed',
  assertionResults: statuses.map((status, n) => ({ status, fullName: `${name} ${n}` })),
});
const report = (...testResults: ReturnType<typeof suite>[]) => ({
  success: !testResults.some(({ status }) => status === 'failed'),
  testResults,
});

describe('the count of a report', () => {
  it('counts a suite that did not load as one failure', () => {
    expect(counted(report(suite('a', 'passed', 'passed'), suite('b')), new Set())).toMatchObject({
      passed: 2,
      failed: 1,
      skipped: 0,
    });
  });

  it('counts a skip that is not listed as a failure, and a listed one as skipped', () => {
    const run = report(suite('a', 'passed', 'pending', 'todo'));
    expect(counted(run, new Set(['a 1']))).toMatchObject({ passed: 1, failed: 1, skipped: 1 });
  });

  it('never calls a run green that jest does not', () => {
    expect(counted({ ...report(suite('a', 'passed')), success: false }, new Set())).toMatchObject({
      passed: 1,
      failed: 1,
      skipped: 0,
    });
  });

  it('names what fails and then passes alone as unsteady, and counts it as failed', () => {
    const first = report(suite('a', 'passed'), suite('b', 'passed', 'failed'), suite('c', 'failed'), suite('d'));
    const second = report(
      suite('a', 'passed'),
      suite('b', 'passed', 'passed'),
      suite('c', 'failed'),
      suite('d', 'passed'),
    );
    expect(unsteady(first, second)).toEqual(['b 1', 'd']);
    expect(counted(first, new Set())).toMatchObject({ passed: 2, failed: 3 });
  });

  it('counts a part that left no report as one failure', () => {
    expect(counted(reportOf('tools', 'no such part'), new Set())).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('the titles that a run prints at its end', () => {
  it('are those of failed tests, and the names of suites that did not load', () => {
    expect(failedTitles(report(suite('a', 'passed', 'failed'), suite('b')))).toEqual(['a 1', 'b did not load']);
  });
});
