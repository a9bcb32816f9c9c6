const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

const LONG = /[\\/](e2e[\\/]src|tools[\\/](torture|deploy|bench))[\\/]/;

/** Browser tests, long suites of the tools and suites that have a file of their own, then groups of supertest suites, then other groups, then the rest. */
const rank = (file) => {
  if (LONG.test(file)) return 0;
  const groups = process.env.SUITE_GROUPS;
  if (groups === undefined || !file.startsWith(groups)) return 3;
  if (!file.endsWith('-group.spec.ts')) return 0;
  return path.basename(path.dirname(file)) === 'backend' ? 1 : 2;
};

/** What takes longest begins first, so that no core waits for the last one. */
module.exports = class LongestFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    return sorted.sort((a, b) => rank(a.path) - rank(b.path));
  }
};
