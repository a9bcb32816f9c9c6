module.exports = require('../../jest.preset.cjs').web('ui', __dirname);
