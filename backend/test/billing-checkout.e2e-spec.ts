import Stripe from 'stripe';
import { StripeClient } from '../src/modules/billing/payments/stripe-client';
import type { TestApp } from './support/create-test-app';
import { signIn, type SignedIn } from './support/factories';
import { codeFor, mailsTo } from './support/mailbox';
import { createPaidApp, paymentsSettled, WEBHOOK_SECRET, type Sandbox } from './support/payments-sandbox';
import { shareTestApp } from './support/share-test-app';

describe('billing: checkout of credit packs', () => {
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

  const open = async (packageId = '100-credits'): Promise<string> =>
    (await ada.agent.post('/api/create-credit-checkout-session').send({ packageId }).expect(200)).body.checkout_url;
  const credits = async (): Promise<number> => (await ada.agent.get('/api/auth/user').expect(200)).body.user.credits;
  const creditsReach = async (wanted: number): Promise<void> => {
    await paymentsSettled(test, sandbox);
    expect(await credits()).toBe(wanted);
  };
  const ledger = async () => (await ada.agent.get('/api/credits/ledger').expect(200)).body;
  const tell = (body: string, signature: string, type = 'application/json') =>
    test.http().post('/api/webhooks/stripe').set('content-type', type).set('stripe-signature', signature).send(body);
  const signed = (payload: string, timestamp = Math.floor(Date.now() / 1000), secret = WEBHOOK_SECRET) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const completed = (id: string, sessionId: string) =>
    JSON.stringify({ id, object: 'event', type: 'checkout.session.completed', data: { object: { id: sessionId } } });

  it.each([
    ['100-credits', 100],
    ['1000-credits', 1000],
    ['10000-credits', 10_000],
  ])(
    'gives the credits of %s once it is paid, named on the ledger [spec 3.9, 3.10, 7.22]',
    async (packageId, bought) => {
      const url = await open(packageId);
      expect(url.startsWith(`${sandbox.origin}/checkout#cs_test_`)).toBe(true);
      expect(await credits()).toBe(0);
      expect(await sandbox.pay(url)).toBe(200);
      await creditsReach(bought);
      const sessionId = new URL(url).hash.slice(1).split('.')[0];
      expect(await ledger()).toEqual([
        expect.objectContaining({
          kind: 'purchase',
          delta: bought,
          balanceAfter: bought,
          cause: `checkout:${sessionId}`,
        }),
      ]);
    },
  );

  it('mails one receipt for one payment', async () => {
    await sandbox.pay(await open('1000-credits'));
    await creditsReach(1000);
    await sandbox.repeatDeliveries();
    await paymentsSettled(test, sandbox);
    const [receipt, ...more] = await mailsTo(test, ada.user.email);
    expect(more).toEqual([]);
    expect(receipt?.subject).toBe('Your Whoosh receipt: $10.00');
    expect(receipt?.text).toMatch(/Creator Pack, 1000 credits: \$10\.00\nPaid on \w+ \d+, \d{4}\nNumber cs_test_/);
  });

  it('tells a person what became of their checkout, and nobody else', async () => {
    const url = await open();
    const address = `/api/checkout-sessions/${new URL(url).hash.slice(1).split('.')[0]}`;
    expect((await ada.agent.get(address).expect(200)).body).toEqual({ paid: false, creditsAdded: 0, debtPaid: 0 });
    await sandbox.pay(url);
    expect((await ada.agent.get(address).expect(200)).body).toEqual({ paid: true, creditsAdded: 100, debtPaid: 0 });
    expect(await credits()).toBe(100);
    const eve = await signIn(test);
    await eve.agent.post('/api/create-credit-checkout-session').send({ packageId: '100-credits' }).expect(200);
    for (const path of [address, '/api/checkout-sessions/cs_test_unknown', '/api/checkout-sessions/nonsense']) {
      expect((await eve.agent.get(path).expect(404)).body.code).toBe('NOT_FOUND');
    }
  });

  it('gives nothing for a declined card, and the same checkout can still be paid', async () => {
    const url = await open();
    expect(await sandbox.pay(url, '4000 0000 0000 0002')).toBe(402);
    expect(await credits()).toBe(0);
    expect(await sandbox.pay(url)).toBe(200);
    await creditsReach(100);
  });

  it('gives credits once, however often the provider repeats itself', async () => {
    await sandbox.pay(await open());
    await creditsReach(100);
    await sandbox.repeatDeliveries();
    await paymentsSettled(test, sandbox);
    expect(await credits()).toBe(100);
  });

  it('gives credits once for two different events of one payment, delivered at the same time [security 29]', async () => {
    const url = await open();
    await sandbox.pay(url);
    const sessionId = new URL(url).hash.slice(1).split('.')[0] ?? '';
    const bodies = ['evt_a', 'evt_b', 'evt_a', 'evt_c', 'evt_b'].map((id) =>
      completed(`${id}_${sessionId}`, sessionId),
    );
    const answers = await Promise.all(bodies.map((body) => tell(body, signed(body))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await creditsReach(100);
    expect(await ledger()).toHaveLength(1);
  });

  it('takes a message at once, without asking the provider, and follows it afterwards', async () => {
    const url = await open();
    await sandbox.chaos({ dropNext: 1 });
    await sandbox.pay(url);
    await sandbox.chaos({ delayMs: 1000 });
    const sessionId = new URL(url).hash.slice(1).split('.')[0] ?? '';
    const body = completed(`evt_slow_${sessionId}`, sessionId);
    await tell(body, signed(body)).expect(200);
    expect(
      await test.dataSource.query('SELECT handled_at FROM stripe_events WHERE id = $1', [`evt_slow_${sessionId}`]),
    ).toEqual([{ handled_at: null }]);
    await sandbox.chaos({});
    await creditsReach(100);
  });

  it('believes the provider and not the event: a signed message about an unpaid session gives nothing [security 33]', async () => {
    const sessionId = new URL(await open()).hash.slice(1).split('.')[0] ?? '';
    const body = completed(`evt_early_${sessionId}`, sessionId);
    await tell(body, signed(body)).expect(200);
    await creditsReach(0);
  });

  it('uses one customer for one person, also when two tabs open a checkout at once', async () => {
    await Promise.all([open(), open('1000-credits'), open()]);
    expect(
      await test.dataSource.query('SELECT 1 FROM stripe_customers WHERE user_id = $1', [ada.user.id]),
    ).toHaveLength(1);
  });

  const now = () => Math.floor(Date.now() / 1000);
  it.each<[string, (body: string) => [string, string, string?]]>([
    ['another secret', (body) => [body, signed(body, now(), 'whsec_forged')]],
    ['another body', (body) => [body.replace('evt_', 'evt_x'), signed(body)]],
    ['no scheme of ours', (body) => [body, signed(body).replace('v1=', 'v0=')]],
    ['an old signature', (body) => [body, signed(body, now() - 305)]],
    ['a signature of tomorrow', (body) => [body, signed(body, now() + 3600)]],
    ['nonsense for a signature', (body) => [body, 'nonsense']],
  ])('refuses a webhook with %s with INVALID_SIGNATURE [security 27]', async (_, forge) => {
    const [body, signature] = forge(completed('evt_forged', 'cs_test_forged'));
    const answer = await tell(body, signature).expect(400);
    expect(answer.body.code).toBe('INVALID_SIGNATURE');
    expect(await test.dataSource.query(`SELECT 1 FROM stripe_events WHERE id LIKE 'evt_%forged'`)).toEqual([]);
  });

  it.each([
    '{}',
    '[]',
    'null',
    '"text"',
    'not json',
    '{"id":"evt_x","type":"x"}',
    '{"id":1,"type":"x","data":{"object":{}}}',
  ])('answers 400 to what is signed and says nothing: %s', async (body) => {
    await tell(body, signed(body)).expect(400);
  });

  it('tells the provider when a person has another address or name', async () => {
    await open();
    const [{ customer }] = await test.dataSource.query(
      'SELECT customer_id AS customer FROM stripe_customers WHERE user_id = $1',
      [ada.user.id],
    );
    const email = `moved-${ada.user.email}`;
    await ada.agent.post('/api/auth/send-email-change-code').send({ email }).expect(200);
    await ada.agent
      .put('/api/auth/update-email')
      .send({ email, code: await codeFor(test, email) })
      .expect(200);
    await paymentsSettled(test, sandbox);
    const { customers } = test.app.get(StripeClient).api;
    expect(await customers.retrieve(customer)).toMatchObject({ email, name: 'Ada' });
    for (const name of ['Augusta', 'Ada Lovelace'])
      await ada.agent.put('/api/auth/update-profile').send({ name }).expect(200);
    await paymentsSettled(test, sandbox);
    expect(await customers.retrieve(customer)).toMatchObject({ email, name: 'Ada Lovelace' });
  });

  it('takes messages that are signed with the secret before the last rotation [security 27]', () => {
    const { STRIPE_WEBHOOK_SECRET: before } = test.env;
    const rotated = new StripeClient({
      ...test.env,
      STRIPE_WEBHOOK_SECRET: 'whsec_new',
      STRIPE_WEBHOOK_SECRET_PREVIOUS: before,
    });
    const body = completed('evt_rotation', 'cs_test_1');
    for (const secret of ['whsec_new', before])
      expect(rotated.readEvent(Buffer.from(body), signed(body, now(), secret)).id).toBe('evt_rotation');
    expect(() => rotated.readEvent(Buffer.from(body), signed(body, now(), 'whsec_forged'))).toThrow(
      'The signature is not valid.',
    );
  });

  it('counts the messages that came, by what became of them', async () => {
    await sandbox.pay(await open());
    await creditsReach(100);
    await sandbox.repeatDeliveries();
    await paymentsSettled(test, sandbox);
    await tell('{}', 'nonsense').expect(400);
    const { text } = await test.http().get('/metrics').expect(200);
    for (const labels of [
      'type="checkout.session.completed",outcome="new"',
      'type="checkout.session.completed",outcome="repeated"',
      'type="unknown",outcome="refused"',
    ]) {
      expect(text).toMatch(new RegExp(`stripe_events_total\\{${labels}\\} [1-9]`));
    }
    expect(text).toContain('stripe_event_lag_seconds 0');
  });

  it('refuses a webhook that is not JSON', async () => {
    const body = completed('evt_forged', 'cs_test_forged');
    await tell(body, signed(body), 'text/plain').expect(415);
  });

  it.each([{}, { packageId: 5 }, { packageId: '100-credits', price: 1 }])(
    'refuses the order %j with VALIDATION_FAILED [security 30]',
    async (order) => {
      expect((await ada.agent.post('/api/create-credit-checkout-session').send(order).expect(400)).body.code).toBe(
        'VALIDATION_FAILED',
      );
    },
  );

  it('refuses a package that is not on sale with UNKNOWN_PACKAGE [security 30]', async () => {
    expect(
      (await ada.agent.post('/api/create-credit-checkout-session').send({ packageId: '7-credits' }).expect(400)).body
        .code,
    ).toBe('UNKNOWN_PACKAGE');
  });

  it('needs a session: NOT_AUTHENTICATED without one', async () => {
    const answer = await test
      .http()
      .post('/api/create-credit-checkout-session')
      .send({ packageId: '100-credits' })
      .expect(401);
    expect(answer.body.error).toBe('Not authenticated');
  });
});

describe('billing without a provider', () => {
  it('answers UNAVAILABLE and stays up', async () => {
    const test = await shareTestApp();
    const { agent } = await signIn(test);
    const answer = await agent
      .post('/api/create-credit-checkout-session')
      .send({ packageId: '100-credits' })
      .expect(503);
    expect(answer.body.code).toBe('UNAVAILABLE');
    await test.close();
  });
});
