import Stripe from 'stripe';
import { PREMIUM_ORDER, type LedgerEntry, type SubscriptionResponse, type User } from '@whoosh/contracts';
import { AppError } from '../src/http';
import { StripeClient } from '../src/modules/billing/payments/stripe-client';
import type { TestApp } from './support/create-test-app';
import { signIn, type SignedIn } from './support/factories';
import { mailsTo } from './support/mailbox';
import { createPaidApp, paymentsSettled, WEBHOOK_SECRET, type Sandbox } from './support/payments-sandbox';

const ORDER = '/api/create-checkout-session';
const FAILS_LATER = '4000 0000 0000 0341';

describe('billing: Premium by subscription', () => {
  let test: TestApp;
  let sandbox: Sandbox;
  let ada: SignedIn;

  beforeAll(async () => {
    ({ test, sandbox } = await createPaidApp());
  });
  afterAll(async () => {
    await sandbox?.stop();
    await test?.close();
  });
  beforeEach(async () => {
    ada = await signIn(test);
  });

  const me = async (): Promise<User> => (await ada.agent.get('/api/auth/user').expect(200)).body.user;
  const open = async (): Promise<string> =>
    (await ada.agent.post(ORDER).send(PREMIUM_ORDER).expect(200)).body.checkout_url;
  const ledger = async (): Promise<LedgerEntry[]> => (await ada.agent.get('/api/credits/ledger').expect(200)).body;
  const portal = async (): Promise<string> => (await ada.agent.get('/portal').expect(302)).headers['location'] ?? '';
  const settled = () => paymentsSettled(test, sandbox);
  const state = async (): Promise<SubscriptionResponse> =>
    (await ada.agent.get('/api/billing/subscription').expect(200)).body;
  const subjects = async () => (await mailsTo(test, ada.user.email)).map(({ subject }) => subject);
  const subscribe = async (card?: string) => {
    expect(await sandbox.pay(await open(), card)).toBe(200);
    await settled();
  };
  const subscription = async () =>
    (
      await test.dataSource.query(
        'SELECT id, status, cancel_at_period_end AS "isEnding" FROM subscriptions WHERE user_id = $1',
        [ada.user.id],
      )
    )[0];

  it('makes Premium of Free with the first payment, and gives 500 credits for its invoice [spec 6.3, 7.21] [security 29]', async () => {
    await subscribe();
    expect(await me()).toMatchObject({ planId: 2, credits: 500 });
    expect(await ledger()).toEqual([
      expect.objectContaining({ kind: 'grant', delta: 500, cause: expect.stringMatching(/^invoice:in_/) }),
    ]);
    expect(await state()).toEqual({ state: 'active', renewsAt: expect.any(String), premiumUntil: null });
  });

  it('gives another 500 credits with each renewal', async () => {
    await subscribe();
    const page = await portal();
    for (const credits of [1000, 1500]) {
      await sandbox.portal(page, 'month');
      await settled();
      expect(await me()).toMatchObject({ planId: 2, credits });
    }
    expect(new Set((await ledger()).map(({ cause }) => cause)).size).toBe(3);
  });

  it('keeps Premium until the end of a cancelled period, then goes to Free and keeps the credits [spec 9.6] [security 32]', async () => {
    await subscribe();
    const page = await portal();
    await sandbox.portal(page, 'cancel');
    await settled();
    expect(await me()).toMatchObject({ planId: 2, credits: 500 });
    expect(await subscription()).toMatchObject({ status: 'active', isEnding: true });
    expect(await state()).toEqual({ state: 'ending', renewsAt: null, premiumUntil: expect.any(String) });
    await sandbox.portal(page, 'month');
    await settled();
    expect(await me()).toMatchObject({ planId: 1, credits: 500 });
    expect(await subscription()).toMatchObject({ status: 'canceled' });
    expect(await state()).toEqual({ state: 'none', renewsAt: null, premiumUntil: null });
  });

  it('renews after a cancellation that was taken back', async () => {
    await subscribe();
    const page = await portal();
    for (const action of ['cancel', 'resume', 'month'] as const) await sandbox.portal(page, action);
    await settled();
    expect(await me()).toMatchObject({ planId: 2, credits: 1000 });
  });

  it('keeps Premium through a failed renewal while the provider tries again, and gives its credits once it is paid', async () => {
    await subscribe(FAILS_LATER);
    const page = await portal();
    await sandbox.portal(page, 'month');
    await settled();
    expect(await me()).toMatchObject({ planId: 2, credits: 500 });
    expect(await subscription()).toMatchObject({ status: 'past_due' });
    expect(await state()).toEqual({ state: 'paymentFailed', renewsAt: null, premiumUntil: expect.any(String) });
    expect(await subjects()).toEqual(['Your Whoosh receipt: $5.00', 'Your Whoosh payment failed']);
    await sandbox.portal(page, 'card', '4242 4242 4242 4242');
    await sandbox.portal(page, 'week');
    await settled();
    expect(await me()).toMatchObject({ planId: 2, credits: 1000 });
    expect(await subscription()).toMatchObject({ status: 'active' });
    expect(await subjects()).toEqual([
      'Your Whoosh receipt: $5.00',
      'Your Whoosh payment failed',
      'Your Whoosh receipt: $5.00',
    ]);
  });

  it('goes to Free when the last try fails', async () => {
    await subscribe(FAILS_LATER);
    const page = await portal();
    for (const action of ['month', 'week'] as const) await sandbox.portal(page, action);
    await settled();
    expect(await me()).toMatchObject({ planId: 1, credits: 500 });
  });

  it('ends in the same state when every message arrives five times in random order [security 28]', async () => {
    await subscribe();
    const page = await portal();
    for (const action of ['month', 'cancel', 'resume', 'month'] as const) await sandbox.portal(page, action);
    await settled();
    const before = [await me(), await ledger(), await subscription(), await subjects()];
    const { id } = await subscription();
    const events: [string, string][] = [
      ...['created', 'updated', 'deleted'].map((what): [string, string] => [`customer.subscription.${what}`, id]),
      ...(await ledger()).flatMap(({ cause }): [string, string][] =>
        ['invoice.paid', 'invoice.payment_failed'].map((type) => [type, cause.replace('invoice:', '')]),
      ),
    ];
    const bodies = events.flatMap(([type, object], index) =>
      Array.from({ length: 5 }, (_, copy) =>
        JSON.stringify({
          id: `evt_${copy < 3 ? index : `${index}_${copy}`}_${id}`,
          object: 'event',
          type,
          data: { object: { id: object } },
        }),
      ),
    );
    const shuffled = bodies.map((body) => ({ body, rank: Math.random() })).sort((a, b) => a.rank - b.rank);
    const answers = await Promise.all(shuffled.map(({ body }) => tell(body)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    await settled();
    expect([await me(), await ledger(), await subscription(), await subjects()]).toEqual(before);
  }, 90_000);
  const tell = (payload: string) =>
    test
      .http()
      .post('/api/webhooks/stripe')
      .set('content-type', 'application/json')
      .set('stripe-signature', Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET }))
      .send(payload);

  it('lets only the checkout that was opened last be paid, so that two tabs make one subscription', async () => {
    const [first, second] = [await open(), await open()];
    expect(await sandbox.pay(first)).toBe(400);
    expect(await sandbox.pay(second)).toBe(200);
    await settled();
    expect(await me()).toMatchObject({ planId: 2, credits: 500 });
  });

  it('opens a checkout for each of many clicks at once', async () => {
    const urls = await Promise.all(Array.from({ length: 8 }, () => open()));
    expect(new Set(urls).size).toBe(8);
  });

  it('ends a second subscription that was paid all the same, gives its money back, and takes its credits', async () => {
    await subscribe();
    const [first] = await test.dataSource.query(
      'SELECT s.id, c.customer_id AS customer FROM subscriptions s JOIN stripe_customers c USING (user_id) WHERE user_id = $1',
      [ada.user.id],
    );
    const client = test.app.get(StripeClient).api;
    const second = await client.checkout.sessions.create({
      mode: 'subscription',
      ui_mode: 'embedded_page',
      return_url: test.env.PUBLIC_URL,
      customer: first.customer,
      line_items: [{ price: test.env.STRIPE_PRICE_PREMIUM ?? '', quantity: 1 }],
    });
    await sandbox.pay(`${sandbox.origin}/checkout#${second.id}.${second.client_secret}`);
    await settled();
    expect((await client.subscriptions.list({ customer: first.customer })).data.map(({ id }) => id)).toEqual([
      first.id,
    ]);
    expect(await me()).toMatchObject({ planId: 2, credits: 500 });
    expect((await ledger()).map(({ kind, delta }) => [kind, delta])).toEqual([
      ['reversal', -500],
      ['grant', 500],
      ['grant', 500],
    ]);
    const [told] = (await mailsTo(test, ada.user.email)).filter(
      ({ subject }) => subject === 'You were subscribed to Premium twice',
    );
    expect(told?.text).toContain('$5.00 will be refunded to your card');
    expect((await test.http().get('/metrics').expect(200)).text).toContain('stripe_duplicate_subscriptions_total 1');
  });

  it('refuses a second subscription with ALREADY_SUBSCRIBED', async () => {
    await subscribe();
    expect((await ada.agent.post(ORDER).send(PREMIUM_ORDER).expect(409)).body.code).toBe('ALREADY_SUBSCRIBED');
  });

  it.each([
    ['VALIDATION_FAILED', {}],
    ['VALIDATION_FAILED', { ...PREMIUM_ORDER, price: 1 }],
    ['UNKNOWN_PRODUCT', { ...PREMIUM_ORDER, productPriceId: 'price_of_another' }],
    ['UNKNOWN_PRODUCT', { ...PREMIUM_ORDER, productId: 'gold' }],
  ])('refuses with %s the order %j', async (code, order) => {
    expect((await ada.agent.post(ORDER).send(order).expect(400)).body.code).toBe(code);
  });

  it('leads Premium to the portal, others to /pricing, and nobody from another site [spec 2.76] [security 34]', async () => {
    expect(await portal()).toMatch(/\/pricing$/);
    expect((await test.http().get('/portal').expect(302)).headers['location']).toMatch(/\/pricing$/);
    await subscribe();
    expect((await portal()).startsWith(`${sandbox.origin}/portal#bps_`)).toBe(true);
    expect((await ada.agent.get('/portal').set('sec-fetch-site', 'cross-site').expect(403)).body.code).toBe(
      'CROSS_SITE',
    );
    // Known to the provider, as whoever was Premium once.
    await test.dataSource.query('UPDATE users SET plan_id = 1 WHERE id = $1', [ada.user.id]);
    expect(await portal()).toMatch(/\/pricing$/);
  });

  it('opens the portal ten times in ten minutes for one person', async () => {
    await subscribe();
    const answers: number[] = [];
    for (let at = 0; at < 11; at += 1) answers.push((await ada.agent.get('/portal')).status);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 302), 429]);
  });

  it.each([
    ['https://billing.stripe.com/p/session/1', undefined],
    ['https://evil.example/p', 'UNAVAILABLE'],
    ['https://billing.stripe.com.evil.example/', 'UNAVAILABLE'],
  ])('sends nobody on to %s unless it is the provider’s [security 34]', (url, code) => {
    const client = new StripeClient({ ...test.env, STRIPE_API_BASE: undefined });
    if (code === undefined) expect(client.ownPage(url)).toBe(url);
    else expect(() => client.ownPage(url)).toThrow(new AppError(code as 'UNAVAILABLE'));
  });
});
