// @ts-check
/** The sandbox as a process of its own, for tests; `npm start` runs it within the starter. Prints its origin. */
import { startSandbox } from './server.mjs';

const { SANDBOX_DIR, SANDBOX_PORT, SANDBOX_APP_ORIGIN, SANDBOX_API_KEY, SANDBOX_WEBHOOK_URL, SANDBOX_WEBHOOK_SECRET } =
  process.env;
if (!SANDBOX_DIR || !SANDBOX_APP_ORIGIN || !SANDBOX_API_KEY || !SANDBOX_WEBHOOK_URL || !SANDBOX_WEBHOOK_SECRET) {
  throw new Error(
    'SANDBOX_DIR, SANDBOX_APP_ORIGIN, SANDBOX_API_KEY, SANDBOX_WEBHOOK_URL and SANDBOX_WEBHOOK_SECRET must be set',
  );
}
const sandbox = await startSandbox({
  folder: SANDBOX_DIR,
  port: Number(SANDBOX_PORT ?? 0),
  appOrigin: SANDBOX_APP_ORIGIN,
  apiKey: SANDBOX_API_KEY,
  webhookUrl: SANDBOX_WEBHOOK_URL,
  webhookSecret: SANDBOX_WEBHOOK_SECRET,
});
process.on('SIGTERM', () => void sandbox.stop().then(() => process.exit(0)));
console.log(`sandbox ${sandbox.origin}`);
