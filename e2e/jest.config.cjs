const { node } = require('../jest.preset.cjs');

// Those that measure time have the machine to themselves (tools/test/everything.mjs).
const besideOthers = process.env.BESIDE_OTHERS === '1' ? ['/timed/'] : [];

module.exports = node('e2e', __dirname, { testTimeout: 120_000, testPathIgnorePatterns: ['/node_modules/', '/dist/', ...besideOthers] });
