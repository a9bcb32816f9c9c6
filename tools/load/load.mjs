/**
 * npm run load [-- --minutes 30] [--creators 300] [--makers 20]: a crowd looks around while others make sounds; one
 * table of what it got.
 */
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../workspace/ensure-install.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    creators: { type: 'string', default: '300' },
    makers: { type: 'string', default: '20' },
  },
});
try {
  await ensureInstalled();
  if (process.env.WHOOSH_PREBUILT !== '1') {
    const { PRODUCT, runTargets } = await import('../workspace/build.mjs');
    if (!runTargets(['build'], PRODUCT, { quiet: true }))
      throw new Error('The build failed; the message stands above.');
  }
  const { startProduct } = await import('../product/running-product.mjs');
  const { printTable } = await import('../bench/table.mjs');
  const { measureLoad } = await import('./measure.mjs');
  const product = await startProduct();
  try {
    const { rows, failures } = await measureLoad(product, {
      minutes: Number(values.minutes),
      creators: Number(values.creators),
      makers: Number(values.makers),
    });
    for (const failure of failures.slice(0, 10)) console.error(failure);
    const holds = printTable(rows);
    console.log(holds ? 'Every limit was kept.' : 'Not every limit was kept: see the rows that were MISSED.');
    process.exitCode = holds ? 0 : 1;
  } finally {
    await product.stop();
  }
} catch (error) {
  console.error(error.stack ?? error.message);
  process.exitCode = 1;
}
