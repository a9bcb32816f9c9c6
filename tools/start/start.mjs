/** npm start: installs, builds, starts the database and the product, and brings back what dies until it is told to stop. */
import { ensureInstalled } from '../workspace/ensure-install.mjs';

try {
  await ensureInstalled();
  // Imported only now: everything behind it needs the dependencies.
  const { runProduct } = await import('./product.mjs');
  process.exitCode = await runProduct();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
