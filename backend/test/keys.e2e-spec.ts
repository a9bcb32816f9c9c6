import type { ApiKey, CreatedKeyResponse, CreateKeyRequest, KeyScope } from '@whoosh/contracts';
import { documentOf } from './support/api-document';
import { createTestApp, type TestApp } from './support/create-test-app';
import { type SignedIn, signIn } from './support/factories';
import { addressOf, operationsOf } from './support/routes';
import { grant, rainRequest } from './support/sounds';

// Every operation is asked three times, on machines that may be busy.
jest.setTimeout(120_000);

const ALL: KeyScope[] = ['read', 'generate', 'manage'];
/** Where accounts, money and keys are: no key ever gets there. */
const CLOSED = /^\/(?:portal$|api\/(?:auth|keys|credits|billing|webhooks|webhook-endpoints|support|create-|checkout))/;
/** Nor may one change what words mean to its owner, or which individuals they keep. */
const OWN = /^\/api\/sound-effects\/(?:senses|individuals)/;
const isClosed = (method: string, template: string) =>
  CLOSED.test(template) || (method !== 'get' && OWN.test(template));

describe('API keys', () => {
  let test: TestApp;
  let ada: SignedIn;
  beforeAll(async () => {
    // It uses up rates that an application counts in its memory.
    test = await createTestApp();
  });
  beforeEach(async () => {
    await test.reset();
    ada = await signIn(test);
  });
  afterAll(() => test.close());

  const create = async (changes: Partial<CreateKeyRequest> = {}): Promise<CreatedKeyResponse> =>
    (
      await ada.agent
        .post('/api/keys')
        .send({ name: 'Level editor', scopes: ALL, ...changes })
        .expect(201)
    ).body as CreatedKeyResponse;
  const list = async (): Promise<ApiKey[]> => (await ada.agent.get('/api/keys').expect(200)).body as ApiKey[];
  const withKey = (secret: string, method: 'get' | 'post' | 'put' | 'delete' | 'patch', path: string) =>
    test.http()[method](path).set('Authorization', `Bearer ${secret}`);
  const generate = (secret: string, body: object = rainRequest({ duration: 3 })) =>
    withKey(secret, 'post', '/api/sound-effects/generate').set('Prefer', 'respond-async').send(body);

  it('are shown in full once, listed by their beginning and stored as a hash', async () => {
    const { secret, ...key } = await create({ creditsPerDay: 100 });
    expect(secret).toMatch(/^whoosh_sk_\w{49}$/);
    expect(key).toEqual({
      id: expect.any(String),
      name: 'Level editor',
      prefix: secret.slice(0, 14),
      scopes: ALL,
      creditsPerDay: 100,
      createdAt: expect.any(String),
      lastUsedAt: null,
    });
    const listed = await ada.agent.get('/api/keys').expect(200);
    expect(listed.body).toEqual([key]);
    const rows: object[] = await test.dataSource.query('SELECT * FROM api_keys');
    expect(JSON.stringify(rows)).not.toContain(secret.slice(14));
    expect(JSON.stringify((await ada.agent.get('/api/auth/user/data').buffer(true).expect(200)).body)).not.toContain(
      secret.slice(14),
    );
  });

  it('act for their owner without a cookie, from any origin, and never beside a session', async () => {
    const { secret } = await create();
    const project = (
      await withKey(secret, 'post', '/api/projects')
        .set('Sec-Fetch-Site', 'cross-site')
        .set('Origin', 'https://elsewhere.example')
        .send({ name: 'From a script', type: 'sfx' })
        .expect(201)
    ).body;
    expect((await ada.agent.get('/api/projects').expect(200)).body).toMatchObject([{ id: project.id }]);
    const eve = await signIn(test);
    const answer = await eve.agent.get('/api/projects').set('Authorization', `Bearer ${secret}`).expect(200);
    expect(answer.body).toMatchObject([{ id: project.id }]);
    expect(answer.headers['set-cookie']).toBeUndefined();
    await eve.agent.get('/api/projects').set('Authorization', 'Bearer whoosh_sk_nonsense').expect(401);
  });

  it('are worth nothing from the moment they are revoked', async () => {
    const { id, secret } = await create();
    await withKey(secret, 'get', '/api/projects').expect(200);
    await ada.agent.delete(`/api/keys/${id}`).expect(204);
    expect((await withKey(secret, 'get', '/api/projects').expect(401)).body.code).toBe('INVALID_API_KEY');
    expect(await list()).toEqual([]);
    await ada.agent.delete(`/api/keys/${id}`).expect(404);
  });

  it('are refused when they are none, and when nobody may sign in to their account', async () => {
    const { secret } = await create();
    for (const wrong of ['nonsense', `${secret.slice(0, -1)}${secret.endsWith('a') ? 'b' : 'a'}`])
      expect((await withKey(wrong, 'get', '/api/projects').expect(401)).body.code).toBe('INVALID_API_KEY');
    await test.dataSource.query('UPDATE users SET blocked_at = now() WHERE id = $1', [ada.user.id]);
    expect((await withKey(secret, 'get', '/api/projects').expect(401)).body.code).toBe('INVALID_API_KEY');
    await test.dataSource.query('UPDATE users SET blocked_at = NULL, deletion_requested_at = now() WHERE id = $1', [
      ada.user.id,
    ]);
    expect((await withKey(secret, 'get', '/api/projects').expect(401)).body.code).toBe('INVALID_API_KEY');
  });

  it('reach what the document opens to their scopes, and nothing else', async () => {
    const document = documentOf(test.app);
    const keys = new Map(
      await Promise.all(ALL.map(async (scope) => [scope, (await create({ scopes: [scope] })).secret] as const)),
    );
    let open = 0;
    for (const operation of operationsOf(test.app)) {
      const { method, template } = operation;
      // Asked while there is no database, too: they know no callers.
      if (/^\/(?:api\/(?:health|config)|metrics)/.test(template)) continue;
      const needed = (document.paths[template]?.[method] as { 'x-key-scope'?: KeyScope } | undefined)?.['x-key-scope'];
      const label = `${method} ${template}`;
      expect([label, isClosed(method, template)]).toEqual([label, needed === undefined]);
      for (const [scope, secret] of keys) {
        const { status, body } = await withKey(secret, method, addressOf(operation, '999999')).send(
          method === 'get' ? undefined : { unknown: 1 },
        );
        const code = needed === undefined ? 'KEY_NOT_ALLOWED' : 'KEY_SCOPE_MISSING';
        const isOfOtherShape = template.startsWith('/v1/');
        const told = isOfOtherShape ? [status, body.detail?.status] : [status, body.code];
        const refused = isOfOtherShape ? [401, 'missing_permissions'] : [403, code];
        if (scope === needed) expect([label, scope, told]).not.toEqual([label, scope, refused]);
        else expect([label, scope, told]).toEqual([label, scope, refused]);
      }
      if (needed !== undefined) open += 1;
    }
    expect(open).toBeGreaterThan(25);
  });

  it('spend no more in a day than their owner allows, however many ask at once', async () => {
    await grant(test, ada, 100);
    const { id, secret } = await create({ creditsPerDay: 7 });
    const other = await create({ creditsPerDay: null });
    const answers = await Promise.all(Array.from({ length: 6 }, () => generate(secret)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 429, 429, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({
      code: 'KEY_DAILY_LIMIT',
      error: 'This API key may spend 7 credits per day. It has spent 6 today, and this costs 3.',
    });
    expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(86_400);
    await generate(other.secret).expect(202);
    await ada.agent
      .post('/api/sound-effects/generate')
      .set('Prefer', 'respond-async')
      .send(rainRequest({ duration: 3 }))
      .expect(202);
    // What failed gave its credits back, and yesterday is over.
    await test.dataSource.query(
      `UPDATE generations SET created_at = created_at - interval '1 day' WHERE api_key_id = $1`,
      [id],
    );
    await generate(secret).expect(202);
  });

  it('note when they were last used, at most once a minute', async () => {
    const { secret } = await create();
    await withKey(secret, 'get', '/api/projects').expect(200);
    const first = (await list())[0]?.lastUsedAt;
    expect(Math.abs(Date.now() - Date.parse(first ?? ''))).toBeLessThan(30_000);
    await withKey(secret, 'get', '/api/projects').expect(200);
    expect((await list())[0]?.lastUsedAt).toBe(first);
    await test.dataSource.query(`UPDATE api_keys SET last_used_at = now() - interval '61 seconds'`);
    await withKey(secret, 'get', '/api/projects').expect(200);
    expect(Math.abs(Date.now() - Date.parse((await list())[0]?.lastUsedAt ?? ''))).toBeLessThan(30_000);
  });

  it('of one account are held to one pace', async () => {
    const [{ secret }, other] = [await create(), await create()];
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    const paced = await Promise.all(Array.from({ length: 62 }, () => withKey(secret, 'get', '/api/projects')));
    const refused = paced.filter(({ status }) => status === 429);
    expect([refused.length, refused[0]?.body.code, refused[0]?.headers['retry-after']]).toEqual([
      2,
      'RATE_LIMITED',
      '1',
    ]);
    await withKey(other.secret, 'get', '/api/projects').expect(429);
    await ada.agent.get('/api/projects').expect(200);
    clock.mockRestore();
  });

  it('are refused with what is wrong about them, and from the twenty-first on', async () => {
    for (const [wrong, field] of [
      [{ name: ' ' }, 'name'],
      [{ scopes: [] }, 'scopes'],
      [{ scopes: ['admin'] }, 'scopes'],
      [{ creditsPerDay: -1 }, 'creditsPerDay'],
      [{ creditsPerDay: 1.5 }, 'creditsPerDay'],
    ] as const) {
      const usual = { name: 'A', scopes: ALL };
      const answer = await ada.agent
        .post('/api/keys')
        .send({ ...usual, ...wrong })
        .expect(400);
      expect(answer.body.details).toEqual(expect.arrayContaining([expect.objectContaining({ field })]));
    }
    for (let i = 0; i < 20; i += 1) await create();
    const answer = await ada.agent.post('/api/keys').send({ name: 'A', scopes: ALL }).expect(409);
    expect(answer.body.error).toBe('You have 20 API keys. Revoke one that you no longer need.');
  });
});
