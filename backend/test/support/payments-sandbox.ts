import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../tools/product/free-port.mjs';
import { createTestApp, type TestApp, type TestAppOptions } from './create-test-app';

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
  portal(
    portalUrl: string,
    action: 'show' | 'cancel' | 'resume' | 'card' | 'week' | 'month',
    card?: string,
  ): Promise<void>;
  /** Does something on the desk page, as whoever runs the provider; answers every payment, the newest first. */
  desk(order: {
    action: 'show' | 'refund' | 'failRefund' | 'dispute' | 'win' | 'lose';
    id?: string;
    amount?: number;
  }): Promise<DeskPayment[]>;
  /** From now on it makes these faults, and no others. */
  chaos(faults: Partial<Chaos>): Promise<void>;
  /** Sends every event of its life once more. */
  repeatDeliveries(): Promise<void>;
  deliveries(): Promise<{ id: string; type: string; statuses: number[]; delivered: boolean; isLost: boolean }[]>;
  stop(): Promise<void>;
}

interface Chaos {
  delayMs: number;
  failNext: number;
  dropNext: number;
  loseFirst: boolean;
  duplicate: boolean;
  reorder: boolean;
  badSignature: boolean;
}

export interface DeskPayment {
  id: string;
  amount: number;
  refunds: { id: string; amount: number; status: string }[];
  disputes: { id: string; status: string }[];
}

/** The product on a port of its own, beside a sandbox that sends its messages there. Whoever opens both stops both. */
export async function createPaidApp(
  settings: Record<string, string> = {},
  imports: TestAppOptions['imports'] = [],
): Promise<{ test: TestApp; sandbox: Sandbox }> {
  const port = await freePort();
  const sandbox = await startSandbox(port);
  const test = await createTestApp({
    imports,
    settings: {
      ...sandbox.settings,
      WORKER: 'on',
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      ...settings,
    },
  });
  await test.app.listen(port, '127.0.0.1');
  return { test, sandbox };
}

/** Waits until every message has arrived and everything that follows from it is done, mails included. */
export async function paymentsSettled(test: TestApp, sandbox: Sandbox): Promise<void> {
  const open = async (): Promise<number> => {
    const waiting = (await sandbox.deliveries()).filter(({ delivered, isLost }) => !delivered && !isLost).length;
    const [row]: { count: number }[] = await test.dataSource.query(
      `SELECT (SELECT count(*) FROM stripe_events WHERE handled_at IS NULL)::int + ` +
        `(SELECT count(*) FROM pgboss.job WHERE name = 'billing' AND state < 'completed')::int AS count`,
    );
    return waiting + (row?.count ?? 0);
  };
  for (let tries = 0; tries < 400 && (await open()) > 0; tries += 1) await sleep(25);
  if ((await open()) > 0) throw new Error('Payments did not settle.');
}

/** The payments sandbox as a process, which tells an application on the port of its events. */
async function startSandbox(
  appPort: number,
  folder = mkdtempSync(join(tmpdir(), 'whoosh-sandbox-')),
): Promise<Sandbox> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      SANDBOX_DIR: folder,
      SANDBOX_APP_ORIGIN: `http://localhost:${appPort}`,
      SANDBOX_API_KEY: API_KEY,
      SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${appPort}/api/webhooks/stripe`,
      SANDBOX_WEBHOOK_SECRET: WEBHOOK_SECRET,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The sandbox ended.')));
    child.stdout.on('data', (text: Buffer) => resolve(/sandbox (\S+)/.exec(text.toString())?.[1] ?? ''));
  });
  const post = (path: string, body: object) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    origin,
    settings: {
      STRIPE_API_BASE: origin,
      CHECKOUT_ORIGIN: origin,
      STRIPE_SECRET_KEY: API_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_PRICE_100_CREDITS: 'price_100_credits',
      STRIPE_PRICE_1000_CREDITS: 'price_1000_credits',
      STRIPE_PRICE_10000_CREDITS: 'price_10000_credits',
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
    desk: async (order) => {
      const answer = await post('/desk/do', order);
      if (!answer.ok) throw new Error(`The desk answered ${answer.status} to ${order.action}.`);
      return ((await answer.json()) as { payments: DeskPayment[] }).payments;
    },
    chaos: async (chaos) => void (await post('/desk/do', { action: 'chaos', chaos })),
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
