/** npm run admin */
import { ensureInstalled } from '../workspace/ensure-install.mjs';

try {
  await ensureInstalled();
  const { runBackend } = await import('./run-backend.mjs');
  process.exitCode = await runBackend('admin', process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
