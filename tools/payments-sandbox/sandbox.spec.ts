import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import { sandboxProvider, type Provider } from './contract-provider';
import { startSandbox } from './server.mjs';

jest.setTimeout(60_000);

const API_KEY = 'sk_test_life';
const WEBHOOK_SECRET = 'whsec_life';
const PAYS = '4242 4242 4242 4242';
const FAILS_LATER = '4000 0000 0000 0341';

/** What arrives at a webhook, and what it answers. */
class Receiver {
  readonly events: string[] = [];
  readonly forged: string[] = [];
  status = 200;
  private server: Server | null = null;

  async listen(): Promise<string> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          const body = Buffer.concat(chunks);
          try {
            const event = Stripe.webhooks.constructEvent(
              body,
              String(request.headers['stripe-signature']),
              WEBHOOK_SECRET,
            );
            if (this.status === 200) this.events.push(event.type);
            response.writeHead(this.status).end();
          } catch {
            this.forged.push(body.toString());
            response.writeHead(400).end();
          }
        });
    });
    this.server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`;
  }

  close(): void {
    this.server?.close();
  }

  async has(types: readonly string[]): Promise<void> {
    const wanted = [...types].sort().join();
    for (let tries = 0; tries < 400 && [...this.events].sort().join() !== wanted; tries += 1) await sleep(25);
    expect([...this.events].sort()).toEqual([...types].sort());
  }
}

describe('the payments sandbox', () => {
  const folder = mkdtempSync(join(tmpdir(), 'whoosh-sandbox-life-'));
  let receiver: Receiver;
  let webhookUrl: string;
  let sandbox: Awaited<ReturnType<typeof startSandbox>>;
  let provider: Provider;

  const start = async (): Promise<void> => {
    sandbox = await startSandbox({
      folder,
      port: 0,
      appOrigin: 'http://localhost:1',
      apiKey: API_KEY,
      webhookUrl,
      webhookSecret: WEBHOOK_SECRET,
    });
    provider = sandboxProvider(sandbox.origin, API_KEY);
  };
  beforeAll(async () => {
    receiver = new Receiver();
    webhookUrl = await receiver.listen();
    await start();
  });
  afterAll(async () => {
    await sandbox.stop();
    receiver.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    await ask('/desk/do', { action: 'chaos', chaos: {} });
    receiver.status = 200;
    await quiet();
    receiver.events.length = 0;
    receiver.forged.length = 0;
  });

  const ask = async (path: string, order: object) => {
    const answer = await fetch(sandbox.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    });
    return {
      status: answer.status,
      body: (await answer.json()) as { status?: string; error?: { code: string; decline_code?: string } },
    };
  };
  interface Delivery {
    id: string;
    statuses: number[];
    delivered: boolean;
    isLost: boolean;
  }
  const deliveries = async () => (await (await fetch(`${sandbox.origin}/deliveries`)).json()) as Delivery[];
  /** Nothing of an earlier test is still on its way. */
  const quiet = async (): Promise<void> => {
    for (
      let tries = 0;
      tries < 1000 && (await deliveries()).some(({ delivered, isLost }) => !delivered && !isLost);
      tries += 1
    )
      await sleep(20);
  };
  const open = async (mode: 'payment' | 'subscription' = 'payment'): Promise<Stripe.Checkout.Session> => {
    const { id: customer } = await provider.client.customers.create({ email: 'ada@example.com' });
    return provider.client.checkout.sessions.create({
      mode,
      customer,
      ui_mode: 'embedded_page',
      return_url: 'http://localhost:1/',
      line_items: [{ price: mode === 'payment' ? 'price_100_credits' : 'price_premium', quantity: 1 }],
    });
  };
  const pay = ({ id, client_secret: secret }: Stripe.Checkout.Session, card = PAYS, authenticated = false) =>
    ask('/checkout/pay', { id, secret, card, authenticated });
  const buy = async (card?: string) => {
    const session = await open();
    await pay(session, card);
    return provider.client.paymentIntents.retrieve(
      String((await provider.client.checkout.sessions.retrieve(session.id)).payment_intent),
    );
  };
  const subscribe = async (card?: string) => {
    const session = await open('subscription');
    await pay(session, card);
    const { subscription, customer } = await provider.client.checkout.sessions.retrieve(session.id);
    const portal = await provider.client.billingPortal.sessions.create({
      customer: String(customer),
      return_url: 'http://localhost:1/',
    });
    return {
      read: () => provider.client.subscriptions.retrieve(String(subscription)),
      invoices: async () => (await provider.client.invoices.list({ customer: String(customer) })).data,
      portal: (action: string, newCard?: string) =>
        ask('/portal/do', { id: new URL(portal.url).hash.slice(1), action, card: newCard }),
    };
  };

  describe('takes payments', () => {
    it('completes a checkout with a payment of its amount', async () => {
      expect(await buy()).toMatchObject({
        object: 'payment_intent',
        status: 'succeeded',
        amount: 300,
        amount_received: 300,
      });
      await receiver.has(['checkout.session.completed']);
    });

    it.each([
      ['4000 0000 0000 0002', 'generic_decline'],
      ['4000 0000 0000 9995', 'insufficient_funds'],
      ['4000 0000 0000 0069', 'expired_card'],
    ])('declines %s for %s, and the checkout stays open', async (card, code) => {
      const session = await open();
      expect(await pay(session, card)).toMatchObject({
        status: 402,
        body: { error: { code: 'card_declined', decline_code: code } },
      });
      expect(await provider.client.checkout.sessions.retrieve(session.id)).toMatchObject({
        status: 'open',
        payment_status: 'unpaid',
      });
    });

    it('asks the bank first where a card wants it', async () => {
      const session = await open();
      expect((await pay(session, '4000 0027 6000 3184')).body.status).toBe('requires_action');
      expect((await pay(session, '4000 0027 6000 3184', true)).body.status).toBe('complete');
    });

    it('takes no money without the secret, twice, or for a checkout that has ended', async () => {
      const session = await open();
      expect((await pay({ ...session, client_secret: 'guessed' })).status).toBe(404);
      await pay(session);
      await pay(session);
      expect(
        (
          await provider.client.checkout.sessions.list({
            payment_intent: String((await provider.client.checkout.sessions.retrieve(session.id)).payment_intent),
          })
        ).data,
      ).toHaveLength(1);
      const other = await open();
      await provider.client.checkout.sessions.expire(other.id);
      expect((await pay(other)).status).toBe(400);
    });
  });

  describe('gives money back', () => {
    it('in parts, up to the whole and no further', async () => {
      const { id } = await buy();
      await provider.client.refunds.create({ payment_intent: id, amount: 100 });
      await provider.client.refunds.create({ payment_intent: id });
      await expect(provider.client.refunds.create({ payment_intent: id })).rejects.toMatchObject({
        code: 'charge_already_refunded',
      });
      expect(
        (await provider.client.refunds.list({ payment_intent: id })).data.map(({ amount, status }) => [amount, status]),
      ).toEqual([
        [200, 'succeeded'],
        [100, 'succeeded'],
      ]);
    });

    it('and tells when a refund failed after all', async () => {
      const { id } = await buy();
      const refund = await provider.client.refunds.create({ payment_intent: id });
      await ask('/desk/do', { action: 'failRefund', id: refund.id });
      expect((await provider.client.refunds.retrieve(refund.id)).status).toBe('failed');
      await receiver.has(['checkout.session.completed', 'refund.created', 'refund.failed']);
    });

    it('to whoever disputes, until the bank decides', async () => {
      const { id } = await buy('4000 0000 0000 0259');
      const [dispute] = (await provider.client.disputes.list({ payment_intent: id })).data;
      expect(dispute).toMatchObject({ amount: 300, status: 'needs_response', payment_intent: id });
      await ask('/desk/do', { action: 'win', id: dispute?.id });
      expect((await provider.client.disputes.retrieve(dispute?.id ?? '')).status).toBe('won');
    });
  });

  describe('keeps subscriptions', () => {
    it('begins one with a paid invoice, and says which payment paid it', async () => {
      const { read, invoices } = await subscribe();
      expect(await read()).toMatchObject({ status: 'active', cancel_at_period_end: false });
      const [invoice] = await invoices();
      expect(invoice).toMatchObject({
        status: 'paid',
        billing_reason: 'subscription_create',
        amount_paid: 500,
        attempt_count: 1,
      });
      const events = await provider.client.events.list({ types: ['invoice.paid'] });
      expect(events.data).not.toEqual([]);
      const [payment] = Object.values((await provider.client.invoicePayments.list({ limit: 1 })).data);
      expect(payment).toMatchObject({ invoice: invoice?.id, payment: { type: 'payment_intent' } });
      expect(
        (
          await provider.client.invoicePayments.list({
            payment: { type: 'payment_intent', payment_intent: String(payment?.payment.payment_intent) },
          })
        ).data,
      ).toHaveLength(1);
    });

    it('renews it each month, ends it at the period when cancelled, and goes on when resumed', async () => {
      const { read, invoices, portal } = await subscribe();
      await portal('month');
      expect((await invoices()).map(({ billing_reason: reason }) => reason)).toEqual([
        'subscription_cycle',
        'subscription_create',
      ]);
      await portal('cancel');
      expect(await read()).toMatchObject({ status: 'active', cancel_at_period_end: true });
      await portal('resume');
      await portal('cancel');
      await portal('month');
      expect(await read()).toMatchObject({ status: 'canceled' });
    });

    it('tries a failed renewal again and ends with the last try', async () => {
      const { read, invoices, portal } = await subscribe(FAILS_LATER);
      await portal('month');
      expect(await read()).toMatchObject({ status: 'past_due' });
      expect((await invoices())[0]).toMatchObject({
        status: 'open',
        attempt_count: 1,
        next_payment_attempt: expect.any(Number),
      });
      await portal('week');
      expect(await read()).toMatchObject({ status: 'canceled' });
      expect((await invoices())[0]).toMatchObject({ attempt_count: 4, next_payment_attempt: null });
    });

    it('recovers with a new card, and ends at once when the product says so', async () => {
      const { read, portal } = await subscribe(FAILS_LATER);
      await portal('month');
      await portal('card', PAYS);
      await portal('week');
      expect(await read()).toMatchObject({ status: 'active' });
      expect(await provider.client.subscriptions.cancel((await read()).id)).toMatchObject({
        status: 'canceled',
        ended_at: expect.any(Number),
      });
    });
  });

  describe('sends messages', () => {
    it('again until they are taken', async () => {
      receiver.status = 500;
      await buy();
      await sleep(400);
      receiver.status = 200;
      await receiver.has(['checkout.session.completed']);
    });

    it.each([
      ['loseFirst', true, 1],
      ['duplicate', true, 2],
    ])('as asked: %s', async (fault, value, arrives) => {
      await ask('/desk/do', { action: 'chaos', chaos: { [fault]: value } });
      await buy();
      await receiver.has(Array.from({ length: arrives }, () => 'checkout.session.completed'));
    });

    it('with a wrong signature, or not at all, when asked to', async () => {
      await ask('/desk/do', { action: 'chaos', chaos: { badSignature: true } });
      await buy();
      for (let tries = 0; tries < 100 && receiver.forged.length === 0; tries += 1) await sleep(25);
      expect(receiver.forged).not.toEqual([]);
      await ask('/desk/do', { action: 'chaos', chaos: { dropNext: 1 } });
      await buy();
      const last = (await deliveries()).at(-1);
      expect(last).toMatchObject({ isLost: true, statuses: [], delivered: false });
      expect(await provider.client.events.retrieve(last?.id ?? '')).toMatchObject({
        type: 'checkout.session.completed',
      });
    });
  });

  it('answers late and with failures when asked to', async () => {
    await ask('/desk/do', { action: 'chaos', chaos: { delayMs: 200, failNext: 1 } });
    const started = performance.now();
    await expect(provider.client.prices.retrieve('price_premium')).rejects.toMatchObject({ statusCode: 500 });
    expect(performance.now() - started).toBeGreaterThan(190);
    expect(await provider.client.prices.retrieve('price_premium')).toMatchObject({ id: 'price_premium' });
  });

  it('serves its pages with all that they name, the checkout framed by the product alone', async () => {
    for (const page of ['/checkout', '/portal', '/desk', '/log']) {
      const answer = await fetch(sandbox.origin + page);
      expect(answer.headers.get('content-security-policy')).toMatch(/frame-ancestors http:\/\/localhost:1$/);
      const parts = [...(await answer.text()).matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, part]) => part ?? '');
      expect(parts).toContain('/tokens.css');
      for (const part of parts) expect([part, (await fetch(sandbox.origin + part)).status]).toEqual([part, 200]);
    }
  });

  it('is there for this machine alone', async () => {
    for (const header of ['x-forwarded-for', 'via'])
      expect((await fetch(`${sandbox.origin}/checkout`, { headers: { [header]: '1.2.3.4' } })).status).toBe(404);
    expect((await fetch(`${sandbox.origin}/desk/do`, { method: 'POST', body: '{"action":"show"}' })).status).toBe(404);
  });

  it('keeps what it knows over a restart', async () => {
    const { id } = await buy();
    await sandbox.stop();
    await start();
    expect(await provider.client.paymentIntents.retrieve(id)).toMatchObject({ id, status: 'succeeded' });
  });
});
