import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { PREMIUM_ORDER, type LedgerEntry } from '@whoosh/contracts';
import { AdminService, LedgerService } from '../src/modules/billing';
import type { TestApp } from './support/create-test-app';
import { signIn, type SignedIn } from './support/factories';
import {
  createPaidApp,
  paymentsSettled,
  WEBHOOK_SECRET,
  type DeskPayment,
  type Sandbox,
} from './support/payments-sandbox';

const DISPUTED_CARD = '4000 0000 0000 0259';

describe('billing: money that goes back', () => {
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

  const settled = () => paymentsSettled(test, sandbox);
  /** Buys 100 credits for $3. */
  const buy = async (card?: string): Promise<DeskPayment> => {
    const { body } = await ada.agent
      .post('/api/create-credit-checkout-session')
      .send({ packageId: '100-credits' })
      .expect(200);
    await sandbox.pay(body.checkout_url, card);
    await settled();
    return newest();
  };
  const newest = async (): Promise<DeskPayment> => {
    const [payment] = await sandbox.desk({ action: 'show' });
    if (payment === undefined) throw new Error('There is no payment.');
    return payment;
  };
  const desk = async (order: Parameters<Sandbox['desk']>[0]): Promise<void> => {
    await sandbox.desk(order);
    await settled();
  };
  const spend = (credits: number) =>
    test.dataSource.transaction((manager) =>
      test.app.get(LedgerService).post(ada.user.id, 'reserve', -credits, `gen:${randomUUID()}`, manager),
    );
  const account = async (): Promise<{ credits: number; debt: number }> =>
    (await test.dataSource.query('SELECT credits::int, debt::int FROM users WHERE id = $1', [ada.user.id]))[0];
  const ledger = async (): Promise<LedgerEntry[]> => (await ada.agent.get('/api/credits/ledger').expect(200)).body;
  const story = async () => (await ledger()).reverse().map(({ kind, delta, debtDelta }) => [kind, delta, debtDelta]);

  it('takes all credits of a pack back with all its money, tied to the refund', async () => {
    const { id } = await buy();
    await desk({ action: 'refund', id });
    expect(await account()).toEqual({ credits: 0, debt: 0 });
    const [refund] = (await newest()).refunds;
    expect((await ledger())[0]).toMatchObject({ kind: 'reversal', delta: -100, cause: `refund:${refund?.id}` });
  });

  it('takes shares for parts of the money, and every credit once all of it is gone [security 31]', async () => {
    const { id } = await buy();
    for (const credits of [67, 34, 0]) {
      await desk({ action: 'refund', id, amount: 100 });
      expect(await account()).toMatchObject({ credits });
    }
  });

  it('never goes below 0: what was spent is owed, and the next grant pays it', async () => {
    const { id } = await buy();
    await spend(80);
    await desk({ action: 'refund', id });
    expect(await account()).toEqual({ credits: 0, debt: 80 });
    const admin = new AdminService(test.dataSource, test.app.get(LedgerService));
    await admin.grant({ operator: 'root', reason: 'a test' }, ada.user.email, 50);
    expect(await account()).toEqual({ credits: 0, debt: 30 });
    await admin.grant({ operator: 'root', reason: 'a test' }, ada.user.email, 50);
    expect(await account()).toEqual({ credits: 20, debt: 0 });
    expect(await story()).toEqual([
      ['purchase', 100, 0],
      ['reserve', -80, 0],
      ['reversal', -20, 80],
      ['grant', 0, -50],
      ['grant', 20, -30],
    ]);
  });

  it('pays what is owed with the next pack: a refund and a new purchase leave nothing to spend twice', async () => {
    const { id } = await buy();
    await spend(100);
    await desk({ action: 'refund', id });
    await buy();
    expect(await account()).toEqual({ credits: 0, debt: 0 });
  });

  it('says of a Premium that pays a debt how many of its credits that took', async () => {
    const { id } = await buy();
    await spend(80);
    await desk({ action: 'refund', id });
    const { body } = await ada.agent.post('/api/create-checkout-session').send(PREMIUM_ORDER).expect(200);
    await sandbox.pay(body.checkout_url);
    const address = `/api/checkout-sessions/${new URL(body.checkout_url).hash.slice(1).split('.')[0]}`;
    expect((await ada.agent.get(address).expect(200)).body).toEqual({ paid: true, creditsAdded: 420, debtPaid: 80 });
    expect(await account()).toEqual({ credits: 420, debt: 0 });
    await settled();
    expect((await ada.agent.get(address).expect(200)).body).toEqual({ paid: true, creditsAdded: 420, debtPaid: 80 });
  });

  it('gives back what a refund took when the bank refuses the refund', async () => {
    const { id } = await buy();
    await spend(60);
    await desk({ action: 'refund', id });
    expect(await account()).toEqual({ credits: 0, debt: 60 });
    await desk({ action: 'failRefund', id: (await newest()).refunds[0]?.id });
    expect(await account()).toEqual({ credits: 40, debt: 0 });
  });

  it('takes credits back when a payment is disputed, for good when the dispute is lost', async () => {
    const { disputes } = await buy(DISPUTED_CARD);
    expect(await account()).toEqual({ credits: 0, debt: 0 });
    await desk({ action: 'lose', id: disputes[0]?.id });
    expect(await story()).toEqual([
      ['purchase', 100, 0],
      ['reversal', -100, 0],
    ]);
  });

  it('gives credits back when a dispute is won, once, however often that is told [security 31]', async () => {
    const { id } = await buy();
    await desk({ action: 'dispute', id });
    await desk({ action: 'win', id: (await newest()).disputes[0]?.id });
    await sandbox.repeatDeliveries();
    await settled();
    expect(await story()).toEqual([
      ['purchase', 100, 0],
      ['reversal', -100, 0],
      ['adjust', 100, 0],
    ]);
  });

  it('takes the credits of a month back with its invoice, and leaves the plan', async () => {
    const { body } = await ada.agent.post('/api/create-checkout-session').send(PREMIUM_ORDER).expect(200);
    await sandbox.pay(body.checkout_url);
    await settled();
    await desk({ action: 'refund', id: (await newest()).id });
    expect((await ada.agent.get('/api/auth/user').expect(200)).body.user).toMatchObject({ planId: 2, credits: 0 });
  });

  it('follows the older messages about a charge too, also when they overtake that of the payment', async () => {
    const { body } = await ada.agent
      .post('/api/create-credit-checkout-session')
      .send({ packageId: '100-credits' })
      .expect(200);
    await sandbox.chaos({ dropNext: 2 });
    await sandbox.pay(body.checkout_url);
    const { id } = await newest();
    await sandbox.desk({ action: 'refund', id, amount: 150 });
    const payload = JSON.stringify({
      id: `evt_${id}`,
      object: 'event',
      type: 'charge.refunded',
      data: { object: { id: 'ch_1', payment_intent: id } },
    });
    await test
      .http()
      .post('/api/webhooks/stripe')
      .set('content-type', 'application/json')
      .set('stripe-signature', Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET }))
      .send(payload)
      .expect(200);
    await settled();
    expect(await story()).toEqual([
      ['purchase', 100, 0],
      ['reversal', -50, 0],
    ]);
  });

  it('takes nothing for a payment that is none of ours', async () => {
    const payload = JSON.stringify({
      id: 'evt_foreign',
      object: 'event',
      type: 'charge.refunded',
      data: { object: { id: 'ch_1', payment_intent: null } },
    });
    await test
      .http()
      .post('/api/webhooks/stripe')
      .set('content-type', 'application/json')
      .set('stripe-signature', Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET }))
      .send(payload)
      .expect(200);
    await settled();
  });
});
