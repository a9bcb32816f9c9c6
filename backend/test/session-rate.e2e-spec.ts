import { performance } from 'node:perf_hooks';
import { createTestApp, type TestApp } from './support/create-test-app';
import { signIn } from './support/factories';

describe('the pace of a session', () => {
  let test: TestApp;

  beforeAll(async () => {
    // It uses up rates that an application counts in its memory.
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('lets 60 calls pass, refuses with RATE_LIMITED and Retry-After for a second, only them [security 44]', async () => {
    const [ada, eve] = [await signIn(test), await signIn(test)];
    // The pace is that of a clock, not of the machine that runs this: it stands still until it is moved on.
    const atRest = performance.now() + 60_000;
    const clock = jest.spyOn(performance, 'now').mockReturnValue(atRest);
    const answers = await Promise.all(Array.from({ length: 100 }, () => ada.agent.get('/api/auth/user')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(refused).toHaveLength(40);
    expect(refused[0]?.body).toMatchObject({
      code: 'RATE_LIMITED',
      statusCode: 429,
      error: 'Too many requests. Please wait a moment.',
    });
    expect(refused[0]?.headers['retry-after']).toBe('1');
    await eve.agent.get('/api/auth/user').expect(200);
    clock.mockReturnValue(atRest + 1000);
    await ada.agent.get('/api/auth/user').expect(200);
    clock.mockRestore();
  });

  it('is one for all keys of an account', async () => {
    const ada = await signIn(test);
    const secretOf = async (name: string) =>
      (
        (
          await ada.agent
            .post('/api/keys')
            .send({ name, scopes: ['read'] })
            .expect(201)
        ).body as { secret: string }
      ).secret;
    const secrets = [await secretOf('one'), await secretOf('two')];
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 120_000);
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, n) =>
        test
          .http()
          .get('/api/projects')
          .set('Authorization', `Bearer ${secrets[n % 2] ?? ''}`),
      ),
    );
    clock.mockRestore();
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('does not count the settings, the plans and the files that a page loads', async () => {
    const ada = await signIn(test);
    const loads = ['/api/config', '/api/plans', '/api/files/00000000000000000000000000000000.mp3'];
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, n) => ada.agent.get(loads[n % loads.length] ?? '')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]));
    await ada.agent.get('/api/auth/user').expect(200);
  });
});
