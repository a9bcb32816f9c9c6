import { createTestApp, type TestApp } from './support/create-test-app';
import { signIn } from './support/factories';

describe('the pace of a session', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('lets 60 calls pass at once, then refuses with RATE_LIMITED and Retry-After, and lets others and the next second pass', async () => {
    const [ada, eve] = [await signIn(test), await signIn(test)];
    const answers = await Promise.all(Array.from({ length: 120 }, () => ada.agent.get('/api/auth/user')));
    const refused = answers.filter(({ status }) => status === 429);
    const passed = answers.filter(({ status }) => status === 200);
    expect(refused.length + passed.length).toBe(120);
    expect(passed.length).toBeGreaterThanOrEqual(59);
    expect(refused.length).toBeGreaterThanOrEqual(20);
    expect(refused[0]?.body).toMatchObject({ code: 'RATE_LIMITED', statusCode: 429, error: 'Too many requests. Please wait a moment.' });
    expect(refused[0]?.headers['retry-after']).toBe('1');
    await eve.agent.get('/api/auth/user').expect(200);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await ada.agent.get('/api/auth/user').expect(200);
  });

  it('does not count the settings, the plans and the files that a page loads', async () => {
    const ada = await signIn(test);
    const loads = ['/api/config', '/api/plans', '/api/files/00000000000000000000000000000000.mp3'];
    const answers = await Promise.all(Array.from({ length: 120 }, (_, n) => ada.agent.get(loads[n % loads.length] ?? '')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]));
    await ada.agent.get('/api/auth/user').expect(200);
  });
});
