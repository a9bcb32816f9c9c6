/** npm run dev: the backend restarts and every front end reloads when its files change. */
import { ensureInstalled } from '../workspace/ensure-install.mjs';

try {
  await ensureInstalled();
  const { runDevelopment } = await import('./development.mjs');
  process.exitCode = await runDevelopment();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
