module.exports = require('../../jest.preset.cjs').web('scene-editing', __dirname);
