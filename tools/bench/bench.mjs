/** npm run bench: what issue and handbook ask of speed and memory, measured on a product of its own; one table. */
import { ensureInstalled } from '../workspace/ensure-install.mjs';

try {
  ensureInstalled();
  const { PRODUCT, runTargets } = await import('../workspace/build.mjs');
  if (!runTargets(['build'], PRODUCT, { quiet: true })) throw new Error('The build failed; the message stands above.');
  const { startProduct } = await import('../product/running-product.mjs');
  const { productSpeed } = await import('./product-speed.mjs');
  const { engineSpeeds } = await import('./engine-speed.mjs');
  const { SIX_LAYERS, pooledSceneSpeed, sceneMemory, sceneSpeed } = await import('./engine-scene.mjs');
  const { ledgerSpeed } = await import('./ledger-speed.mjs');
  const { uploadSpeed } = await import('./upload-speed.mjs');
  const { exportSpeed } = await import('./export-speed.mjs');
  const { firstLoadBytes } = await import('./first-load.mjs');
  const { printTable } = await import('./table.mjs');
  const startedAt = performance.now();
  const product = await startProduct();
  const startTime = performance.now() - startedAt;
  let rows;
  let firstLoad;
  try {
    rows = [...(await productSpeed(product)), ...(await ledgerSpeed(product)), ...(await uploadSpeed(product))];
    firstLoad = await firstLoadBytes(product.url);
  } finally {
    await product.stop();
  }
  rows.push(...(await exportSpeed()));
  const speeds = engineSpeeds().sort((a, b) => a.timesRealTime - b.timesRealTime);
  const holds = printTable([
    { what: 'start to ready, built, fresh data', value: startTime, limit: 8000, unit: 'ms' },
    ...rows,
    { what: 'signed-out first load, gzipped JavaScript', value: firstLoad / 1024, limit: 300, unit: 'KiB' },
    { what: 'render six layers of a usual scene', value: sceneSpeed(SIX_LAYERS.usual).byTheClock, limit: 20, unit: 'x real time', better: 'more' },
    { what: 'render the six heaviest sources at once, in the product', value: await pooledSceneSpeed(SIX_LAYERS.heaviest), limit: 20, unit: 'x real time', better: 'more' },
    { what: 'render the six heaviest sources at once, on one core', value: sceneSpeed(SIX_LAYERS.heaviest).byTheClock, unit: 'x real time', better: 'more' },
    { what: 'memory for 22 s of six layers, above idle', value: sceneMemory(SIX_LAYERS.usual) / 1024 / 1024, limit: 150, unit: 'MiB' },
    ...speeds.map(({ id, timesRealTime }) => ({ what: `render ${id}`, value: timesRealTime, limit: 60, unit: 'x real time', better: 'more' })),
  ]);
  process.exitCode = holds ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
