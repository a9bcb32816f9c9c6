import { createTestApp, type TestApp } from './support/create-test-app';
import { addressOf, isCompatible, operationsOf, publicHandlers } from './support/routes';
import { shareTestApp } from './support/share-test-app';

describe('public routes', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await shareTestApp();
  });
  afterAll(() => test.close());

  it('are these and no others', () => {
    expect(publicHandlers(test.app)).toEqual([
      'AuthController.sendCode',
      'AuthController.verifyCode',
      'ConfigController.config',
      'DevLoginController.devLogin',
      'EmailUndoController.page',
      'EmailUndoController.undoChange',
      'HealthController.live',
      'HealthController.ready',
      'MetricsController.show',
      'OembedController.show',
      'OpenReviewController.comment',
      'OpenReviewController.cut',
      'OpenReviewController.list',
      'OpenReviewController.show',
      'OutboxController.list',
      'OutboxController.show',
      'PasskeysController.signIn',
      'PasskeysController.signInOptions',
      'PlansController.list',
      'PortalController.open',
      'SharedSoundController.audio',
      'SharedSoundController.picture',
      'SharedSoundController.show',
      'WebhookController.receive',
    ]);
  });

  it('answer 401 without a session everywhere else, before anything about the request is looked at', async () => {
    const closed = operationsOf(test.app).filter((operation) => !operation.isPublic && !isCompatible(operation));
    expect(closed.length).toBeGreaterThan(10);
    for (const operation of closed) {
      const answer = await test
        .http()
        [operation.method](addressOf(operation))
        .send(operation.method === 'get' ? undefined : {});
      expect([`${operation.method} ${operation.template}`, answer.status, answer.body.code]).toEqual([
        `${operation.method} ${operation.template}`,
        401,
        'NOT_AUTHENTICATED',
      ]);
    }
  });
});

describe('public routes in production', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({
      settings: {
        APP_ENV: 'production',
        MAIL: 'outbox',
        MAIL_FROM: 'whoosh@example.com',
        SUPPORT_EMAIL: 'help@example.com',
        PAYMENTS: 'sandbox',
        PUBLIC_URL: 'https://whoosh.example',
        TRUST_PROXY: '1',
      },
    });
  });
  afterAll(() => test.close());

  it('have no way in without a code and no outbox [security 19]', async () => {
    expect(publicHandlers(test.app)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(DevLogin|Outbox)/)]));
    await test.http().post('/api/auth/dev-login').send({ email: 'ada@example.com', name: 'Ada' }).expect(404);
    await test.http().get('/dev/mail').expect(404);
  });

  it('set cookies for https and this host only [security 15]', async () => {
    const answer = await test
      .http()
      .post('/api/auth/send-code')
      .set('X-Forwarded-Proto', 'https')
      .send({ email: 'ada@example.com', isSignup: true })
      .expect(200);
    expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-challenge=.*Path=\/.*HttpOnly; Secure; SameSite=Lax/);
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });
});
