import { LIMITS, type Project } from '@whoosh/contracts';
import { ProjectsService } from '../src/modules/projects';
import type { TestApp } from './support/create-test-app';
import { type SignedIn, signIn } from './support/factories';
import { shareTestApp } from './support/share-test-app';

describe('projects', () => {
  let test: TestApp;
  let ada: SignedIn;
  let bob: SignedIn;
  beforeAll(async () => {
    test = await shareTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    ada = await signIn(test, { email: 'ada@example.com' });
    bob = await signIn(test, { email: 'bob@example.com' });
  });

  const make = async (who: SignedIn, name: string, type = 'sfx'): Promise<Project> =>
    (await who.agent.post('/api/projects').send({ name, type }).expect(201)).body;
  const withoutRequestId = ({ requestId: _requestId, ...rest }: Record<string, unknown>) => rest;

  it('makes a project, shows it, renames it, deletes it and brings it back [spec 2.37, 3.3, 7.10]', async () => {
    const project = await make(ada, '  Trailer ', 'timeline');
    expect(project).toEqual({
      id: expect.any(Number),
      name: 'Trailer',
      type: 'timeline',
      videoUrl: null,
      videoDuration: null,
      video: null,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect((await ada.agent.get(`/api/projects/${project.id}`).expect(200)).body).toEqual(project);
    const renamed = await ada.agent.patch(`/api/projects/${project.id}`).send({ name: 'Teaser' }).expect(200);
    expect(renamed.body).toEqual({ ...project, name: 'Teaser', updatedAt: expect.any(String) });
    expect(Date.parse(renamed.body.updatedAt)).toBeGreaterThan(Date.parse(project.updatedAt));
    await ada.agent.delete(`/api/projects/${project.id}`).expect(204);
    await ada.agent.get(`/api/projects/${project.id}`).expect(404);
    expect((await ada.agent.get('/api/projects').expect(200)).body).toEqual([]);
    await ada.agent.patch(`/api/projects/${project.id}`).send({ name: 'Gone' }).expect(404);
    await ada.agent.delete(`/api/projects/${project.id}`).expect(404);
    const restored = await ada.agent.post(`/api/projects/${project.id}/restore`).expect(200);
    expect(restored.body).toEqual({ ...renamed.body, updatedAt: expect.any(String) });
    expect((await ada.agent.get('/api/projects').expect(200)).body).toEqual([restored.body]);
  });

  it('forgets a project for good after 30 days in the trash', async () => {
    const [old, young] = [await make(ada, 'Old'), await make(ada, 'Young')];
    for (const { id } of [old, young]) await ada.agent.delete(`/api/projects/${id}`).expect(204);
    await test.dataSource.query(
      `UPDATE projects SET deleted_at = deleted_at - interval '30 days 1 second' WHERE id = $1`,
      [old.id],
    );
    await test.app.get(ProjectsService).emptyTrash();
    await ada.agent.post(`/api/projects/${old.id}/restore`).expect(404);
    await ada.agent.post(`/api/projects/${young.id}/restore`).expect(200);
  });

  it('lists the newest first and leads to the rest by a Link header [spec 7.10]', async () => {
    for (let i = 1; i <= 5; i += 1) await make(ada, `Project ${i}`);
    const seen: string[] = [];
    let next: string | undefined = '/api/projects?limit=2';
    while (next !== undefined) {
      const page: { body: Project[]; headers: Record<string, string> } = await ada.agent.get(next).expect(200);
      seen.push(...page.body.map((project) => project.name));
      next = /<([^>]+)>; rel="next"/.exec(page.headers['link'] ?? '')?.[1];
    }
    expect(seen).toEqual(['Project 5', 'Project 4', 'Project 3', 'Project 2', 'Project 1']);
  });

  it('says in the specification’s words that a name is missing [spec 5.7]', async () => {
    for (const name of ['', '   ', undefined, null, 7]) {
      const answer = await ada.agent.post('/api/projects').send({ name, type: 'sfx' }).expect(400);
      expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', error: 'Please enter a project name.' });
    }
  });

  it.each([
    ['an unknown type', { name: 'A', type: 'film' }],
    ['no type', { name: 'A' }],
    ['a name that is too long', { name: 'x'.repeat(LIMITS.projectNameMaxLength + 1), type: 'sfx' }],
    ['somebody else’s id', { name: 'A', type: 'sfx', userId: 2 }],
    ['a video that was never uploaded', { name: 'A', type: 'timeline', videoUrl: 'https://example.com/a.mp4' }],
    ['a list instead of an object', [{ name: 'A', type: 'sfx' }]],
  ])('refuses a project with %s with VALIDATION_FAILED', async (_, body) => {
    const answer = await ada.agent.post('/api/projects').send(body).expect(400);
    expect(answer.body.code).toBe('VALIDATION_FAILED');
    expect(await test.dataSource.query('SELECT 1 FROM projects')).toEqual([]);
  });

  it.each(['limit=0', 'limit=101', 'limit=ten', 'cursor=0', 'cursor=1e3', 'page=2'])(
    'refuses the query %s with VALIDATION_FAILED',
    async (query) => {
      const answer = await ada.agent.get(`/api/projects?${query}`).expect(400);
      expect(answer.body.code).toBe('VALIDATION_FAILED');
    },
  );

  it('answers to a stranger exactly as for a project that does not exist', async () => {
    const project = await make(ada, 'Secret');
    const before = await test.dataSource.query('SELECT * FROM projects');
    const call = { get: undefined, patch: { name: 'Mine' }, delete: undefined } as const;
    for (const [method, body] of Object.entries(call) as ['get' | 'patch' | 'delete', object | undefined][]) {
      const foreign = await bob.agent[method](`/api/projects/${project.id}`).send(body).expect(404);
      const absent = await bob.agent[method](`/api/projects/${project.id + 1000}`)
        .send(body)
        .expect(404);
      expect(withoutRequestId(foreign.body)).toEqual(withoutRequestId(absent.body));
      await test.http()[method](`/api/projects/${project.id}`).send(body).expect(401);
    }
    expect((await bob.agent.get('/api/projects').expect(200)).body).toEqual([]);
    expect(await test.dataSource.query('SELECT * FROM projects')).toEqual(before);
  });

  it.each(['0', '-1', '1.0', '1e3', '0x10', '%201', '99999999999999999999', '2147483648', 'abc', '%00'])(
    'answers 404 for the id %s, as for an absent one',
    async (id) => {
      await make(ada, 'One');
      const answer = await ada.agent.get(`/api/projects/${id}`).expect(404);
      expect(answer.body.code).toBe('NOT_FOUND');
    },
  );
});
