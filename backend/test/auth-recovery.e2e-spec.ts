import { ageSessions } from './support/age-sessions';
import type { TestApp } from './support/create-test-app';
import { type SignedIn, signIn } from './support/factories';
import { codeFor, mailsTo } from './support/mailbox';
import { shareTestApp } from './support/share-test-app';
import { grant, keepSound, makeSound } from './support/sounds';

const OWNER = 'ada@example.com';
const THIEF = 'eve@example.com';
const THIEF_AGAIN = 'mallory@example.com';

describe('auth: an account that was stolen', () => {
  let test: TestApp;
  let thief: SignedIn;
  beforeAll(async () => {
    test = await shareTestApp({ WEBHOOK_TARGETS: 'any', WORKER: 'on' });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    thief = await signIn(test, { email: OWNER });
  });

  /** The thief holds the owner's session and reads the mail of the new address. */
  const changeTo = async (email: string) => {
    await thief.agent.post('/api/auth/send-email-change-code').send({ email }).expect(200);
    const code = await codeFor(test, email);
    await thief.agent.put('/api/auth/update-email').send({ email, code }).expect(200);
  };
  const tokenOf = async (address: string) => {
    const notices = (await mailsTo(test, address)).filter(({ text }) => text?.includes('undo-email-change'));
    return /undo-email-change#(\S+)/.exec(notices.at(-1)?.text ?? '')?.[1] ?? '';
  };
  const undo = (token: string) => test.http().post('/api/auth/undo-email-change').send({ token });
  const address = async () =>
    (await test.dataSource.query('SELECT email FROM users WHERE id = $1', [thief.user.id]))[0].email;
  const later = (hours: number) =>
    test.dataSource.query('UPDATE email_changes SET created_at = created_at - make_interval(hours => $1)', [hours]);

  it('goes back to its owner when the thief undoes the second of two changes [security 14]', async () => {
    await changeTo(THIEF);
    await changeTo(THIEF_AGAIN);
    await undo(await tokenOf(THIEF)).expect(200);
    expect(await address()).toBe(OWNER);
    await undo(await tokenOf(THIEF)).expect(410);
    expect(await address()).toBe(OWNER);
  });

  it('stays with its owner whatever the thief does after the undo', async () => {
    await changeTo(THIEF);
    await changeTo(THIEF_AGAIN);
    const [owners, thiefs] = [await tokenOf(OWNER), await tokenOf(THIEF)];
    await undo(owners).expect(200);
    await undo(thiefs).expect(410);
    await undo(owners).expect(410);
    expect(await address()).toBe(OWNER);
    await thief.agent.get('/api/auth/user').expect(401);
    expect((await mailsTo(test, OWNER)).at(-1)?.subject).toBe('Your Whoosh account is yours again');
  });

  it('can be taken back as long as the last change of the chain can be undone', async () => {
    await changeTo(THIEF);
    await later(70);
    await changeTo(THIEF_AGAIN);
    await later(70);
    await undo(await tokenOf(OWNER)).expect(200);
    expect(await address()).toBe(OWNER);
  });

  it('begins another chain when the one before it is over', async () => {
    await changeTo(THIEF);
    await later(73);
    await changeTo(THIEF_AGAIN);
    await undo(await tokenOf(OWNER)).expect(410);
    await undo(await tokenOf(THIEF)).expect(200);
    expect(await address()).toBe(THIEF);
  });

  it('is undone once when two undo it at the same moment', async () => {
    await changeTo(THIEF);
    await changeTo(THIEF_AGAIN);
    const tokens = [await tokenOf(OWNER), await tokenOf(THIEF)];
    const answers = await Promise.all(tokens.map((token) => undo(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(await address()).toBe(OWNER);
  });

  it('keeps the owner’s address for them, so that nobody stands in the way of the undo', async () => {
    await changeTo(THIEF);
    const answer = await test.agent().post('/api/auth/send-code').send({ email: OWNER, isSignup: true }).expect(409);
    expect(answer.body.code).toBe('EMAIL_TAKEN');
    const other = await signIn(test);
    await other.agent.post('/api/auth/send-email-change-code').send({ email: OWNER }).expect(200);
    expect((await mailsTo(test, OWNER)).at(-1)?.subject).toBe('Someone tried to use your email address');
    await undo(await tokenOf(OWNER)).expect(200);
    expect(await address()).toBe(OWNER);
  });

  it('loses the keys, webhooks and shares that the thief made, and keeps those from before', async () => {
    await grant(test, thief, 100);
    const made = async (name: string) => {
      const key = await thief.agent
        .post('/api/keys')
        .send({ name, scopes: ['read'] })
        .expect(201);
      const hook = await thief.agent
        .post('/api/webhook-endpoints')
        .send({ url: 'http://127.0.0.1:9/', events: ['generation.finished'] })
        .expect(201);
      const effect = await keepSound(thief, await makeSound(thief));
      const share = await thief.agent.post(`/api/sound-effects/${effect.id}/share`).expect(200);
      return { secret: String(key.body.secret), hook: String(hook.body.id), token: String(share.body.token) };
    };
    const before = await made('Before');
    await test.dataSource.query(`UPDATE api_keys SET created_at = now() - interval '1 day'`);
    await test.dataSource.query(`UPDATE webhook_endpoints SET created_at = now() - interval '1 day'`);
    await test.dataSource.query(`UPDATE effect_shares SET created_at = now() - interval '1 day'`);
    // Also what was made before the address was changed, by the same session.
    const since = await made('Since');
    await changeTo(THIEF);
    const after = await made('After');
    await undo(await tokenOf(OWNER)).expect(200);
    const withKey = (secret: string) => test.http().get('/api/projects').set('Authorization', `Bearer ${secret}`);
    await withKey(before.secret).expect(200);
    await withKey(since.secret).expect(401);
    await withKey(after.secret).expect(401);
    expect(await test.dataSource.query('SELECT id FROM webhook_endpoints')).toEqual([{ id: before.hook }]);
    await test.http().get(`/api/shares/${before.token}`).expect(200);
    await test.http().get(`/api/shares/${since.token}`).expect(404);
    await test.http().get(`/api/shares/${after.token}`).expect(404);
  }, 60_000);

  it('is not deleted when the thief asked for that', async () => {
    await changeTo(THIEF);
    await thief.agent.delete('/api/auth/user').send({}).expect(200);
    await undo(await tokenOf(OWNER)).expect(200);
    const [row] = await test.dataSource.query('SELECT email, deletion_requested_at AS asked FROM users');
    expect(row).toEqual({ email: OWNER, asked: null });
  });
});

describe('auth: what a stolen session may not do', () => {
  let test: TestApp;
  let ada: SignedIn;
  beforeAll(async () => {
    test = await shareTestApp({ WEBHOOK_TARGETS: 'any' });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    ada = await signIn(test, { email: OWNER });
  });
  const age = (minutes: number) => ageSessions(test, minutes);
  const GUARDED = [
    [
      'a key that may manage',
      'post',
      '/api/keys',
      { name: 'All', scopes: ['manage'] },
      201,
      'A new API key can manage your Whoosh account',
    ],
    [
      'a webhook',
      'post',
      '/api/webhook-endpoints',
      { url: 'https://example.com/hook', events: ['generation.finished'] },
      201,
      'A webhook was added to your Whoosh account',
    ],
    ['a copy of the data', 'get', '/api/auth/user/data', undefined, 200, 'A copy of your Whoosh data was downloaded'],
    ['the deletion', 'delete', '/api/auth/user', {}, 200, 'Your Whoosh account will be deleted'],
  ] as const;

  it.each(GUARDED)(
    'needs a fresh code for %s, and mails the owner of it [security 13]',
    async (_, method, path, body, status, subject) => {
      await age(16);
      const refused = await ada.agent[method](path).send(body).expect(403);
      expect(refused.body.code).toBe('FRESH_SIGN_IN_REQUIRED');
      // Deleting mails its own code at once; its confirmation is another way to the same.
      await test.dataSource.query('DELETE FROM rate_limits');
      await ada.agent.post('/api/auth/send-confirmation-code').expect(200);
      await ada.agent
        .post('/api/auth/confirm')
        .send({ code: await codeFor(test, OWNER) })
        .expect(200);
      await ada.agent[method](path).send(body).expect(status);
      expect((await mailsTo(test, OWNER)).at(-1)?.subject).toBe(subject);
    },
  );

  it('lets an old session make a key that only reads', async () => {
    await age(16);
    await ada.agent
      .post('/api/keys')
      .send({ name: 'Reader', scopes: ['read'] })
      .expect(201);
  });

  it('revokes the keys with the sessions when their owner wants that, and else leaves them', async () => {
    const make = async () =>
      (
        await ada.agent
          .post('/api/keys')
          .send({ name: 'A', scopes: ['read'] })
          .expect(201)
      ).body.secret as string;
    const withKey = (secret: string) => test.http().get('/api/projects').set('Authorization', `Bearer ${secret}`);
    const secret = await make();
    await ada.agent.post('/api/auth/logout-everywhere').send({}).expect(200);
    await withKey(secret).expect(200);
    const again = await signIn(test, { email: OWNER });
    await again.agent.post('/api/auth/logout-everywhere').send({ revokeKeys: true }).expect(200);
    await withKey(secret).expect(401);
  });
});
