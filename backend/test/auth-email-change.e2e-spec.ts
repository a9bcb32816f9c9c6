import { ageSessions } from './support/age-sessions';
import type { TestApp } from './support/create-test-app';
import { type SignedIn, signIn } from './support/factories';
import { codeFor, mailsTo, wrongCode } from './support/mailbox';
import { shareTestApp } from './support/share-test-app';

const OLD = 'ada@example.com';
const NEW = 'countess@example.com';

describe('auth: change of the e-mail address', () => {
  let test: TestApp;
  let ada: SignedIn;
  beforeAll(async () => {
    test = await shareTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    ada = await signIn(test, { email: OLD });
  });

  const ask = (body: object = { email: NEW }) => ada.agent.post('/api/auth/send-email-change-code').send(body);
  const change = (code: string, email = NEW) => ada.agent.put('/api/auth/update-email').send({ email, code });
  const age = (minutes: number) => ageSessions(test, minutes);

  it('changes the address with a code that went to the new one, and tells the old one [spec 7.9] [security 14]', async () => {
    const asked = await ask().expect(200);
    expect(asked.body).toEqual({ success: true, message: 'Verification code sent', step: 'verify-new' });
    const answer = await change(await codeFor(test, NEW)).expect(200);
    expect(answer.body.user).toEqual({ ...ada.user, email: NEW });
    expect((await ada.agent.get('/api/auth/user').expect(200)).body.user.email).toBe(NEW);
    expect((await mailsTo(test, OLD)).at(-1)?.subject).toBe('The email address of your Whoosh account was changed');
  });

  it('ends the other sessions of the account [security 12]', async () => {
    const elsewhere = await signIn(test, { email: OLD });
    await ask().expect(200);
    await change(await codeFor(test, NEW)).expect(200);
    await elsewhere.agent.get('/api/auth/user').expect(401);
    await ada.agent.get('/api/auth/user').expect(200);
  });

  it('first confirms who it is when the session is older than 15 minutes [security 13]', async () => {
    await age(16);
    const mailsBefore = (await mailsTo(test, NEW)).length;
    const asked = await ask().expect(200);
    expect(asked.body.step).toBe('confirm-identity');
    expect(await mailsTo(test, NEW)).toHaveLength(mailsBefore);
    const identityCode = await codeFor(test, OLD);
    await ask({ email: NEW, identityCode: wrongCode(identityCode) }).expect(400);
    const confirmed = await ask({ email: NEW, identityCode }).expect(200);
    expect(confirmed.body.step).toBe('verify-new');
    await change(await codeFor(test, NEW)).expect(200);
  });

  it('refuses the change from a session that was not confirmed, with FRESH_SIGN_IN_REQUIRED', async () => {
    await ask().expect(200);
    const code = await codeFor(test, NEW);
    await age(26);
    const answer = await change(code).expect(403);
    expect(answer.body.code).toBe('FRESH_SIGN_IN_REQUIRED');
  });

  it('says the same for a wrong code, a login code and a taken address', async () => {
    await ask().expect(200);
    const wrong = await change(wrongCode(await codeFor(test, NEW))).expect(400);
    expect(wrong.body.error).toBe('Invalid verification code or email already in use');
    await ada.agent.post('/api/auth/send-code').send({ email: 'third@example.com', isSignup: true }).expect(200);
    const login = await change(await codeFor(test, 'third@example.com'), 'third@example.com').expect(400);
    expect(login.body.error).toBe(wrong.body.error);
  });

  it('tells nobody that an address is taken, but its owner that somebody wanted it', async () => {
    await signIn(test, { email: NEW });
    const asked = await ask().expect(200);
    expect(asked.body).toEqual({ success: true, message: 'Verification code sent', step: 'verify-new' });
    const mail = (await mailsTo(test, NEW)).at(-1);
    expect(mail?.subject).toBe('Someone tried to use your email address');
    expect(mail?.text).not.toMatch(/\d{6}/);
    const answer = await change('123456').expect(400);
    expect(answer.body.code).toBe('INVALID_EMAIL_CODE');
  });

  it('answers INVALID_EMAIL_CODE when somebody takes the address between the code and its use', async () => {
    await ask().expect(200);
    const code = await codeFor(test, NEW);
    await signIn(test, { email: NEW });
    const answer = await change(code).expect(400);
    expect(answer.body.code).toBe('INVALID_EMAIL_CODE');
    expect((await ada.agent.get('/api/auth/user')).body.user.email).toBe(OLD);
  });

  it('refuses the address that the account already has', async () => {
    const answer = await ask({ email: 'ADA@example.com' }).expect(400);
    expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', error: 'This is already your email address' });
  });

  it('gives the account back to the old address through the link of the notice, and signs everybody out [security 14]', async () => {
    await ask().expect(200);
    await change(await codeFor(test, NEW)).expect(200);
    const notice = (await mailsTo(test, OLD)).at(-1)?.text ?? '';
    const token = /undo-email-change#(\S+)/.exec(notice)?.[1] ?? '';
    const page = await test.http().get('/api/auth/undo-email-change').expect(200);
    expect(page.text).toContain('This was not me');
    expect((await ada.agent.get('/api/auth/user')).body.user.email).toBe(NEW);
    await test.http().post('/api/auth/undo-email-change').send({ token }).expect(200);
    await ada.agent.get('/api/auth/user').expect(401);
    expect(await test.dataSource.query('SELECT email FROM users')).toEqual([{ email: OLD }]);
  });

  it.each([
    ['forged', (token: string) => `${token.slice(0, -4)}AAAA`, 0],
    ['older than 72 hours', (token: string) => token, 73],
  ])('answers GONE to a link that is %s', async (_, spoil, hours) => {
    await ask().expect(200);
    await change(await codeFor(test, NEW)).expect(200);
    const token = /undo-email-change#(\S+)/.exec((await mailsTo(test, OLD)).at(-1)?.text ?? '')?.[1] ?? '';
    await test.dataSource.query('UPDATE email_changes SET created_at = now() - make_interval(hours => $1)', [hours]);
    const answer = await test
      .http()
      .post('/api/auth/undo-email-change')
      .send({ token: spoil(token) })
      .expect(410);
    expect(answer.body.code).toBe('GONE');
  });
});
