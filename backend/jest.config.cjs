const { node } = require('../jest.preset.cjs');

module.exports = node('backend', __dirname, {
  setupFilesAfterEnv: ['patience', 'close-shared-apps'].map((name) => `${__dirname}/test/support/${name}.ts`),
  // Published as ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(@nestjs|postal-mime|fast-check|pure-rand|mpg123-decoder|@wasm-audio-decoders|simple-yenc|' +
      'pg-boss|rrule-temporal|serialize-error|non-error|cockatiel|openid-client|oauth4webapi|jose)/)',
  ],
});
