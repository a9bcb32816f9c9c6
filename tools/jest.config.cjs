module.exports = require('../jest.preset.cjs').node('tools', __dirname);
