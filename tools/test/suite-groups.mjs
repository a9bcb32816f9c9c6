import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../workspace/root.mjs';

const require = createRequire(import.meta.url);

/**
 * Suites that start and kill processes, end the database, share a folder with others of their name, count what others
 * would disturb, or hold the clock while streams begin: each by itself, and first.
 */
const ALONE = [
  'generation-workers',
  'fuzz',
  'scale-out',
  'billing-kill',
  'database-outage',
  'previews',
  'media',
  'run-program',
  'render-export',
  'render-video',
  'render-pool',
  'LibraryPage',
  'SoundPage',
  'PromptBox',
  'score-edits',
  'sharing',
  'TryPanel',
  'VerifyPage',
];
/**
 * What is replaced or loaded anew for one suite would be so for all that share its file; an environment of its own is a
 * file's.
 */
const NEEDS_OWN_FILE = /jest\.(mock|doMock|resetModules|isolateModules)\(|@jest-environment/;
/** Jest keeps one time limit for all of a file's tests (ms); the long form asks for 50 to 100 times as many cases. */
const PATIENCE_MS = process.env.TEST_FORM === 'full' ? 1_200_000 : 180_000;

/**
 * Jest loads what a suite tests anew for each file, which costs more than most suites' own work: here several suites
 * share a file, and so one load.
 * @param {string} folder where the files are written; jest.preset.cjs takes them in place of the suites when
 * SUITE_GROUPS names the folder above it
 * @param {string[]} suites their full paths
 * @param {number} size how many share a file at most
 */
export function writeSuiteGroups(folder, suites, size) {
  mkdirSync(folder, { recursive: true });
  groupsOf(suites, size).forEach((group, at) => writeFileSync(path.join(folder, fileName(group, at)), fileOf(group)));
}

function groupsOf(suites, size) {
  const alone = suites.filter(standsAlone);
  const shared = suites.filter((suite) => !alone.includes(suite));
  const count = Math.ceil(shared.length / size);
  // Dealt like cards: neighbours in the alphabet, which are alike in length, go to different groups.
  return [
    ...alone.map((suite) => [suite]),
    ...Array.from({ length: count }, (_, at) => shared.filter((_, index) => index % count === at)),
  ];
}

function standsAlone(suite) {
  return ALONE.includes(nameOf(suite)) || NEEDS_OWN_FILE.test(readFileSync(suite, 'utf8'));
}

const nameOf = (suite) => path.basename(suite).replace(/\.(?:e2e-)?spec\.tsx?$/, '');

const fileName = (group, at) =>
  `${String(at).padStart(2, '0')}-${group.length === 1 ? nameOf(group[0]) : 'group'}.spec.ts`;

/**
 * Each suite stands in a block of its own, so that what it sets up before its tests is not set up for its neighbours'.
 */
function fileOf(suites) {
  const blocks = suites.map(
    (suite) => `describe(${JSON.stringify(path.relative(ROOT, suite))}, () => { require(${JSON.stringify(suite)}); });`,
  );
  // It empties the page after each test of the block that loads it first: that must be all.
  const pages = suites.some((suite) => readFileSync(suite, 'utf8').includes('@testing-library/react'))
    ? [`require(${JSON.stringify(require.resolve('@testing-library/react'))});`]
    : [];
  const environment = /@jest-environment \S+/.exec(readFileSync(suites[0], 'utf8'))?.[0];
  return [
    ...(environment ? [`/** ${environment} */`] : []),
    ...pages,
    ...blocks,
    `jest.setTimeout(${PATIENCE_MS});`,
    'export {};',
    '',
  ].join('\n');
}
