import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../workspace/root.mjs';
import { counted, failedSuites, repetition, withRepetition } from './jest-run.mjs';

const suite = (name: string, ...statuses: string[]) => ({
  name,
  status: statuses.includes('failed') || statuses.length === 0 ? 'failed' : 'passed',
  assertionResults: statuses.map((status, n) => ({ status, fullName: `${name} ${n}` })),
});
const report = (...testResults: ReturnType<typeof suite>[]) => ({
  success: !testResults.some(({ status }) => status === 'failed'),
  testResults,
});

describe('the count of a jest run', () => {
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

  it('takes suites that ran again as they ended then, each once', () => {
    const first = report(suite('a', 'passed'), suite('b', 'passed', 'failed'), suite('c', 'failed'));
    expect(failedSuites(first)).toEqual(['b', 'c']);
    const second = report(suite('b', 'passed', 'passed'), suite('c', 'failed'));
    expect(counted(withRepetition(first, second), new Set())).toMatchObject({ passed: 3, failed: 1, skipped: 0 });
  });

  it('repeats with arguments that jest accepts, and no other file', () => {
    const jest = path.join(ROOT, 'node_modules/jest/bin/jest.js');
    const listed = execFileSync(
      process.execPath,
      [jest, ...repetition('jest.config.cjs', [__filename]), '--listTests'],
      { cwd: ROOT, encoding: 'utf8' },
    );
    expect(listed.trim()).toBe(__filename);
  });
});
