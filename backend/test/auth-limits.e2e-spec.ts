import { Housekeeping } from '../src/modules/auth/housekeeping';
import { createTestApp, type TestApp } from './support/create-test-app';
import { signIn } from './support/factories';
import { codeFor, wrongCode } from './support/mailbox';

const ADA = 'ada@example.com';

/** Limits as in production; the second application is another process of the same installation. */
describe('auth limits', () => {
  let test: TestApp;
  let beside: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ settings: { LIMITS: 'strict', TRUST_PROXY: '1', MAIL_CODES_PER_HOUR: '40' } });
    beside = await createTestApp({
      settings: { LIMITS: 'strict', TRUST_PROXY: '1', MAIL_CODES_PER_HOUR: '40' },
      beside: test,
    });
  });
  afterAll(async () => {
    await beside.close();
    await test.close();
  });
  beforeEach(() => test.reset());

  const at = (ip: string) => ({ 'X-Forwarded-For': ip });
  const askLogin = (app: TestApp, email: string, ip = '198.51.100.1') =>
    app.http().post('/api/auth/send-code').set(at(ip)).send({ email, isSignup: false });
  const askSignUp = (app: TestApp, email: string, ip = '198.51.100.1') =>
    app.http().post('/api/auth/send-code').set(at(ip)).send({ email, isSignup: true });
  /** Ends the windows whose rule's name begins so. */
  const pass = (rule: string) => test.dataSource.query('DELETE FROM rate_limits WHERE key LIKE $1', [`${rule}%`]);
  const account = (email = ADA) =>
    test.dataSource.query('INSERT INTO users (email, name) VALUES ($1, $2)', [email, 'Ada']);

  it('mails an address one code in 30 s, whichever process is asked [security 5]', async () => {
    await account();
    await askLogin(test, ADA).expect(200);
    const answer = await askLogin(beside, ADA, '198.51.100.2').expect(429);
    expect(answer.body.code).toBe('RATE_LIMITED');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(30);
  });

  it('mails an address five codes in an hour', async () => {
    await account();
    for (let i = 0; i < 5; i += 1) {
      await askLogin(i % 2 === 0 ? test : beside, ADA).expect(200);
      await pass('send-address-pause');
    }
    const answer = await askLogin(test, ADA).expect(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3000);
  });

  it('lets one caller ask 30 times in ten minutes over all processes [security 5]', async () => {
    const asked = await Promise.all(
      Array.from({ length: 34 }, (_, i) => askSignUp(i % 2 === 0 ? test : beside, `person${i}@example.com`)),
    );
    expect(asked.filter((answer) => answer.status === 200)).toHaveLength(30);
    expect(asked.filter((answer) => answer.status === 429)).toHaveLength(4);
    await askSignUp(test, 'other@example.com', '198.51.100.9').expect(200);
  });

  it('counts the neighbours in an IPv6 network as one caller', async () => {
    const asked = await Promise.all(
      Array.from({ length: 31 }, (_, i) =>
        askSignUp(test, `person${i}@example.com`, `2001:db8:1:2::${(i + 1).toString(16)}`),
      ),
    );
    expect(asked.filter((answer) => answer.status === 429)).toHaveLength(1);
    await askSignUp(test, 'other@example.com', '2001:db8:1:100::1').expect(200);
  });

  it('counts the /48 around IPv6 callers, too, so that 256 homes are not 256 strangers', async () => {
    // Known here already: only the callers' networks count.
    const ask = (home: number) =>
      askLogin(test, `nobody${home}@example.com`, `2001:db8:2:${(home * 256).toString(16)}::1`);
    const answers = [];
    for (let home = 0; home < 24; home += 1) answers.push((await ask(home)).status);
    expect(answers.filter((status) => status === 404)).toHaveLength(20);
    expect(answers.slice(20)).toEqual([429, 429, 429, 429]);
  });

  it('lets one network learn little about addresses, taken ones and unknown ones together [security 8]', async () => {
    for (let i = 0; i < 3; i += 1) await account(`taken${i}@example.com`);
    for (let i = 0; i < 3; i += 1) await askSignUp(test, `taken${i}@example.com`).expect(409);
    for (let i = 0; i < 2; i += 1) await askLogin(test, `unknown${i}@example.com`).expect(404);
    await askSignUp(test, 'taken0@example.com').expect(429);
    await askLogin(test, 'unknown9@example.com').expect(429);
    await askLogin(test, 'taken0@example.com', '198.51.100.9').expect(200);
  });

  it('mails codes to who has an account while strangers use up those of sign-ups [security 6]', async () => {
    const owner = test.agent();
    await owner.post('/api/auth/send-code').send({ email: ADA, isSignup: true }).expect(200);
    await owner
      .post('/api/auth/verify-code')
      .send({ email: ADA, code: await codeFor(test, ADA), name: 'Ada' })
      .expect(200);
    await account('other@example.com');
    await pass('send-');
    for (let i = 0; i < 40; i += 1)
      await askSignUp(test, `person${i}@example.com`, `198.51.100.${(i % 4) + 1}`).expect(200);
    await askSignUp(test, 'late@example.com', '198.51.100.77').expect(503);
    await owner.post('/api/auth/send-code').send({ email: ADA, isSignup: false }).expect(200);
    await askLogin(test, 'other@example.com', '198.51.100.78').expect(200);
  });

  it('gives a known browser one budget, whatever it writes behind its device cookie [security 6]', async () => {
    const owner = test.agent();
    await owner.post('/api/auth/send-code').send({ email: ADA, isSignup: true }).expect(200);
    const signedIn = await owner
      .post('/api/auth/verify-code')
      .send({ email: ADA, code: await codeFor(test, ADA), name: 'Ada' })
      .expect(200);
    const device = /device=([^;]+)/.exec(String(signedIn.headers['set-cookie']))?.[1] ?? '';
    await pass('send-');
    const ask = (cookie: string) => askLogin(test, ADA, '198.51.100.1').set('Cookie', `device=${cookie}`);
    await ask(device).expect(200);
    await ask(device).expect(429);
    // What does not stand there as we wrote it is a stranger, of whom there is one budget.
    await ask(`${device}.1`).expect(200);
    await ask(`${device}.2`).expect(429);
    await ask(`${device}.3`).expect(429);
  });

  it('sends nobody away for longer than the rule is, whatever the clock does [security 60]', async () => {
    await account();
    await askLogin(test, ADA).expect(200);
    await test.dataSource.query(
      `UPDATE rate_limits SET expire = expire + 86400000 WHERE key LIKE 'send-address-pause%'`,
    );
    const answer = await askLogin(test, ADA).expect(429);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(30);
  });

  it('stops a caller that tries out addresses, but not one that repeats its own mistake [security 8]', async () => {
    for (let i = 0; i < 8; i += 1) await askLogin(test, 'typo@example.com', '198.51.100.3').expect(404);
    for (let i = 0; i < 5; i += 1) await askLogin(test, `unknown${i}@example.com`).expect(404);
    await account();
    await askLogin(test, ADA).expect(429);
    await askLogin(test, ADA, '198.51.100.4').expect(200);
  });

  it('answers 503 once the whole site has mailed its codes of the hour', async () => {
    const ip = (i: number) => `198.51.100.${(i % 4) + 1}`;
    for (let i = 0; i < 40; i += 1) await askSignUp(test, `person${i}@example.com`, ip(i)).expect(200);
    const answer = await askSignUp(beside, 'late@example.com', '198.51.100.77').expect(503);
    expect(answer.body.code).toBe('UNAVAILABLE');
    expect(answer.headers['retry-after']).toBeDefined();
  });

  it('refuses a caller after 30 wrong codes in an hour', async () => {
    const guess = (app: TestApp, ip: string) =>
      app.http().post('/api/auth/verify-code').set(at(ip)).send({ email: ADA, code: '123456' });
    const answers = [];
    for (let i = 0; i < 32; i += 1) answers.push(await guess(i % 2 === 0 ? test : beside, '198.51.100.1'));
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(30);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(2);
    await guess(test, '198.51.100.2').expect(400);
  });

  it('does not lock out a browser that has signed in before, whatever strangers do to its address [security 6]', async () => {
    const owner = test.agent();
    await owner.post('/api/auth/send-code').send({ email: ADA, isSignup: true }).expect(200);
    await owner
      .post('/api/auth/verify-code')
      .send({ email: ADA, code: await codeFor(test, ADA), name: 'Ada' })
      .expect(200);
    await pass('send-');
    for (let i = 0; i < 5; i += 1) {
      await askLogin(test, ADA, '198.51.100.5').expect(200);
      await pass('send-address-pause');
    }
    await askLogin(test, ADA, '198.51.100.6').expect(429);
    await owner.post('/api/auth/send-code').send({ email: ADA, isSignup: false }).expect(200);
    await owner
      .post('/api/auth/verify-code')
      .send({ email: ADA, code: await codeFor(test, ADA) })
      .expect(200);
  });

  it('mails one code an hour to an address that 25 wrong codes were tried on', async () => {
    await account();
    const agent = test.agent();
    for (let round = 0; round < 5; round += 1) {
      await agent.post('/api/auth/send-code').set(at('198.51.100.1')).send({ email: ADA, isSignup: false }).expect(200);
      const wrong = wrongCode(await codeFor(test, ADA));
      for (let i = 0; i < 5; i += 1)
        await agent.post('/api/auth/verify-code').set(at('198.51.100.1')).send({ email: ADA, code: wrong }).expect(400);
      await pass('send-address-');
    }
    await askLogin(test, ADA, '198.51.100.2').expect(200);
    await pass('send-address-');
    const answer = await askLogin(test, ADA, '198.51.100.2').expect(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3000);
  });

  it('gives every code two guesses while the whole site is under attack [security 5]', async () => {
    await test
      .http()
      .post('/api/auth/verify-code')
      .set(at('198.51.100.1'))
      .send({ email: ADA, code: '123456' })
      .expect(400);
    await test.dataSource.query(`UPDATE rate_limits SET points = 501 WHERE key LIKE 'guesses-wrong%'`);
    const agent = beside.agent();
    await agent.post('/api/auth/send-code').set(at('198.51.100.7')).send({ email: ADA, isSignup: true }).expect(200);
    const wrong = wrongCode(await codeFor(test, ADA));
    const guess = () => agent.post('/api/auth/verify-code').set(at('198.51.100.7')).send({ email: ADA, code: wrong });
    const codes = [(await guess()).body.code, (await guess()).body.code, (await guess()).body.code];
    expect(codes).toEqual(['INVALID_CODE', 'INVALID_CODE', 'TOO_MANY_ATTEMPTS']);
  });

  it('keeps no address as it is among the counts', async () => {
    await account();
    await askLogin(test, ADA).expect(200);
    const dump = JSON.stringify(await test.dataSource.query('SELECT key FROM rate_limits'));
    expect(dump).not.toContain('ada');
    expect(dump).not.toContain('198.51');
  });

  it('forgets codes, sessions and counts that are over', async () => {
    await signIn(test);
    await askSignUp(test, 'old@example.com').expect(200);
    await test.dataSource.query(`UPDATE sessions SET expire = now() - interval '1 second'`);
    await test.dataSource.query(`UPDATE auth_challenges SET created_at = now() - interval '25 hours'`);
    await test.dataSource.query(`UPDATE rate_limits SET expire = 1`);
    await test.app.get(Housekeeping).sweep();
    const [left] = await test.dataSource.query(
      'SELECT (SELECT count(*) FROM sessions) + (SELECT count(*) FROM auth_challenges) + (SELECT count(*) FROM rate_limits) AS n',
    );
    expect(left.n).toBe('0');
  });
});

describe('auth limits without a proxy', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ settings: { LIMITS: 'strict' } });
  });
  afterAll(() => test.close());

  it('does not let a forged X-Forwarded-For make many callers of one [security 56]', async () => {
    const asked = await Promise.all(
      Array.from({ length: 31 }, (_, i) =>
        test
          .http()
          .post('/api/auth/send-code')
          .set('X-Forwarded-For', `198.51.100.${i}`)
          .send({ email: `person${i}@example.com`, isSignup: true }),
      ),
    );
    expect(asked.filter((answer) => answer.status === 429)).toHaveLength(1);
  });
});
