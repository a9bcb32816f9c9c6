module.exports = require('../../jest.preset.cjs').node('sound-engine', __dirname);
