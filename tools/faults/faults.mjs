/**
 * npm run faults [-- --kills 200] [--seed N] [--short]: servers, workers and the database are killed at random moments
 * while creators use them, the disk fills up, mail and storage refuse, messages of the provider are lost and doubled.
 * Afterwards every promise must have been kept.
 */
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../workspace/ensure-install.mjs';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
    short: { type: 'boolean', default: false },
    world: { type: 'string', default: 'small-disk,remote' },
  },
});
try {
  await ensureInstalled();
  if (process.env.WHOOSH_PREBUILT !== '1') {
    const { PRODUCT, runTargets } = await import('../workspace/build.mjs');
    if (!runTargets(['build'], PRODUCT, { quiet: true }))
      throw new Error('The build failed; the message stands above.');
  }
  const { torment } = await import('./torment.mjs');
  const worlds = values.short ? ['disk'] : values.world.split(',');
  const size = values.short ? { servers: 1, workers: 1, creators: 2 } : { servers: 2, workers: 2, creators: 8 };
  let holds = true;
  for (const [at, kind] of worlds.entries()) {
    const kills = Math.ceil(Number(values.kills) / worlds.length);
    holds = (await torment(kind, { ...size, kills, seed: Number(values.seed) + at })) && holds;
  }
  process.exitCode = holds ? 0 : 1;
} catch (error) {
  console.error(error.stack ?? error.message);
  process.exitCode = 1;
}
