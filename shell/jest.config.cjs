module.exports = require('../jest.preset.cjs').web('shell', __dirname);
