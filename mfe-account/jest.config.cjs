module.exports = require('../jest.preset.cjs').web('mfe-account', __dirname);
