module.exports = require('../jest.preset.cjs').web('mfe-billing', __dirname);
