module.exports = require('../jest.preset.cjs').web('mfe-timeline', __dirname);
