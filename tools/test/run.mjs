/**
 * npm test: lint, types, build, every suite and the browser tests; the last line is "N passed, N failed". `--full` runs
 * the long forms.
 */
import { ensureInstalled } from '../workspace/ensure-install.mjs';

try {
  await ensureInstalled();
  const { runEverything } = await import('./everything.mjs');
  process.exitCode = await runEverything({ full: process.argv.includes('--full') });
} catch (error) {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
