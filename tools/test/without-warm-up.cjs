/**
 * Loaded before a compiled server or worker (node --require): it warms nothing up when it starts. Its first answers
 * take longer, which only a suite that measures time would notice; a suite that starts a process for a few requests
 * would else spend more on the warm-up than on them.
 */
const path = require('node:path');
const { isMainThread } = require('node:worker_threads');

const DIST = path.join(__dirname, '../../backend/dist');

if (isMainThread && ['main.js', 'worker.js'].some((program) => process.argv[1] === path.join(DIST, program))) {
  const { RenderPool } = require('../../backend/dist/modules/sound-effects/render-pool');
  RenderPool.prototype.warmUp = () => undefined;
  const warmUp = require('../../backend/dist/warm-up');
  warmUp.warmUp = (app) => app.init();
}
