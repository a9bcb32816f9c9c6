module.exports = require('../../jest.preset.cjs').node('audio-codec', __dirname);
