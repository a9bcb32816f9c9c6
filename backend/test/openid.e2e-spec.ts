import type { LinkedIdentity, SecurityEvent } from '@whoosh/contracts';
import { createTestApp, type TestApp } from './support/create-test-app';
import { type SignedIn, signIn } from './support/factories';
import { codeFor, mailsTo, wrongCode } from './support/mailbox';
import { startOpenIdProvider, type OpenIdProviderProcess } from './support/openid-provider';
import { publicHandlers } from './support/routes';
import { shareTestApp } from './support/share-test-app';

const ADA = 'ada@example.com';
const THIEF = 'eve@example.com';
const ORIGIN = 'http://localhost:3000';
type Agent = ReturnType<TestApp['agent']>;

describe('auth: sign-in by OpenID Connect', () => {
  let provider: OpenIdProviderProcess;
  let test: TestApp;
  beforeAll(async () => {
    provider = await startOpenIdProvider(ORIGIN);
    test = await createTestApp({ settings: { ...provider.settings, OIDC_LABEL: 'Northfield' } });
  });
  afterAll(async () => {
    provider.stop();
    await test.close();
  });
  beforeEach(() => test.reset());

  const start = async (browser: Agent): Promise<string> =>
    String((await browser.get('/api/auth/openid/start').expect(302)).headers['location']);
  /** @returns where the product sends the browser in the end */
  const comeBack = async (browser: Agent, path: string): Promise<string> =>
    String((await browser.get(path).expect(302)).headers['location']);
  const walk = async (browser: Agent, login = ADA): Promise<string> =>
    comeBack(browser, await provider.logIn(await start(browser), login));
  const link = (browser: Agent, code: string) => browser.post('/api/auth/openid/link').send({ code });
  const linkedBrowser = async (login = ADA): Promise<Agent> => {
    const browser = test.agent();
    expect(await walk(browser, login)).toBe('/auth?step=link');
    await link(browser, await codeFor(test, login)).expect(200);
    return browser;
  };
  const me = async (browser: Agent): Promise<string> =>
    (await browser.get('/api/auth/user').expect(200)).body.user.email;
  const identitiesOf = async (browser: Agent): Promise<LinkedIdentity[]> =>
    (await browser.get('/api/auth/openid/identities').expect(200)).body;

  it('asks the provider by authorization code with PKCE, state and nonce [security 65]', async () => {
    const asked = new URL(await start(test.agent())).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      client_id: 'whoosh',
      redirect_uri: `${ORIGIN}/api/auth/openid/callback`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)).toMatch(/^[\w-]{43}$/);
  });

  it('makes an account after a code of the address, and signs in without one from then on [security 65]', async () => {
    const browser = await linkedBrowser();
    expect(await me(browser)).toBe(ADA);
    const again = test.agent();
    expect(await walk(again)).toBe('/auth');
    expect((await again.get('/api/auth/user').expect(200)).body.user).toMatchObject({ email: ADA, name: 'Person ada' });
    expect(await identitiesOf(again)).toMatchObject([{ email: ADA, lastUsedAt: expect.any(String) }]);
    const events: SecurityEvent[] = (await again.get('/api/auth/activity').expect(200)).body;
    expect(events.map(({ event }) => event)).toEqual(['signed-in', 'signed-up', 'identity-linked']);
    const notice = (await mailsTo(test, ADA)).at(-1);
    expect(notice?.subject).toBe('A sign-in was linked to your Whoosh account');
    expect(notice?.text).toContain('Northfield');
  });

  it('links to the account that the address has, and only with its code [security 65]', async () => {
    const { user } = await signIn(test, { email: ADA });
    const browser = test.agent();
    expect(await walk(browser)).toBe('/auth?step=link');
    await browser.get('/api/auth/user').expect(401);
    expect((await browser.get('/api/auth/openid/pending-link').expect(200)).body).toEqual({ email: ADA });
    const code = await codeFor(test, ADA);
    expect((await link(browser, wrongCode(code)).expect(400)).body.code).toBe('INVALID_CODE');
    expect((await link(browser, code).expect(200)).body.user.id).toBe(user.id);
    await browser.get('/api/auth/openid/pending-link').expect(404);
    await link(test.agent(), code).expect(400);
  });

  it('takes no code of another purpose and no code in another browser [security 65]', async () => {
    await signIn(test, { email: ADA });
    const [mine, other] = [test.agent(), test.agent()];
    await walk(mine);
    const code = await codeFor(test, ADA);
    await link(other, code).expect(400);
    await mine.post('/api/auth/verify-code').send({ email: ADA, code }).expect(400);
    await link(mine, code).expect(200);
  });

  it('refuses another browser’s answer, a second one, a forged one and what the person did not agree to [security 65]', async () => {
    const [mine, other] = [test.agent(), test.agent()];
    const path = await provider.logIn(await start(mine), ADA);
    await start(other);
    const refused = '/auth?problem=OPENID_REFUSED';
    expect(await comeBack(other, path)).toBe(refused);
    expect(await comeBack(mine, path)).toBe('/auth?step=link');
    expect(await comeBack(mine, path)).toBe(refused);
    const state = new URL(await start(mine)).searchParams.get('state') ?? '';
    expect(await comeBack(mine, `/api/auth/openid/callback?code=forged&state=${state}`)).toBe(refused);
    const denied = new URL(await start(mine)).searchParams.get('state') ?? '';
    expect(await comeBack(mine, `/api/auth/openid/callback?error=access_denied&state=${denied}`)).toBe(refused);
    expect(await comeBack(mine, '/api/auth/openid/callback')).toBe(refused);
    expect(await test.dataSource.query(`SELECT 1 FROM security_events WHERE event = 'openid-refused'`)).not.toEqual([]);
  });

  it('refuses an address that the provider has not verified, and mails nothing there [security 65]', async () => {
    const login = 'unverified@example.com';
    expect(await walk(test.agent(), login)).toBe('/auth?problem=ADDRESS_NOT_VERIFIED');
    expect(await mailsTo(test, login)).toEqual([]);
  });

  it('holds to the rules of codes: one mail in half a minute, and no blocked account', async () => {
    const browser = await linkedBrowser();
    await test.dataSource.query(`DELETE FROM linked_identities`);
    expect(await walk(test.agent())).toBe('/auth?problem=RATE_LIMITED');
    await test.dataSource.query(`UPDATE users SET blocked_at = now()`);
    await test.dataSource.query(
      `INSERT INTO linked_identities (id, user_id, issuer, subject, address) SELECT gen_random_uuid(), id, $1, $2, email FROM users`,
      [provider.settings['OIDC_ISSUER'], ADA],
    );
    expect(await walk(browser)).toBe('/auth?problem=ACCOUNT_BLOCKED');
  });

  it('takes a deletion back that was asked for, as a code does', async () => {
    const browser = await linkedBrowser();
    await browser.delete('/api/auth/user').send({}).expect(200);
    const again = test.agent();
    expect(await walk(again)).toBe('/auth');
    expect(await me(again)).toBe(ADA);
  });

  it('belongs to one account: another one can neither see nor remove it, and its own asks for a code again', async () => {
    const browser = await linkedBrowser();
    const [{ id } = { id: '' }] = await identitiesOf(browser);
    const eve = await signIn(test, { email: THIEF });
    expect((await eve.agent.get('/api/auth/openid/identities').expect(200)).body).toEqual([]);
    await eve.agent.delete(`/api/auth/openid/identities/${id}`).expect(404);
    await browser.delete(`/api/auth/openid/identities/${id}`).expect(204);
    expect(await identitiesOf(browser)).toEqual([]);
    const [latest]: SecurityEvent[] = (await browser.get('/api/auth/activity').expect(200)).body;
    expect(latest?.event).toBe('identity-unlinked');
    await test.dataSource.query(`DELETE FROM rate_limits`);
    expect(await walk(test.agent())).toBe('/auth?step=link');
  });

  it('that a thief linked goes with the undo of the change of address; one from before stays [security 65]', async () => {
    const owner: SignedIn = { user: (await signIn(test, { email: ADA })).user, agent: await linkedBrowser() };
    await test.dataSource.query(`UPDATE linked_identities SET created_at = now() - interval '1 day'`);
    await owner.agent.post('/api/auth/send-email-change-code').send({ email: THIEF }).expect(200);
    await owner.agent
      .put('/api/auth/update-email')
      .send({ email: THIEF, code: await codeFor(test, THIEF) })
      .expect(200);
    await test.dataSource.query(`DELETE FROM rate_limits`);
    await linkedBrowser(THIEF);
    const notice = (await mailsTo(test, ADA)).filter(({ text }) => text?.includes('undo-email-change')).at(-1);
    const token = /undo-email-change#(\S+)/.exec(notice?.text ?? '')?.[1];
    await test.http().post('/api/auth/undo-email-change').send({ token }).expect(200);
    const rows = await test.dataSource.query(`SELECT subject FROM linked_identities`);
    expect(rows).toEqual([{ subject: ADA }]);
    const again = test.agent();
    expect(await walk(again)).toBe('/auth');
    expect(await me(again)).toBe(ADA);
  });

  it('says on the sign-in page that the provider is away', async () => {
    const beside = await createTestApp({
      beside: test,
      settings: { ...provider.settings, OIDC_ISSUER: 'http://127.0.0.1:9' },
    });
    const answer = await beside.http().get('/api/auth/openid/start').expect(302);
    expect(answer.headers['location']).toBe('/auth?problem=UNAVAILABLE');
    await beside.close();
  });

  it('is named to the page, with its public routes and no others', async () => {
    expect((await test.http().get('/api/config').expect(200)).body.signInProvider).toBe('Northfield');
    expect(publicHandlers(test.app).filter((name) => name.startsWith('OpenId'))).toEqual([
      'OpenIdController.callback',
      'OpenIdController.link',
      'OpenIdController.pendingLink',
      'OpenIdController.start',
    ]);
    for (const path of ['identities', 'identities/00000000-0000-4000-8000-000000000000'])
      await test.http()[path === 'identities' ? 'get' : 'delete'](`/api/auth/openid/${path}`).expect(401);
  });
});

describe('an installation without a provider', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await shareTestApp();
  });
  afterAll(() => test.close());

  it.each(['start', 'callback', 'pending-link', 'identities'])('has no /api/auth/openid/%s', async (path) => {
    const { agent } = await signIn(test);
    expect((await agent.get(`/api/auth/openid/${path}`).expect(404)).body.code).toBe('NOT_FOUND');
    expect((await test.http().get('/api/config').expect(200)).body).not.toHaveProperty('signInProvider');
  });
});
