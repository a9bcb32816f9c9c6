module.exports = require('../jest.preset.cjs').node('e2e', __dirname, { testTimeout: 120_000 });
