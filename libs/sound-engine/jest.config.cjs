module.exports = require('../../jest.preset.cjs').node('sound-engine', __dirname, {
  setupFilesAfterEnv: [`${__dirname}/src/testing/known-data.ts`],
});
