/**
 * Everything but the browser tests, which need a built product, to name some suites by hand; npm test runs them in
 * parts (tools/test/suite-parts.cjs).
 */
module.exports = {
  // Suites share two cores with everything else that runs; a slow machine is no failure. (Jest believes this only here,
  // not in a project.)
  testTimeout: 120_000,
  projects: [
    'backend',
    'shell',
    'mfe-creator',
    'mfe-timeline',
    'mfe-billing',
    'mfe-account',
    'libs/contracts',
    'libs/sound-scene',
    'libs/audio-codec',
    'libs/sound-engine',
    'libs/timeline-mix',
    'libs/api-client',
    'libs/ui',
    'libs/preview',
    'libs/scene-editing',
    'tools',
  ].map((p) => `<rootDir>/${p}`),
};
