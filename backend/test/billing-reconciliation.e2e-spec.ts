import { SchedulerRegistry } from '@nestjs/schedule';
import { PREMIUM_ORDER, type User } from '@whoosh/contracts';
import { ReconciliationService } from '../src/modules/billing';
import type { TestApp } from './support/create-test-app';
import { signIn, type SignedIn } from './support/factories';
import { createPaidApp, paymentsSettled, type Sandbox } from './support/payments-sandbox';

const ALL_MESSAGES = 1000;

describe('billing: reconciliation with the provider', () => {
  let test: TestApp;
  let sandbox: Sandbox;
  let rounds: ReconciliationService;
  let ada: SignedIn;

  beforeAll(async () => {
    ({ test, sandbox } = await createPaidApp());
    rounds = test.app.get(ReconciliationService);
    // On a slow machine the round of the start would come in between.
    test.app.get(SchedulerRegistry).deleteTimeout('reconciliation after start');
  });
  afterAll(async () => {
    await sandbox?.stop();
    await test?.close();
  });
  beforeEach(async () => {
    await sandbox.chaos({ dropNext: ALL_MESSAGES });
    ada = await signIn(test);
  });

  const me = async (): Promise<User> => (await ada.agent.get('/api/auth/user').expect(200)).body.user;
  const buyPack = async (): Promise<void> => {
    const { body } = await ada.agent
      .post('/api/create-credit-checkout-session')
      .send({ packageId: '100-credits' })
      .expect(200);
    await sandbox.pay(body.checkout_url);
  };
  const subscribe = async (card?: string): Promise<void> => {
    const { body } = await ada.agent.post('/api/create-checkout-session').send(PREMIUM_ORDER).expect(200);
    await sandbox.pay(body.checkout_url, card);
  };
  const portal = async (): Promise<string> => (await ada.agent.get('/portal').expect(302)).headers['location'] ?? '';
  const reconcile = async (): Promise<number | null> => {
    const repairs = await rounds.reconcile();
    await paymentsSettled(test, sandbox);
    return repairs;
  };
  /** As if the provider's record of events were too old to help: only sessions and subscriptions can be compared. */
  const withoutEvents = () =>
    test.dataSource.query(
      `INSERT INTO stripe_events (id, type, object_id, handled_at)
       SELECT id, '', '', now() FROM unnest($1::text[]) AS id ON CONFLICT DO NOTHING`,
      [eventIds],
    );
  let eventIds: string[] = [];
  const noteEvents = async () => (eventIds = (await sandbox.deliveries()).map(({ id }) => id));

  it('brings in what was paid while every message was lost, and then has nothing to do [security 28]', async () => {
    await buyPack();
    await subscribe();
    expect(await me()).toMatchObject({ planId: 1, credits: 0 });
    expect(await reconcile()).toBeGreaterThan(0);
    expect(await me()).toMatchObject({ planId: 2, credits: 600 });
    expect(await reconcile()).toBe(0);
    expect(await me()).toMatchObject({ planId: 2, credits: 600 });
  });

  it('takes back what was refunded while every message was lost', async () => {
    await buyPack();
    const [payment] = await sandbox.desk({ action: 'show' });
    await sandbox.desk({ action: 'refund', id: payment?.id, amount: 150 });
    await reconcile();
    expect(await me()).toMatchObject({ credits: 50 });
  });

  it('finds packs and subscriptions also where the events themselves are gone', async () => {
    await buyPack();
    await subscribe();
    await noteEvents();
    await withoutEvents();
    expect(await reconcile()).toBe(2);
    expect(await me()).toMatchObject({ planId: 2, credits: 600 });
    await sandbox.portal(await portal(), 'cancel');
    await sandbox.portal(await portal(), 'month');
    await noteEvents();
    await withoutEvents();
    expect(await reconcile()).toBe(1);
    expect(await me()).toMatchObject({ planId: 1, credits: 600 });
  });

  it('ends Premium 7 days after a renewal that stayed unpaid, of which no message tells', async () => {
    await subscribe('4000 0000 0000 0341');
    await reconcile();
    await sandbox.portal(await portal(), 'month');
    await reconcile();
    expect(await me()).toMatchObject({ planId: 2, credits: 500 });
    await test.dataSource.query(
      `UPDATE subscriptions SET period_start = now() - interval '7 days' WHERE user_id = $1`,
      [ada.user.id],
    );
    expect(await reconcile()).toBe(1);
    expect(await me()).toMatchObject({ planId: 1, credits: 500 });
  });

  it('tries again what its job gave up', async () => {
    await buyPack();
    const sessionId = (await sandbox.deliveries()).at(-1)?.id;
    await test.dataSource.query(
      `INSERT INTO stripe_events (id, type, object_id, received_at) SELECT $1, 'invoice.paid', 'in_unknown', now() - interval '2 hours'`,
      [`stuck_${sessionId}`],
    );
    await rounds.reconcile();
    const [job] = await test.dataSource.query(
      `SELECT data FROM pgboss.job WHERE name = 'billing' AND data->>'eventId' = $1`,
      [`stuck_${sessionId}`],
    );
    expect(job).toBeDefined();
    await test.dataSource.query(`DELETE FROM stripe_events WHERE id = $1`, [`stuck_${sessionId}`]);
    await paymentsSettled(test, sandbox);
  });

  it('runs once across processes', async () => {
    await test.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock(7406301)');
      expect(await rounds.reconcile()).toBeNull();
    });
    const results = await Promise.all([rounds.reconcile(), rounds.reconcile(), rounds.reconcile()]);
    expect(results.filter((result) => result !== null).length).toBeGreaterThanOrEqual(1);
    await paymentsSettled(test, sandbox);
  });
});
