module.exports = require('../../jest.preset.cjs').node('timeline-mix', __dirname);
