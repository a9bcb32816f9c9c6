module.exports = require('../../jest.preset.cjs').web('api-client', __dirname);
