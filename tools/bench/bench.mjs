/**
 * npm run bench [-- PART…]: what is promised of speed and memory, measured on a product of its own; one table. Without
 * parts, all but what takes an hour.
 */
import { ensureInstalled } from '../workspace/ensure-install.mjs';

/** What is measured, in the table's order. Those with a product share one. */
const PARTS = {
  product: { needsProduct: true, measure: productRows },
  ledger: { needsProduct: true, measure: async (product) => (await import('./ledger-speed.mjs')).ledgerSpeed(product) },
  hearing: {
    needsProduct: true,
    measure: async (product) => (await import('./hearing-speed.mjs')).hearingSpeed(product),
  },
  timeline: {
    needsProduct: true,
    measure: async (product) => (await import('./timeline-speed.mjs')).timelineSpeed(product, 2),
  },
  'timeline-hour': {
    needsProduct: true,
    isOnlyWhenAsked: true,
    measure: async (product) => (await import('./timeline-speed.mjs')).timelineSpeed(product, 60),
  },
  upload: { needsProduct: true, measure: async (product) => (await import('./upload-speed.mjs')).uploadSpeed(product) },
  export: { needsProduct: false, measure: async () => (await import('./export-speed.mjs')).exportSpeed() },
  'export-long': { needsProduct: false, measure: longExportRows },
  engine: { needsProduct: false, measure: engineRows },
};

try {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !(name in PARTS));
  if (unknown.length > 0)
    throw new Error(`bench: no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}`);
  const parts = Object.entries(PARTS).flatMap(([name, part]) =>
    asked.includes(name) || (asked.length === 0 && !part.isOnlyWhenAsked) ? [part] : [],
  );
  await ensureInstalled();
  const { PRODUCT, runTargets } = await import('../workspace/build.mjs');
  if (!runTargets(['build'], PRODUCT, { quiet: true })) throw new Error('The build failed; the message stands above.');
  const { printTable } = await import('./table.mjs');
  const rows = [...(await rowsOnProduct(parts.filter(({ needsProduct }) => needsProduct)))];
  for (const { measure } of parts.filter(({ needsProduct }) => !needsProduct)) rows.push(...(await measure()));
  process.exitCode = printTable(rows) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function rowsOnProduct(parts) {
  if (parts.length === 0) return [];
  const { startProduct } = await import('../product/running-product.mjs');
  const startedAt = performance.now();
  const product = await startProduct();
  const startTime = performance.now() - startedAt;
  const rows = [];
  try {
    for (const { measure } of parts) rows.push(...(await measure(product, startTime)));
  } finally {
    await product.stop();
  }
  return rows;
}

async function longExportRows() {
  const { exportSpeed, LONG_EXPORT } = await import('./export-speed.mjs');
  return exportSpeed(LONG_EXPORT);
}

async function productRows(product, startTime) {
  const { productSpeed } = await import('./product-speed.mjs');
  const { firstLoadBytes } = await import('./first-load.mjs');
  return [
    { what: 'start to ready, built, fresh data', value: startTime, limit: 8000, unit: 'ms' },
    ...(await productSpeed(product)),
    {
      what: 'signed-out first load, all that crosses the wire',
      value: (await firstLoadBytes(product.url)) / 1024,
      limit: 300,
      unit: 'KiB',
    },
  ];
}

async function engineRows() {
  const { engineSpeeds } = await import('./engine-speed.mjs');
  const { SIX_LAYERS, pooledSceneSpeed, sceneMemory, sceneSpeed } = await import('./engine-scene.mjs');
  const speeds = engineSpeeds().sort((a, b) => a.timesRealTime - b.timesRealTime);
  return [
    {
      what: 'render six layers of a usual scene',
      value: sceneSpeed(SIX_LAYERS.usual).byTheClock,
      limit: 20,
      unit: 'x real time',
      better: 'more',
    },
    {
      what: 'render the six heaviest sources at once, in the product',
      value: await pooledSceneSpeed(SIX_LAYERS.heaviest),
      limit: 20,
      unit: 'x real time',
      better: 'more',
    },
    {
      what: 'render the six heaviest sources at once, on one core',
      value: sceneSpeed(SIX_LAYERS.heaviest).byTheClock,
      unit: 'x real time',
      better: 'more',
    },
    {
      what: 'memory for 22 s of six layers, above idle',
      value: sceneMemory(SIX_LAYERS.usual) / 1024 / 1024,
      limit: 150,
      unit: 'MiB',
    },
    ...speeds.map(({ id, timesRealTime }) => ({
      what: `render ${id}`,
      value: timesRealTime,
      limit: 60,
      unit: 'x real time',
      better: 'more',
    })),
  ];
}
