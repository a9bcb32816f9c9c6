import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../workspace/root.mjs';

const require = createRequire(import.meta.url);

/** How many suites share a file in a project: many where loading costs more than the suites' own work, fewer where they are long. */
const PROJECTS = [
  { name: 'backend', folder: 'backend', size: 12 },
  { name: 'sound-engine', folder: 'libs/sound-engine', size: 20 },
  { name: 'ui', folder: 'libs/ui', size: 16 },
  { name: 'shell', folder: 'shell', size: 8 },
  { name: 'mfe-creator', folder: 'mfe-creator', size: 10 },
  { name: 'mfe-timeline', folder: 'mfe-timeline', size: 16 },
  { name: 'mfe-billing', folder: 'mfe-billing', size: 6 },
  { name: 'mfe-account', folder: 'mfe-account', size: 6 },
];
/** Suites that start and kill processes, take long, count what others would disturb or hold the clock while streams begin: each by itself, and the first to begin. */
const ALONE = [
  'generation-workers',
  'fuzz',
  'scale-out',
  'billing-kill',
  'billing-ledger',
  'database-outage',
  'previews',
  'media',
  'render-export',
  'render-pool',
  'LibraryPage',
  'PromptBox',
  'VerifyPage',
];
/** What is replaced or loaded anew for one suite would be so for all that share its file; an environment of its own is a file's. */
const NEEDS_OWN_FILE = /jest\.(mock|doMock|resetModules|isolateModules)\(|@jest-environment/;
const SUITE = /\.(?:e2e-)?spec\.tsx?$/;
/** Jest keeps one time limit for all of a file's tests (ms). */
const PATIENCE_MS = 180_000;

/**
 * Jest loads what a suite tests anew for each file, which costs more than most suites' own work: here several suites share a file, and so one load.
 * @param {string} folder where the files are written, a folder for each project; jest.preset.cjs takes them in place of the suites when SUITE_GROUPS names it
 * @returns {string} the folder
 */
export function writeSuiteGroups(folder) {
  for (const project of PROJECTS) {
    const target = path.join(folder, project.name);
    mkdirSync(target, { recursive: true });
    groupsOf(project).forEach((group, at) => writeFileSync(path.join(target, fileName(group, at)), fileOf(group)));
  }
  return folder;
}

function groupsOf({ folder, size }) {
  const suites = suitesIn(path.join(ROOT, folder)).sort();
  const alone = suites.filter(standsAlone);
  const shared = suites.filter((suite) => !alone.includes(suite));
  const count = Math.ceil(shared.length / size);
  // Dealt like cards: neighbours in the alphabet, which are alike in length, go to different groups.
  return [
    ...alone.map((suite) => [suite]),
    ...Array.from({ length: count }, (_, at) => shared.filter((_, index) => index % count === at)),
  ];
}

function suitesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'dist' ? [] : suitesIn(file);
    return SUITE.test(entry.name) ? [file] : [];
  });
}

function standsAlone(suite) {
  return ALONE.includes(nameOf(suite)) || NEEDS_OWN_FILE.test(readFileSync(suite, 'utf8'));
}

const nameOf = (suite) => path.basename(suite).replace(SUITE, '');

const fileName = (group, at) =>
  `${String(at).padStart(2, '0')}-${group.length === 1 ? nameOf(group[0]) : 'group'}.spec.ts`;

/** Each suite stands in a block of its own, so that what it sets up before its tests is not set up for its neighbours'. */
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
