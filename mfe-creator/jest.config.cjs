module.exports = require('../jest.preset.cjs').web('mfe-creator', __dirname);
