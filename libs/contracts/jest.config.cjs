module.exports = require('../../jest.preset.cjs').node('contracts', __dirname);
