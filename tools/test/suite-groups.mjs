import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../workspace/root.mjs';

/** Suites that start and kill processes, take long or count what others would disturb: each by itself, and the first to begin. */
const ALONE = ['generation-workers', 'fuzz', 'scale-out', 'billing-kill', 'billing-ledger', 'database-outage'];
const SUITES_IN_GROUP = 6;
/** Jest keeps one time limit for all of a file's tests (ms). */
const PATIENCE_MS = 180_000;

/**
 * Jest loads the whole application anew for each file, which costs more than most suites' own work: here several suites share a file, and so one load.
 * @param {string} folder where the files are written; backend/jest.config.cjs takes them in place of the suites when SUITE_GROUPS names it
 * @returns {string} the folder
 */
export function writeSuiteGroups(folder) {
  const suites = path.join(ROOT, 'backend/test');
  const names = readdirSync(suites).filter((name) => name.endsWith('.e2e-spec.ts')).map((name) => name.replace('.e2e-spec.ts', ''));
  const shared = names.filter((name) => !ALONE.includes(name));
  const count = Math.ceil(shared.length / SUITES_IN_GROUP);
  // Dealt like cards: neighbours in the alphabet, which are alike in length, go to different groups.
  const groups = [...ALONE.filter((name) => names.includes(name)).map((name) => [name]), ...Array.from({ length: count }, (_, at) => shared.filter((_, index) => index % count === at))];
  mkdirSync(folder, { recursive: true });
  groups.forEach((group, at) => {
    const lines = [...group.map((name) => `require(${JSON.stringify(path.join(suites, `${name}.e2e-spec.ts`))});`), `jest.setTimeout(${PATIENCE_MS});`];
    writeFileSync(path.join(folder, `${String(at).padStart(2, '0')}-${group.length === 1 ? group[0] : 'group'}.e2e-spec.ts`), `${lines.join('\n')}\nexport {};\n`);
  });
  return folder;
}
