/**
 * npm start: installs, builds, starts the database and the product, and brings back what dies until it is told to stop.
 */
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../workspace/ensure-install.mjs';
import { MEMORY_ENVIRONMENT } from './memory-settings.mjs';

/** Of the process that waits beside the product: it does little, and nothing often. */
const WAITING_FLAGS = ['--max-semi-space-size=1', '--optimize-for-size', '--v8-pool-size=1', '--expose-gc'];

try {
  await ensureInstalled();
  // Imported only now: everything behind it needs the dependencies.
  const { buildProduct } = await import('./build-product.mjs');
  buildProduct();
  beginAnew();
  const { runProduct } = await import('./product.mjs');
  process.exitCode = await runProduct();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/**
 * Goes on as a program of its own in the same process: what looked through lockfiles holds 30 MiB more than what waits
 * beside the product. Where a system cannot do that, or another process listens to this one over a channel
 * (continueOnRuntime), it stays as it is.
 */
function beginAnew() {
  if (typeof process.execve !== 'function' || process.platform === 'win32' || process.connected) return;
  const program = fileURLToPath(new URL('./wait-beside-product.mjs', import.meta.url));
  process.execve(process.execPath, [process.execPath, ...WAITING_FLAGS, program], {
    ...process.env,
    ...MEMORY_ENVIRONMENT,
  });
}
