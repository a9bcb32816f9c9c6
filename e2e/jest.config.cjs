const { node } = require('../jest.preset.cjs');

// Those that measure time have the machine to themselves (tools/test/everything.mjs); of a drag the short form counts nodes alone.
const UNTIMED_IN_SHORT = process.env.TEST_FORM === 'short' ? '(?!timeline-drag)' : '';
const besideOthers = process.env.BESIDE_OTHERS === '1' ? [`/timed/${UNTIMED_IN_SHORT}`] : [];

module.exports = node('e2e', __dirname, {
  testTimeout: 120_000,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...besideOthers],
});
