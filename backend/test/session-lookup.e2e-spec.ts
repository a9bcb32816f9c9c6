import { accountReadWith, SessionLookup } from '../src/modules/auth/session-lookup';
import { User } from '../src/modules/auth/user.entity';
import type { TestApp } from './support/create-test-app';
import { signIn } from './support/factories';
import { shareTestApp } from './support/share-test-app';

describe('the lookup of sessions', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await shareTestApp();
  });
  afterAll(() => test.close());
  beforeEach(() => test.reset());

  const sidOf = async (userId: number): Promise<string> =>
    (await test.dataSource.query('SELECT sid FROM sessions WHERE user_id = $1', [userId]))[0].sid;
  const signInOf = (data: object | null): object => (data as { passport: { user: object } }).passport.user;

  it('asks once for all that come together, each with an object of its own', async () => {
    const [ada, eve] = [await signIn(test), await signIn(test, { email: 'eve@example.com' })];
    const [first, second] = [await sidOf(ada.user.id), await sidOf(eve.user.id)];
    const query = jest.spyOn(test.dataSource, 'query');
    const lookup = new SessionLookup(test.dataSource);
    const [one, same, other, none] = await Promise.all(
      [first, first, second, 'unknown'].map((sid) => lookup.find(sid)),
    );
    // beside it the application looks after its queues
    expect(query.mock.calls.filter(([text]) => /FROM sessions/.test(text))).toHaveLength(1);
    query.mockRestore();
    expect(one).toEqual(same);
    expect(one).not.toBe(same);
    expect([signInOf(one ?? null), signInOf(other ?? null), none]).toMatchObject([
      { id: ada.user.id },
      { id: eve.user.id },
      null,
    ]);
  });

  it('reads with a session the account as its repository reads it', async () => {
    const { user } = await signIn(test);
    await test.dataSource.query(`UPDATE users SET language = 'fr', deletion_requested_at = now() WHERE id = $1`, [
      user.id,
    ]);
    const data = await new SessionLookup(test.dataSource).find(await sidOf(user.id));
    expect(accountReadWith(signInOf(data))).toStrictEqual(
      await test.dataSource.getRepository(User).findOneByOrFail({ id: user.id }),
    );
  });

  it('answers 503 while the database’s socket is gone, and signs nobody out [security 60]', async () => {
    const { agent } = await signIn(test);
    const gone = Object.assign(new Error('connect ENOENT /run/postgresql/.s.PGSQL.5432'), { code: 'ENOENT' });
    const query = jest.spyOn(test.dataSource, 'query').mockRejectedValue(gone);
    const answer = await agent.get('/api/auth/user').expect(503);
    expect(answer.body.code).toBe('UNAVAILABLE');
    expect(answer.headers['set-cookie']).toBeUndefined();
    query.mockRestore();
    await agent.get('/api/auth/user').expect(200);
  });

  it('sees at once what was changed since the last request', async () => {
    const { user } = await signIn(test);
    const [lookup, sid] = [new SessionLookup(test.dataSource), await sidOf(user.id)];
    expect(await lookup.find(sid)).not.toBeNull();
    await test.dataSource.query(`UPDATE sessions SET expire = now() - interval '1 second'`);
    expect(await lookup.find(sid)).toBeNull();
  });
});
