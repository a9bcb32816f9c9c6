const { node } = require('../../jest.preset.cjs');

// The MP3 decoder that checks our files is published as ES modules only.
module.exports = node('audio-codec', __dirname, {
  transformIgnorePatterns: [
    '/node_modules/(?!(fast-check|pure-rand|mpg123-decoder|@wasm-audio-decoders|simple-yenc)/)',
  ],
});
