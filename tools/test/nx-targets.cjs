const path = require('node:path');
const { PRODUCT, partsOf } = require('./suite-parts.cjs');

/** What runs the suites, for all of them. */
const RUNNER = [
  '{workspaceRoot}/tools/test/**/*',
  '{workspaceRoot}/tests/**/*',
  '{workspaceRoot}/jest.preset.cjs',
  'sharedGlobals',
  { env: 'TEST_FORM' },
];

/**
 * A plugin of Nx: the suites of each project that has a jest.config.cjs as targets with inputs and cache
 * (suite-parts.cjs).
 * `test-NAME` runs a part, `test` all of them. Nx begins with what most others wait for, so whoever asks for `test` and
 * `test-long-parts` has the long ones begin first, and none of them alone at the end.
 */
const createNodes = [
  '**/jest.config.cjs',
  (configs) =>
    configs
      .map((config) => [config, path.posix.dirname(config)])
      .filter(([, folder]) => folder !== '.')
      .map(([config, folder]) => [config, { projects: { [folder]: { targets: targetsOf(folder) } } }]),
];

function targetsOf(folder) {
  const parts = partsOf(folder).map((part) => [`test-${part.name}`, targetOf(folder, part)]);
  const all = { executor: 'nx:noop', dependsOn: parts.map(([name]) => name) };
  const long = {
    executor: 'nx:noop',
    dependsOn: partsOf(folder).flatMap(({ name, isLong }) => (isLong ? `test-${name}` : [])),
  };
  return Object.fromEntries([
    ...parts,
    ['test', all],
    ['test-long-parts', long],
    ...(folder === 'tools' ? CHECKS.map(checkOf) : []),
  ]);
}

/** The checks of the whole workspace at once (tools/workspace/lint.mjs), as targets of one project. */
const CHECKS = ['format', 'rules', 'types'];
/** What reads the types that builds leave. */
const AFTER_BUILDS = ['rules', 'types'];

function checkOf(name) {
  const target = {
    executor: 'nx:run-commands',
    options: { command: `node tools/workspace/lint.mjs ${name}`, cwd: '{workspaceRoot}' },
    cache: true,
    dependsOn: AFTER_BUILDS.includes(name) ? [{ projects: ['*'], target: 'build' }] : [],
    inputs: ['{workspaceRoot}/**/*', { env: 'TEST_FORM' }],
  };
  return [`check-${name}`, target];
}

function targetOf(folder, { name, files, inputs = [], only, builds = [], needs = [], timed = false }) {
  // A product that suites share begins with the first of them, and has all front ends.
  const waitsFor = needs.some((need) => need.endsWith('product')) ? PRODUCT : builds;
  const ofBuilds = `{libs/*,${builds.join()}}/dist/**/*`;
  return {
    executor: 'nx:run-commands',
    options: { command: `node tools/test/run-part.mjs ${folder} ${name}`, cwd: '{workspaceRoot}' },
    cache: true,
    parallelism: !timed,
    dependsOn: waitsFor.map((project) => ({ projects: [`@whoosh/${project}`], target: 'build' })),
    inputs: [
      ...(only ?? ['default', '^production', ...inputs]),
      ...(builds.length > 0 ? [{ dependentTasksOutputFiles: ofBuilds, transitive: true }] : []),
      ...RUNNER,
    ],
    outputs: [`{projectRoot}/test-results/${name}.json`],
    metadata: { description: `${files.length} suites` },
  };
}

module.exports = { name: 'whoosh-suites', createNodes, createNodesV2: createNodes };
