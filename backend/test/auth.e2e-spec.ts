import { codePepper, hashCode } from '../src/modules/auth/one-time-code';
import type { TestApp } from './support/create-test-app';
import { signIn } from './support/factories';
import { codeFor, mailsTo, wrongCode } from './support/mailbox';
import { shareTestApp } from './support/share-test-app';

const ADA = 'ada@example.com';

describe('auth', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await shareTestApp();
  });
  afterAll(() => test.close());
  beforeEach(() => test.reset());

  const sendCode = (agent: ReturnType<TestApp['agent']>, isSignup: boolean, email = ADA) =>
    agent.post('/api/auth/send-code').send({ email, isSignup });

  /** Signs up through the mailed code. */
  async function signUp(email = ADA, name = 'Ada') {
    const agent = test.agent();
    await sendCode(agent, true, email).expect(200);
    const answer = await agent
      .post('/api/auth/verify-code')
      .send({ email, code: await codeFor(test, email.trim().toLowerCase()), name })
      .expect(200);
    return { agent, user: answer.body.user };
  }

  /** Lets the limits of the address forget what was sent. */
  const forgetLimits = () => test.dataSource.query('DELETE FROM rate_limits');

  it('signs up with the mailed code, knows the person, and signs out [spec 3.1, 7.3, 7.5]', async () => {
    const { agent, user } = await signUp();
    expect(user).toEqual({
      id: expect.any(Number),
      email: ADA,
      name: 'Ada',
      planId: 1,
      credits: 0,
      existingEffects: 0,
    });
    expect((await agent.get('/api/auth/user').expect(200)).body).toEqual({ user });
    const logout = await agent.post('/api/auth/logout').expect(200);
    expect(logout.headers['clear-site-data']).toBe('"cache"');
    await agent.get('/api/auth/user').expect(401);
  });

  it('logs in again with a new code [spec 7.4]', async () => {
    const { user } = await signUp();
    await forgetLimits();
    const agent = test.agent();
    expect((await sendCode(agent, false).expect(200)).body.success).toBe(true);
    const answer = await agent
      .post('/api/auth/verify-code')
      .send({ email: ADA, code: await codeFor(test, ADA) })
      .expect(200);
    expect(answer.body.user).toEqual(user);
  });

  it('mails in the language that the person chose, else in that of the page', async () => {
    const subject = async () => (await mailsTo(test, ADA)).at(-1)?.subject;
    const agent = test.agent().set('Accept-Language', 'de-AT, en;q=0.5');
    await sendCode(agent, true).expect(200);
    expect(await subject()).toMatch(/^\d{6} ist dein Whoosh-Code$/);
    await agent
      .post('/api/auth/verify-code')
      .send({ email: ADA, code: await codeFor(test, ADA), name: 'Ada' })
      .expect(200);
    await agent.delete('/api/auth/user').send({}).expect(200);
    expect((await mailsTo(test, ADA)).at(-1)).toMatchObject({
      subject: 'Dein Whoosh-Konto wird gelöscht',
      text: expect.stringMatching(/ am \d+\. \p{L}+ \d{4} gelöscht/u),
    });
    await test.dataSource.query(`UPDATE users SET language = 'fr'`);
    await forgetLimits();
    await sendCode(test.agent().set('Accept-Language', 'de'), false).expect(200);
    expect(await subject()).toMatch(/^\d{6} est votre code Whoosh$/);
  });

  it('takes the address in any spelling and keeps one', async () => {
    const { agent } = await signUp('  Ada@EXAMPLE.com ');
    expect((await agent.get('/api/auth/user')).body.user.email).toBe(ADA);
    const answer = await sendCode(test.agent(), true, 'ADA@example.COM').expect(409);
    expect(answer.body.code).toBe('EMAIL_TAKEN');
  });

  it('answers 401 NOT_AUTHENTICATED without a session [spec 7.3]', async () => {
    const answer = await test.http().get('/api/auth/user').expect(401);
    expect(answer.body).toMatchObject({ error: 'Not authenticated', code: 'NOT_AUTHENTICATED', statusCode: 401 });
  });

  it('says User not found at login for an address without an account, and mails nothing', async () => {
    const answer = await sendCode(test.agent(), false, 'nobody@example.com').expect(404);
    expect(answer.body).toMatchObject({ error: 'User not found', code: 'USER_NOT_FOUND' });
    expect(await mailsTo(test, 'nobody@example.com')).toEqual([]);
  });

  it.each([
    ['no address', { isSignup: false }],
    ['no e-mail format', { email: 'ada', isSignup: false }],
    ['two addresses', { email: 'a@example.com,b@example.com', isSignup: false }],
    ['a line break', { email: 'a@example.com\r\nBcc: b@example.com', isSignup: false }],
    ['an address beyond 254 characters', { email: `${'a'.repeat(250)}@example.com`, isSignup: false }],
    ['a text for isSignup', { email: ADA, isSignup: 'yes' }],
    ['an unknown field', { email: ADA, isSignup: false, planId: 2 }],
  ])('refuses to send a code for %s with VALIDATION_FAILED [spec 5.1]', async (_, body) => {
    const answer = await test.http().post('/api/auth/send-code').send(body).expect(400);
    expect(answer.body.code).toBe('VALIDATION_FAILED');
    expect(answer.body.details[0]).toEqual({ field: expect.any(String), message: expect.any(String) });
    expect(answer.body.error).toBe(answer.body.details[0].message);
  });

  it('makes one account when a code is used twice at once', async () => {
    const agent = test.agent();
    await sendCode(agent, true).expect(200);
    const code = await codeFor(test, ADA);
    const answers = await Promise.all(
      [1, 2].map(() => agent.post('/api/auth/verify-code').send({ email: ADA, code, name: 'Ada' })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400]);
    expect(await test.dataSource.query('SELECT count(*)::int AS n FROM users')).toEqual([{ n: 1 }]);
  });

  it('does not take a code a second time [security 1]', async () => {
    const { agent } = await signUp();
    const answer = await agent
      .post('/api/auth/verify-code')
      .send({ email: ADA, code: await codeFor(test, ADA), name: 'Ada' })
      .expect(400);
    expect(answer.body.code).toBe('INVALID_CODE');
  });

  it('answers alike to a wrong code, an expired one and none [security 1, 7]', async () => {
    const agent = test.agent();
    await sendCode(agent, true).expect(200);
    const code = await codeFor(test, ADA);
    const guess = async (caller: typeof agent, value: string) => {
      const answer = await caller.post('/api/auth/verify-code').send({ email: ADA, code: value }).expect(400);
      const { requestId: _requestId, ...rest } = answer.body;
      return JSON.stringify(rest);
    };
    const wrong = await guess(agent, wrongCode(code));
    const none = await guess(test.agent(), code);
    await test.dataSource.query(`UPDATE auth_challenges SET expires_at = now() - interval '1 second'`);
    const expired = await guess(agent, code);
    expect(wrong).toContain('Please check your code and try again.');
    expect([none, expired]).toEqual([wrong, wrong]);
  });

  it('takes no more than five guesses, even when a hundred come at once [security 3]', async () => {
    const agent = test.agent();
    await sendCode(agent, true).expect(200);
    const code = await codeFor(test, ADA);
    const guesses = Array.from({ length: 100 }, () =>
      agent.post('/api/auth/verify-code').send({ email: ADA, code: wrongCode(code) }),
    );
    const codes = (await Promise.all(guesses)).map((answer) => answer.body.code);
    expect(codes.filter((value) => value === 'INVALID_CODE')).toHaveLength(5);
    expect(codes.filter((value) => value === 'TOO_MANY_ATTEMPTS')).toHaveLength(95);
    const answer = await agent.post('/api/auth/verify-code').send({ email: ADA, code }).expect(400);
    expect(answer.body.error).toBe('Too many attempts. Request a new code.');
  });

  it('binds a code to the browser that asked for it [security 4]', async () => {
    const asking = test.agent();
    await sendCode(asking, true).expect(200);
    const code = await codeFor(test, ADA);
    const other = test.agent();
    await sendCode(other, true, 'bob@example.com').expect(200);
    await other.post('/api/auth/verify-code').send({ email: ADA, code }).expect(400);
    await asking.post('/api/auth/verify-code').send({ email: ADA, code, name: 'Ada' }).expect(200);
  });

  it('lets a new code kill the one before', async () => {
    const agent = test.agent();
    await sendCode(agent, true).expect(200);
    const first = await codeFor(test, ADA);
    await forgetLimits();
    await sendCode(agent, true).expect(200);
    const second = await codeFor(test, ADA);
    if (first !== second) await agent.post('/api/auth/verify-code').send({ email: ADA, code: first }).expect(400);
    await agent.post('/api/auth/verify-code').send({ email: ADA, code: second }).expect(200);
  });

  it('stores no code, only what a key outside of the database can check [security 2]', async () => {
    await sendCode(test.agent(), true).expect(200);
    const code = await codeFor(test, ADA);
    const dump = JSON.stringify(await test.dataSource.query('SELECT c::text AS row FROM auth_challenges c'));
    expect(dump).not.toContain(code);
    const [row] = await test.dataSource.query(
      'SELECT id, purpose, address::text AS address, code_hash FROM auth_challenges',
    );
    const isCheckedWith = (secret: string) =>
      hashCode(codePepper(secret), { purpose: row.purpose, challengeId: row.id, address: row.address }, code).equals(
        row.code_hash,
      );
    expect([isCheckedWith(test.env.SESSION_SECRET), isCheckedWith('another secret of forty letters, no more')]).toEqual(
      [true, false],
    );
  });

  it('gives a new session at sign-in and takes the old cookie for nothing [security 9]', async () => {
    const { agent } = await signUp();
    const before = String((await agent.get('/api/auth/user')).headers['set-cookie']);
    const oldCookie = /sid=[^;]+/.exec(before)?.[0] ?? '';
    await forgetLimits();
    await sendCode(agent, false).expect(200);
    const login = await agent
      .post('/api/auth/verify-code')
      .send({ email: ADA, code: await codeFor(test, ADA) })
      .expect(200);
    expect(String(login.headers['set-cookie'])).not.toContain(oldCookie);
    await test.http().get('/api/auth/user').set('Cookie', oldCookie).expect(401);
  });

  it('keeps the session cookie from scripts and other sites [security 15]', async () => {
    const { agent } = await signIn(test);
    const cookie = String((await agent.get('/api/auth/user')).headers['set-cookie']);
    expect(cookie).toMatch(/^sid=.*HttpOnly.*SameSite=Lax/);
    expect(cookie).toContain('Path=/');
  });

  it.each([
    ['unused for 14 days', `expire = now() - interval '1 second'`],
    [
      'older than 30 days',
      `sess = jsonb_set(sess::jsonb, '{passport,user,at}',
        to_jsonb((extract(epoch FROM now() - interval '30 days 1 second') * 1000)::bigint))`,
    ],
  ])('ends a session %s [security 11]', async (_, change) => {
    const { agent } = await signIn(test);
    await test.dataSource.query(`UPDATE sessions SET ${change}`);
    await agent.get('/api/auth/user').expect(401);
  });

  it('ends the sessions of a blocked person and lets them in no more [security 12]', async () => {
    const { agent, user } = await signIn(test, { email: ADA });
    await test.dataSource.query('UPDATE users SET blocked_at = now() WHERE id = $1', [user.id]);
    await agent.get('/api/auth/user').expect(401);
    const fresh = test.agent();
    await sendCode(fresh, false).expect(200);
    const answer = await fresh
      .post('/api/auth/verify-code')
      .send({ email: ADA, code: await codeFor(test, ADA) })
      .expect(403);
    expect(answer.body.code).toBe('ACCOUNT_BLOCKED');
  });

  it('renames a person, trimmed, and refuses a blank name [spec 5.5, 7.8]', async () => {
    const { agent } = await signIn(test);
    const answer = await agent.put('/api/auth/update-profile').send({ name: '  Grace Hopper ' }).expect(200);
    expect(answer.body.user.name).toBe('Grace Hopper');
    const refusal = await agent.put('/api/auth/update-profile').send({ name: '   ' }).expect(400);
    expect(refusal.body.error).toBe('Please enter your name');
  });

  it('keeps the language that a person chose, and only one of the product', async () => {
    const { agent, user } = await signUp();
    const answer = await agent.patch('/api/auth/user').send({ language: 'ja' }).expect(200);
    expect(answer.body.user).toEqual({ ...user, language: 'ja' });
    expect((await agent.get('/api/auth/user').expect(200)).body.user.language).toBe('ja');
    const refusal = await agent.patch('/api/auth/user').send({ language: 'tlh' }).expect(400);
    expect(refusal.body.details).toEqual([expect.objectContaining({ field: 'language' })]);
    await test.agent().patch('/api/auth/user').send({ language: 'de' }).expect(401);
  });

  it('signs in for development with an account that exists or is made [spec 7.7]', async () => {
    const first = await signIn(test, { email: ADA, name: 'Ada' });
    const second = await signIn(test, { email: ADA, name: 'Somebody' });
    expect(second.user).toEqual(first.user);
  });

  it.each([
    ['a proxy in front', { 'X-Forwarded-For': '127.0.0.1' }],
    ['another host name', { Host: 'whoosh.example' }],
    ['a Via header', { Via: '1.1 proxy' }],
  ])('hides dev-login from requests with %s [spec 7.7]', async (_, headers: Record<string, string>) => {
    const answer = await test
      .http()
      .post('/api/auth/dev-login')
      .set(headers)
      .send({ email: ADA, name: 'Ada' })
      .expect(404);
    expect(answer.body.code).toBe('NOT_FOUND');
  });
});
