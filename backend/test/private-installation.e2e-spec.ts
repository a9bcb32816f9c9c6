import { PREMIUM_PLAN_ID, UNPRICED_PLAN_ID } from '@whoosh/contracts';
import { createTestApp, type TestApp } from './support/create-test-app';
import { signIn, type SignedIn } from './support/factories';
import { finished, generate, makeSound, keepSound, rainRequest } from './support/sounds';

/** Everything that billing and the plans answer otherwise. */
const ROUTES_OF_BILLING: readonly (readonly ['get' | 'post', string])[] = [
  ['get', '/api/plans'],
  ['get', '/api/credits/ledger'],
  ['get', '/api/billing/subscription'],
  ['post', '/api/create-checkout-session'],
  ['post', '/api/create-credit-checkout-session'],
  ['post', '/api/webhooks/stripe'],
  ['get', '/portal'],
];

describe('a private installation (PLANS=off)', () => {
  let test: TestApp;
  let ada: SignedIn;
  beforeAll(async () => {
    test = await createTestApp({ settings: { PLANS: 'off', WORKER: 'on', QUOTA_GIGABYTES: '1' } });
  });
  beforeEach(async () => {
    ada = await signIn(test);
  });
  afterEach(() => test.reset());
  afterAll(() => test.close());

  it.each(ROUTES_OF_BILLING)('has no %s %s', async (method, path) => {
    const answer = await ada.agent[method](path);
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('names no route, no remote and no address of billing', async () => {
    const document = await test.http().get('/api/docs-json').expect(200);
    expect(
      Object.keys(document.body.paths).filter((path) => /credit|billing|checkout|portal|plans|stripe/.test(path)),
    ).toEqual([]);
    const { body } = await test.http().get('/api/config').expect(200);
    expect(body).toMatchObject({ hasPlans: false, checkoutOrigin: null });
    expect(Object.keys(body.remotes)).toEqual(['mfe_creator', 'mfe_timeline', 'mfe_account']);
    expect((await test.http().get('/remotes/billing/mf-manifest.json')).status).toBe(404);
  });

  it('knows no plan and no credits of anybody, whatever is stored', async () => {
    await test.dataSource.query('UPDATE users SET plan_id = $1', [PREMIUM_PLAN_ID]);
    const { body } = await ada.agent.get('/api/auth/user').expect(200);
    expect(body.user).toMatchObject({ planId: UNPRICED_PLAN_ID, credits: null });
  });

  it('makes sounds of every length for nothing, more than a plan would, and leaves the ledger untouched', async () => {
    const long = await finished(ada, await generate(ada, rainRequest({ duration: 22 })));
    expect(long).toMatchObject({ creditsDeducted: 0, remainingCredits: 0 });
    for (let sound = 0; sound < 2; sound += 1) await makeSound(ada, { takes: 4, duration: 0.5 });
    const kept = await keepSound(ada, long);
    expect(kept.licence).toBe('any-work');
    // one that was free before the plans were switched off gets its rights for nothing
    await test.dataSource.query('UPDATE sound_effects SET plan_id = 1');
    expect((await ada.agent.post(`/api/sound-effects/${kept.id}/licence`).expect(200)).body.licence).toBe('commercial');
    const rows: { entries: number; credits: number; seq: number }[] = await test.dataSource.query(
      'SELECT (SELECT count(*) FROM ledger)::int AS entries, credits::int, ledger_seq::int AS seq FROM users',
    );
    expect(rows).toEqual([{ entries: 0, credits: 0, seq: 0 }]);
  }, 120_000);

  it('holds uploads to the quota of the operator', async () => {
    const ask = (size: number) =>
      ada.agent.post('/api/upload-url').send({ fileType: 'uploads', contentType: 'video/mp4', size });
    expect((await ask(500_000_000)).status).toBe(200);
    expect((await ask(400_000_000)).status).toBe(200);
    expect((await ask(200_000_000)).body.code).toBe('QUOTA_EXCEEDED');
  });
});
