import { createTestApp, type TestApp } from './support/create-test-app';
import { signIn } from './support/factories';

describe('auth', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(() => test.reset());

  it('tells a signed-in person who they are', async () => {
    const { agent, user } = await signIn(test);
    const answer = await agent.get('/api/auth/user').expect(200);
    expect(answer.body).toEqual({ user });
  });

  it('answers 401 NOT_AUTHENTICATED without a session', async () => {
    const answer = await test.http().get('/api/auth/user').expect(401);
    expect(answer.body).toMatchObject({ error: 'Not authenticated', code: 'NOT_AUTHENTICATED', statusCode: 401 });
  });
});
