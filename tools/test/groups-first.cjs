const { default: Sequencer } = require('@jest/test-sequencer');

/** Groups of suites take longest: they begin first, so that no core waits for the last one. */
module.exports = class GroupsFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    const isGroup = ({ path }) => process.env.SUITE_GROUPS !== undefined && path.startsWith(process.env.SUITE_GROUPS);
    return [...sorted.filter(isGroup).sort((a, b) => a.path.localeCompare(b.path)), ...sorted.filter((test) => !isGroup(test))];
  }
};
