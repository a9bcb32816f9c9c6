/** Everything but the browser tests, which need a built product (tools/test/run.mjs runs them afterwards). */
module.exports = {
  // Suites share two cores with everything else that runs; a slow machine is no failure. (Jest believes this only here, not in a project.)
  testTimeout: 60_000,
  projects: ['backend', 'shell', 'mfe-creator', 'mfe-timeline', 'mfe-billing', 'mfe-account', 'libs/contracts', 'libs/sound-scene', 'libs/audio-codec', 'libs/sound-engine', 'libs/timeline-mix', 'libs/api-client', 'libs/ui', 'tools'].map((p) => `<rootDir>/${p}`),
};
