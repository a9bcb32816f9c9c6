module.exports = require('../jest.preset.cjs').node('backend', __dirname, { testTimeout: 30_000 });
