module.exports = require('../../jest.preset.cjs').node('sound-scene', __dirname);
