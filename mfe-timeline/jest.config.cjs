const { web } = require('../jest.preset.cjs');

// Uppy and what it is made of, and the formatter of messages, come as ES modules only.
const ESM = [
  'intl-messageformat',
  '@formatjs',
  '@uppy',
  '@transloadit',
  'nanoid',
  'preact',
  'p-queue',
  'p-retry',
  'p-timeout',
  'eventemitter3',
  'is-network-error',
];
const base = web('mfe-timeline', __dirname);

module.exports = {
  ...base,
  transformIgnorePatterns: [`/node_modules/(?!(.*/node_modules/)?(${ESM.join('|')})/)`],
  moduleNameMapper: {
    ...base.moduleNameMapper,
    // this one cannot even be found by a require
    '^@transloadit/prettier-bytes$': require('node:path').join(
      require.resolve('@transloadit/prettier-bytes/package.json'),
      '../dist/prettierBytes.js',
    ),
  },
};
