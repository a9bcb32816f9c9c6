const { readdirSync } = require('node:fs');
const path = require('node:path');

const ROOT = path.resolve(__dirname, '../..');
const SUITE = /\.(?:e2e-)?spec\.tsx?$/;
const IS_FULL = process.env.TEST_FORM === 'full';
const PRODUCT = ['backend', 'shell', 'mfe-creator', 'mfe-timeline', 'mfe-billing', 'mfe-account'];
const EVERY_FILE = ['{workspaceRoot}/**/*'];
/** The engine without what reads descriptions: sounds are made without it. */
const WITHOUT_LANGUAGE = ['!{projectRoot}/src/{language,languages}/**/*', '!{projectRoot}/src/testing/language/**/*'];

/**
 * How the suites of each project run: in parts, each an Nx target with a cache of its own (`test-NAME`, and `test` for
 * all of a project).
 * - `suites`: which of the project's suites a part has, by their path in the project; a suite belongs to the first part
 * that takes it
 * - `deal`: into how many targets of about equal length they are dealt
 * - `inputs`: what its suites read beside the project's files and the sources of what that depends on; `only`: all that
 * they read
 * - `builds`: the projects whose builds they run, and whose results are therefore inputs
 * - `timed`: they measure time and have the machine to themselves
 * - `needs`: what stands beside them (surroundings.mjs)
 * - `isLong`: over half a minute, so it begins before shorter ones. A project's `size` is how many suites share a file
 * (suite-groups.mjs): many where loading costs more than the suites' own work, fewer where they are long.
 */
const PROJECTS = [
  {
    folder: 'backend',
    size: 24,
    parts: [
      {
        name: 'units',
        suites: /^src\//,
        needs: ['database'],
        isLong: true,
        // Threads that suites start are the compiled ones.
        builds: ['backend'],
        inputs: ['{workspaceRoot}/.env.example'],
      },
      {
        name: 'api',
        suites: /^test\//,
        needs: ['database'],
        deal: 2,
        isLong: true,
        builds: ['backend'],
        inputs: [
          '{workspaceRoot}/docs/{api.md,openapi.json}',
          '{workspaceRoot}/libs/client/**/*',
          '{workspaceRoot}/tools/{openid-provider,payments-sandbox,postgres,product,start}/**/*',
        ],
      },
    ],
  },
  { folder: 'shell', size: 8, parts: [{ name: 'pages', suites: /./ }] },
  { folder: 'mfe-creator', size: 10, parts: [{ name: 'pages', suites: /./, deal: 2, isLong: true }] },
  { folder: 'mfe-timeline', size: 16, parts: [{ name: 'pages', suites: /./, deal: 2 }] },
  { folder: 'mfe-billing', size: 6, parts: [{ name: 'pages', suites: /./ }] },
  { folder: 'mfe-account', size: 6, parts: [{ name: 'pages', suites: /./ }] },
  { folder: 'libs/contracts', parts: [{ name: 'units', suites: /./ }] },
  { folder: 'libs/sound-scene', parts: [{ name: 'units', suites: /./ }] },
  { folder: 'libs/audio-codec', parts: [{ name: 'units', suites: /./ }] },
  {
    folder: 'libs/sound-engine',
    size: 20,
    parts: [
      // It measures processor time, of which other parts beside it take some: they share caches and cores.
      { name: 'speed', suites: /^src\/language\/speed\.spec/, timed: true },
      { name: 'language', suites: /^src\/language\//, isLong: true },
      { name: 'properties', suites: /^src\/testing\/properties\//, deal: 3 },
      { name: 'models', suites: /^src\/(models\/\w+|individual)\//, deal: 2, inputs: WITHOUT_LANGUAGE },
      { name: 'sound', suites: /^src\/(dsp|mix)\//, inputs: WITHOUT_LANGUAGE },
      { name: 'whole', suites: /./ },
    ],
  },
  { folder: 'libs/timeline-mix', parts: [{ name: 'units', suites: /./ }] },
  { folder: 'libs/api-client', parts: [{ name: 'units', suites: /./ }] },
  {
    folder: 'libs/ui',
    size: 16,
    parts: [
      { name: 'texts', suites: /every-catalogue/, inputs: ['{workspaceRoot}/{shell,mfe-*,libs/*}/src/**/*'] },
      { name: 'pages', suites: /./ },
    ],
  },
  { folder: 'libs/preview', parts: [{ name: 'units', suites: /./ }] },
  { folder: 'libs/scene-editing', parts: [{ name: 'units', suites: /./ }] },
  {
    folder: 'tools',
    parts: [
      { name: 'sandbox', suites: /^payments-sandbox\// },
      {
        name: 'engine',
        suites: /^(bench|listening|lexicon|render)\//,
        only: ['{workspaceRoot}/{libs,tools,calibration}/**/*', '{workspaceRoot}/docs/grades.json'],
        builds: ['sound-engine'],
      },
      { name: 'faults', suites: /^(faults|backup)\//, isLong: true, only: EVERY_FILE, builds: PRODUCT },
      { name: 'deploy', suites: /^deploy\//, only: EVERY_FILE, builds: PRODUCT },
      { name: 'workspace', suites: /./, only: EVERY_FILE },
    ],
  },
  {
    folder: 'e2e',
    parts: [
      // Each with the front ends that it visits beside the shell (src/support/browser.ts holds it to them): a change in
      // another one leaves it alone.
      { ...visiting('accessible', ['creator', 'timeline', 'billing', 'account']), isLong: true },
      visiting('accessible-dialogs', ['creator', 'timeline', 'billing', 'account']),
      visiting('compare-takes', ['creator']),
      { ...visiting('creator', ['creator', 'billing']), isLong: true },
      visiting('first-load', ['creator', 'timeline', 'billing', 'account']),
      visiting('keyboard-account', ['account', 'billing', 'creator', 'timeline']),
      visiting('keyboard-creator', ['creator', 'billing']),
      visiting('keyboard-library', ['creator']),
      visiting('keyboard-timeline', ['timeline', 'creator']),
      visiting('looks', ['creator', 'timeline', 'billing', 'account']),
      visiting('main-job', ['creator', 'timeline', 'billing', 'account']),
      visiting('one-sound', ['creator', 'timeline']),
      visiting('page-changes', ['creator', 'timeline', 'billing', 'account']),
      visiting('passkeys', ['account', 'billing']),
      visiting('payments', ['billing', 'account', 'creator']),
      { ...visiting('preview', ['creator', 'billing']), isLong: true },
      visiting('private-installation', ['creator', 'account']),
      visiting('sound-page', ['creator']),
      visiting('steady', ['creator', 'timeline', 'billing', 'account']),
      { ...visiting('timeline', ['timeline', 'creator']), isLong: true },
      visiting('timeline-mixer', ['timeline', 'creator']),
      visiting('timeline-offline', ['timeline', 'creator', 'billing', 'account']),
      visiting('timeline-recording', ['timeline', 'creator']),
      visiting('timeline-scenes', ['timeline', 'creator']),
      visiting('timeline-windows', ['timeline', 'creator']),
      visiting('touch', ['creator', 'timeline']),
      // The short form measures no time, which would need the machine for itself: what it has of these runs beside
      // others.
      visiting('timed/hearing', ['creator'], { timed: IS_FULL }),
      visiting('timed/library-scroll', ['creator'], { timed: IS_FULL }),
      visiting('timed/start', ['creator', 'timeline', 'billing', 'account'], { timed: IS_FULL, needs: [] }),
      visiting('timed/timeline-drag', ['timeline', 'creator'], { timed: IS_FULL }),
      visiting('timed/timeline-scrub', ['timeline', 'creator'], { timed: IS_FULL }),
      visiting('timed/timeline-sync', ['timeline', 'creator'], { timed: IS_FULL, needs: [] }),
      ofTheEngine('engine-hashes'),
      ofTheEngine('engine-package'),
    ],
  },
];

/** A browser suite of the product. */
function visiting(suite, frontEnds, { timed = false, needs = [timed ? 'warm-product' : 'product'] } = {}) {
  return {
    name: path.basename(suite),
    suites: new RegExp(`^src/${suite}\\.e2e-spec`),
    frontEnds,
    timed,
    needs,
    builds: ['backend', 'shell', ...frontEnds.map((name) => `mfe-${name}`)],
    only: [
      '{projectRoot}/{*,src/support/**/*}',
      `{projectRoot}/src/${suite}.e2e-spec.ts`,
      '{workspaceRoot}/tools/{openid-provider,payments-sandbox,postgres,product,start}/**/*',
      '{workspaceRoot}/tools/bench/machine-speed.{mjs,d.mts}',
    ],
  };
}

/** A browser suite that runs the engine in a page of its own. */
function ofTheEngine(suite) {
  return {
    name: suite,
    suites: new RegExp(`^src/${suite}\\.e2e-spec`),
    builds: ['sound-engine'],
    only: [
      '{projectRoot}/{*,src/support/**/*}',
      `{projectRoot}/src/${suite}.e2e-spec.ts`,
      '{workspaceRoot}/libs/{sound-engine,sound-scene,audio-codec}/**/*',
    ],
  };
}

/**
 * The parts of a project, those that are dealt one by one, with their suites.
 * @param {string} folder the project's, from the workspace's
 * @returns {{ name: string, files: string[], frontEnds?: string[], timed?: boolean, inputs?: string[], only?: string[],
 * builds?: string[] }[]} files from the project's folder
 */
function partsOf(folder) {
  const project = projectIn(folder);
  const left = new Set(suitesIn(path.join(ROOT, folder)).sort());
  return project.parts.flatMap(({ suites, deal = 1, ...part }) => {
    const files = [...left].filter((file) => suites.test(file));
    files.forEach((file) => left.delete(file));
    if (deal === 1) return [{ ...part, files }];
    // Dealt like cards: neighbours in the alphabet, which are alike in length, go to different hands.
    return Array.from({ length: deal }, (_, hand) => ({
      ...part,
      name: `${part.name}-${hand + 1}`,
      files: files.filter((_file, at) => at % deal === hand),
    }));
  });
}

/** @throws RangeError for a folder without parts */
function projectIn(folder) {
  const project = PROJECTS.find((candidate) => candidate.folder === folder);
  if (project === undefined) throw new RangeError(`tools/test/suite-parts.cjs names no parts of ${folder}`);
  return project;
}

function suitesIn(folder, inside = '') {
  return readdirSync(path.join(folder, inside), { withFileTypes: true }).flatMap((entry) => {
    const place = path.posix.join(inside, entry.name);
    if (entry.isDirectory())
      return ['node_modules', 'dist', 'test-results'].includes(entry.name) ? [] : suitesIn(folder, place);
    return SUITE.test(entry.name) ? [place] : [];
  });
}

module.exports = { PRODUCT, PROJECTS, ROOT, partsOf, projectIn };
