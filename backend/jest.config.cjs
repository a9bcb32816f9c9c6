const { node } = require('../jest.preset.cjs');

const groups = process.env.SUITE_GROUPS;

module.exports = node('backend', __dirname, {
  // npm test runs the supertest suites several to a file (tools/test/suite-groups.mjs).
  ...(groups && { roots: ['<rootDir>', groups], testMatch: ['<rootDir>/src/**/*.spec.ts', `${groups}/*.e2e-spec.ts`] }),
  setupFilesAfterEnv: [`${__dirname}/test/support/patience.ts`],
  // Published as ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(@nestjs|postal-mime|fast-check|pure-rand|mpg123-decoder|@wasm-audio-decoders|simple-yenc)/)',
  ],
});
