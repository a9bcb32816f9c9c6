module.exports = require('../jest.preset.cjs').node('backend', __dirname);
