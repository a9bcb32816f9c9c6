const { existsSync } = require('node:fs');
const path = require('node:path');

const TRANSFORM = path.join(__dirname, 'tools/test/fast-exports.cjs');

/** Shared jest settings: one transform for the CommonJS backend, the neutral libs and the React projects. */
const swc = (syntax, extra = {}) => [
  TRANSFORM,
  {
    jsc: {
      target: 'es2022',
      parser: { syntax, decorators: true, tsx: true, jsx: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
      keepClassNames: true,
      ...extra,
    },
    module: { type: 'commonjs' },
    sourceMaps: true,
  },
];

/** npm test runs the suites of some projects several to a file (tools/test/run-part.mjs). */
const inGroups = (displayName, rootDir) => {
  const groups = path.join(process.env.SUITE_GROUPS ?? '/nowhere', displayName);
  return existsSync(groups) ? { roots: [rootDir, groups], testMatch: [`${groups}/*.spec.ts`] } : {};
};

const node = (displayName, rootDir, { setupFilesAfterEnv = [], ...extra } = {}) => ({
  displayName,
  rootDir,
  testEnvironment: 'node',
  // Jest's context looks up what is global anew at each use, which is most of the time of a loop over samples.
  sandboxInjectedGlobals: ['Math', 'Number'],
  setupFilesAfterEnv: [`${__dirname}/tools/test/equal-samples.cjs`, ...setupFilesAfterEnv],
  testMatch: ['<rootDir>/**/*.spec.ts', '<rootDir>/**/*.e2e-spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': ['$1', '$1.js'] },
  testEnvironmentOptions: { customExportConditions: ['@whoosh/source', 'node', 'node-addons'] },
  transform: {
    '^.+\\.ts$': swc('typescript', { parser: { syntax: 'typescript', decorators: true } }),
    '^.+\\.m?js$': swc('ecmascript'),
  },
  transformIgnorePatterns: ['/node_modules/(?!(@nestjs|postal-mime|fast-check|pure-rand)/)'],
  ...extra,
  ...inGroups(displayName, rootDir),
});

const web = (displayName, rootDir, extra = {}) => ({
  displayName,
  rootDir,
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/**/*.spec.ts', '<rootDir>/**/*.spec.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  testEnvironmentOptions: { customExportConditions: ['@whoosh/source', 'browser'] },
  transform: { '^.+\\.(ts|tsx)$': swc('typescript'), '^.+\\.m?js$': swc('ecmascript') },
  transformIgnorePatterns: ['/node_modules/(?!(fast-check|pure-rand|intl-messageformat|@formatjs)/)'],
  moduleNameMapper: { '\\.(css|woff2)$': `${__dirname}/tools/test/style-mock.cjs` },
  setupFiles: ['jsdom-setup', 'without-owner-stacks'].map((name) => path.join(__dirname, `tools/test/${name}.cjs`)),
  setupFilesAfterEnv: [`${__dirname}/tools/test/patient-queries.cjs`],
  testTimeout: 30_000,
  ...extra,
  ...inGroups(displayName, rootDir),
});

module.exports = { node, web };
