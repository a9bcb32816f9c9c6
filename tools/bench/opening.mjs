/**
 * npm run bench:opening: how fast pages open on a slow line and a slow processor, on a product of its own; one table.
 */
import { ensureInstalled } from '../workspace/ensure-install.mjs';

try {
  await ensureInstalled();
  const { PRODUCT, runTargets } = await import('../workspace/build.mjs');
  if (process.env.WHOOSH_PREBUILT === undefined && !runTargets(['build'], PRODUCT, { quiet: true }))
    throw new Error('The build failed; the message stands above.');
  const { startProduct } = await import('../product/running-product.mjs');
  const { openingSpeed } = await import('./opening-speed.mjs');
  const { printTable } = await import('./table.mjs');
  const product = await startProduct();
  try {
    process.exitCode = printTable(await openingSpeed(product)) ? 0 : 1;
  } finally {
    await product.stop();
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
