import { PRODUCT, runTargets } from '../workspace/build.mjs';

/** Builds what changed, unless the environment says that all is built. @throws Error in one sentence */
export function buildProduct() {
  if (process.env.WHOOSH_PREBUILT === '1') return;
  console.log('Building what changed.');
  if (!runTargets(['build'], PRODUCT, { quiet: true })) throw new Error('The build failed; the message stands above.');
}
