import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAIN = join(__dirname, '../../../tools/payments-sandbox/main.mjs');
const API_KEY = 'sk_test_sandbox';
export const WEBHOOK_SECRET = 'whsec_of_the_tests';

export interface Sandbox {
  readonly origin: string;
  /** Settings under which the product uses it. */
  readonly settings: Record<string, string>;
  /** Pays a session, as its checkout page does; answers the status of the call. */
  pay(checkoutUrl: string, card?: string): Promise<number>;
  /** Does something on the portal page of an address that the product was given. */
  portal(portalUrl: string, action: 'show' | 'cancel' | 'resume' | 'card' | 'week' | 'month', card?: string): Promise<void>;
  /** Sends every event of its life once more. */
  repeatDeliveries(): Promise<void>;
  deliveries(): Promise<{ id: string; type: string; statuses: number[]; delivered: boolean }[]>;
  stop(): Promise<void>;
}

/** A port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** The payments sandbox as a process, which tells an application on the port of its events. */
export async function startSandbox(appPort: number, folder = mkdtempSync(join(tmpdir(), 'whoosh-sandbox-'))): Promise<Sandbox> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      SANDBOX_DIR: folder, SANDBOX_APP_ORIGIN: `http://localhost:${appPort}`, SANDBOX_API_KEY: API_KEY,
      SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${appPort}/api/webhooks/stripe`, SANDBOX_WEBHOOK_SECRET: WEBHOOK_SECRET,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The sandbox ended.')));
    child.stdout.on('data', (text: Buffer) => resolve(/sandbox (\S+)/.exec(text.toString())?.[1] ?? ''));
  });
  const post = (path: string, body: object) =>
    fetch(origin + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return {
    origin,
    settings: {
      STRIPE_API_BASE: origin, CHECKOUT_ORIGIN: origin, STRIPE_SECRET_KEY: API_KEY, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_PRICE_100_CREDITS: 'price_100_credits', STRIPE_PRICE_1000_CREDITS: 'price_1000_credits', STRIPE_PRICE_10000_CREDITS: 'price_10000_credits',
      STRIPE_PRICE_PREMIUM: 'price_premium',
    },
    pay: async (checkoutUrl, card = '4242 4242 4242 4242') => {
      const [id, secret] = new URL(checkoutUrl).hash.slice(1).split('.');
      return (await post('/checkout/pay', { id, secret, card })).status;
    },
    portal: async (portalUrl, action, card) => {
      const { status } = await post('/portal/do', { id: new URL(portalUrl).hash.slice(1), action, card });
      if (status !== 200) throw new Error(`The portal answered ${status} to ${action}.`);
    },
    repeatDeliveries: async () => void (await post('/deliveries/repeat', {})),
    deliveries: async () => (await fetch(`${origin}/deliveries`)).json() as ReturnType<Sandbox['deliveries']>,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
