import { LIMITS, type SecurityEvent } from '@whoosh/contracts';
import { Housekeeping } from '../src/modules/auth/housekeeping';
import { AdminService, LedgerService } from '../src/modules/billing';
import type { TestApp } from './support/create-test-app';
import { type SignedIn, signIn } from './support/factories';
import { codeFor, wrongCode } from './support/mailbox';
import { shareTestApp } from './support/share-test-app';
import { edit, makeTimeline, storeEffect } from './support/timelines';

const ADA = 'ada@example.com';
const ACT = { operator: 'root', reason: 'a test' };

describe('the record of an account’s security', () => {
  let test: TestApp;
  let ada: SignedIn;
  beforeAll(async () => {
    test = await shareTestApp({ WEBHOOK_TARGETS: 'any' });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    ada = await signIn(test, { email: ADA });
  });

  const recent = async ({ agent }: SignedIn, before = ''): Promise<SecurityEvent[]> =>
    (await agent.get(`/api/auth/activity${before}`).expect(200)).body as SecurityEvent[];
  const admin = () => new AdminService(test.dataSource, test.app.get(LedgerService));

  it('holds use of keys, webhooks, copies and exports, newest first, for its owner only [security 54]', async () => {
    const { agent } = ada;
    const key = await agent
      .post('/api/keys')
      .send({ name: 'A', scopes: ['read'] })
      .expect(201);
    await agent.delete(`/api/keys/${key.body.id}`).expect(204);
    const hook = await agent
      .post('/api/webhook-endpoints')
      .send({ url: 'http://127.0.0.1:9/', events: ['generation.finished'] })
      .expect(201);
    await agent.delete(`/api/webhook-endpoints/${hook.body.id}`).expect(204);
    await agent.get('/api/auth/user/data').expect(200);
    const project = await makeTimeline(ada);
    const soundEffectId = await storeEffect(test, ada, { seconds: 1 });
    await edit(ada, project.id, 0, {
      op: 'put',
      key: 'a',
      item: { soundEffectId, startTime: 0, trackIndex: 0, duration: 1 },
    });
    await agent.post(`/api/projects/${project.id}/exports`).send({ format: 'wav' }).expect(201);
    expect((await recent(ada)).map(({ event }) => event)).toEqual([
      'project-exported',
      'data-copied',
      'webhook-removed',
      'webhook-created',
      'api-key-revoked',
      'api-key-created',
      'signed-up',
    ]);
    const eve = await signIn(test);
    expect((await recent(eve)).map(({ event }) => event)).toEqual(['signed-up']);
  });

  it('holds sign-ins that went well and badly, from a network that it knows by a mark only [security 54]', async () => {
    const other = test.agent();
    await other.post('/api/auth/send-code').send({ email: ADA, isSignup: false }).expect(200);
    const code = await codeFor(test, ADA);
    await other
      .post('/api/auth/verify-code')
      .send({ email: ADA, code: wrongCode(code) })
      .expect(400);
    await other.post('/api/auth/verify-code').send({ email: ADA, code }).expect(200);
    const events = await recent(ada);
    expect(events.map(({ event }) => event)).toEqual(['signed-in', 'code-refused', 'signed-up']);
    expect(events.every(({ isThisNetwork }) => isThisNetwork)).toBe(true);
    expect(events[0]?.network).toMatch(/^[0-9a-f]{6}$/);
    const rows = JSON.stringify(
      await test.dataSource.query('SELECT *, encode(network, $1) FROM security_events', ['escape']),
    );
    expect(rows).not.toMatch(/127\.0|::1|ada@/);
  });

  it('holds what guards the account: confirming, a new secret, the sign-out everywhere [security 54]', async () => {
    const { agent } = ada;
    const key = { name: 'A', scopes: ['read'] };
    await agent.post('/api/keys').send(key).expect(201);
    const { body } = await agent
      .post('/api/webhook-endpoints')
      .send({ url: 'http://127.0.0.1:9/', events: ['generation.finished'] })
      .expect(201);
    await agent.post(`/api/webhook-endpoints/${body.id}/rotate-secret`).expect(200);
    await test.dataSource.query('DELETE FROM rate_limits');
    await agent.post('/api/auth/send-confirmation-code').expect(200);
    const code = await codeFor(test, ADA);
    await agent
      .post('/api/auth/confirm')
      .send({ code: wrongCode(code) })
      .expect(400);
    await agent.post('/api/auth/confirm').send({ code }).expect(200);
    await agent.post('/api/auth/logout-everywhere').send({ revokeKeys: true }).expect(200);
    await test.dataSource.query('DELETE FROM rate_limits');
    const again = await signIn(test, { email: ADA });
    const events = (await recent(again)).map(({ event }) => event);
    expect(events).toEqual(
      expect.arrayContaining([
        'signed-out-everywhere',
        'api-keys-revoked',
        'identity-confirmed',
        'code-refused',
        'webhook-secret-rotated',
      ]),
    );
  });

  it('holds what the operator did, who can read it and is on it for that [security 54]', async () => {
    await admin().grant(ACT, ADA, 5);
    await admin().ban(ACT, ADA, true);
    await admin().ban(ACT, ADA, false);
    await admin().adjust(ACT, ADA, -2);
    await admin().find(ACT, 'ada@');
    const seen = (await admin().activity(ACT, ADA)) as { event: string }[];
    expect(seen.map(({ event }) => event)).toEqual([
      'operator-looked',
      'operator-adjusted',
      'operator-unblocked',
      'operator-blocked',
      'operator-granted',
      'signed-up',
    ]);
    const again = await signIn(test, { email: ADA });
    const [, looked] = await recent(again);
    expect(looked).toMatchObject({ event: 'operator-looked', network: null, isThisNetwork: false });
  });

  it('is read a page at a time, and kept for ninety days [security 54]', async () => {
    await test.dataSource.query(
      `INSERT INTO security_events (user_id, event, created_at)
       SELECT $1, 'signed-in', now() - make_interval(days => d) FROM generate_series(88, 91) d, generate_series(1, 10)`,
      [ada.user.id],
    );
    await test.app.get(Housekeeping).sweep();
    const [{ count }] = await test.dataSource.query(
      `SELECT count(*)::int AS count FROM security_events WHERE event = 'signed-in'`,
    );
    expect([LIMITS.securityEventsDays, count]).toEqual([90, 20]);
    const first = await recent(ada);
    const rest = await recent(ada, `?before=${first.at(-1)?.id ?? 0}`);
    expect([first.length, rest.length]).toEqual([LIMITS.securityEventsListed, 1]);
  });
});
