import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT } from './contract';
import { sandboxProvider, stripeTestMode, type Provider } from './contract-provider';
import { startSandbox } from './server.mjs';

// Calls of the SDK are fast; a machine that does something else beside may not be.
jest.setTimeout(30_000);

const API_KEY = 'sk_test_contract';
/** A restricted key of a Stripe account's test mode; nothing of it is read or stored elsewhere. */
const STRIPE_TEST_KEY = process.env['STRIPE_TEST_KEY'];

describe('the contract with the payment provider', () => {
  describe('held by the sandbox', () => {
    const folder = mkdtempSync(join(tmpdir(), 'whoosh-contract-'));
    let sandbox: Awaited<ReturnType<typeof startSandbox>>;
    let provider: Provider;

    beforeAll(async () => {
      sandbox = await startSandbox({
        folder,
        port: 0,
        appOrigin: 'http://localhost:1',
        apiKey: API_KEY,
        webhookUrl: 'http://127.0.0.1:1',
        webhookSecret: 'whsec_contract',
      });
      provider = sandboxProvider(sandbox.origin, API_KEY);
    });
    afterAll(async () => {
      await sandbox.stop();
      rmSync(folder, { recursive: true });
    });

    it.each(CONTRACT.map(({ title, holds }) => [title, holds] as const))('says that %s', (_, holds) => holds(provider));
  });

  // Stripe itself is asked only by whoever has a key of its test mode; without one, the run lists this as skipped.
  (STRIPE_TEST_KEY === undefined ? it.skip : it)(
    "is held by Stripe's test mode",
    async () => {
      const provider = await stripeTestMode(STRIPE_TEST_KEY ?? '');
      const broken: string[] = [];
      for (const { title, holds } of CONTRACT)
        await holds(provider).catch((error: unknown) => broken.push(`${title}: ${String(error)}`));
      expect(broken).toEqual([]);
    },
    120_000,
  );
});
