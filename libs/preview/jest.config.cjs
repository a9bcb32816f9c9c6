module.exports = require('../../jest.preset.cjs').web('preview', __dirname);
