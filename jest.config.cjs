/** Everything; the browser tests, which need a built product, only where npm test asks for them (tools/test/everything.mjs). */
const browser = process.env.BESIDE_OTHERS === '1' ? ['e2e'] : [];

module.exports = {
  // Suites share two cores with everything else that runs; a slow machine is no failure. (Jest believes this only here, not in a project.)
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
    ...browser,
  ].map((p) => `<rootDir>/${p}`),
};
