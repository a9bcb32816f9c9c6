import { decodeBars, meanBrightness, type GenerateRequest, type SoundEffect } from '@whoosh/contracts';
import type { Response } from 'supertest';
import type { TestApp } from './support/create-test-app';
import { signIn, type SignedIn } from './support/factories';
import { shareTestApp } from './support/share-test-app';
import { grant, keepSound, makeSound } from './support/sounds';

// Real sounds are made here, on machines that may be busy.
jest.setTimeout(30_000);

describe('the library', () => {
  let test: TestApp;
  let ada: SignedIn;

  beforeAll(async () => {
    test = await shareTestApp({ WORKER: 'on' });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    ada = await signIn(test, { email: 'ada@example.com' });
  });

  const premium = async (): Promise<void> => {
    ada = await signIn(test, { email: 'rich@example.com', planId: 2 });
    await grant(test, ada, 500);
  };
  const list = async (query = ''): Promise<SoundEffect[]> =>
    (await ada.agent.get(`/api/sound-effects/all${query}`).expect(200)).body;

  it('renames, marks and tags an effect, and refuses what no effect has [spec 7.29]', async () => {
    const { id } = await keepSound(ada, await makeSound(ada));
    const changed = (
      await ada.agent
        .patch(`/api/sound-effects/${id}`)
        .send({ name: ' Roof ', favourite: true, tags: ['wet', 'wet', 'night'] })
        .expect(200)
    ).body;
    expect(changed).toMatchObject({ name: 'Roof', favourite: true, tags: ['wet', 'night'] });
    for (const body of [{ name: '  ' }, { favourite: 'yes' }, { tags: [''] }, { id: 5 }, { name: 'x'.repeat(201) }]) {
      expect((await ada.agent.patch(`/api/sound-effects/${id}`).send(body).expect(400)).body.code).toBe(
        'VALIDATION_FAILED',
      );
    }
  });

  it('pages, searches and filters on the server [spec 7.14]', async () => {
    await premium();
    for (const name of ['Storm', 'Drizzle 100%', 'Storm far']) await keepSound(ada, await makeSound(ada), { name });
    const names = async (query: string): Promise<string[]> => (await list(query)).map(({ name }) => name);
    expect(await names('')).toEqual(['Storm far', 'Drizzle 100%', 'Storm']);
    expect(await names('?q=storm')).toEqual(['Storm far', 'Storm']);
    expect(await names('?q=far%20STORM')).toEqual(['Storm far']);
    expect(await names('?q=100%25')).toEqual(['Drizzle 100%']);
    expect(await names('?q=_')).toEqual([]);
    expect(await names('?favourite=true')).toEqual([]);
    expect(await names('?family=weather')).toHaveLength(3);
    expect(await names('?family=animal')).toEqual([]);
    const first: Response = await ada.agent.get('/api/sound-effects/all?limit=2&q=storm').expect(200);
    expect(first.headers['link']).toBeUndefined();
    const page: Response = await ada.agent.get('/api/sound-effects/all?limit=2').expect(200);
    const next = /<([^>]+)>; rel="next"/.exec(page.headers['link'] ?? '')?.[1] ?? '';
    expect((await ada.agent.get(next).expect(200)).body.map(({ name }: SoundEffect) => name)).toEqual(['Storm']);
  });

  it('narrows by length, intensity, brightness and words of the source, in four orders, page by page', async () => {
    await premium();
    const sounds: (Partial<GenerateRequest> & { description: string })[] = [
      { description: 'a small bell rings', duration: 1, intensity: 'subtle' },
      { description: 'distant thunder', duration: 3, intensity: 'intense' },
      { description: 'crickets chirp', duration: 2, intensity: 'moderate' },
    ];
    for (const sound of sounds)
      await keepSound(ada, await makeSound(ada, { ...sound, scene: undefined }), { name: sound.description });
    const names = async (query: string): Promise<string[]> =>
      (await list(query)).map(({ name }) => name.split(' ').at(-1) ?? '');
    expect(await names('?intensity=intense')).toEqual(['thunder']);
    expect(await names('?minDuration=2')).toEqual(['chirp', 'thunder']);
    expect(await names('?minDuration=1.5&maxDuration=3')).toEqual(['chirp']);
    const brightness = (await list()).map(({ bars }) => meanBrightness(decodeBars(bars)));
    const between = ((brightness[0] ?? 0) + (brightness[1] ?? 0)) / 2;
    expect(await names(`?minBrightness=${between.toFixed(4)}`)).toContain('chirp');
    expect(await names(`?maxBrightness=${between.toFixed(4)}`)).toContain('thunder');
    expect(await names(`?minBrightness=${between.toFixed(4)}`)).not.toContain('thunder');
    for (const [order, expected] of Object.entries({
      oldest: ['rings', 'thunder', 'chirp'],
      name: ['rings', 'chirp', 'thunder'],
      longest: ['thunder', 'chirp', 'rings'],
    })) {
      expect(await names(`?order=${order}`)).toEqual(expected);
      const page: Response = await ada.agent.get(`/api/sound-effects/all?limit=2&order=${order}`).expect(200);
      const next = /<([^>]+)>; rel="next"/.exec(page.headers['link'] ?? '')?.[1] ?? '';
      expect(
        (await ada.agent.get(next).expect(200)).body.map(({ name }: SoundEffect) => name.split(' ').at(-1)),
      ).toEqual(expected.slice(2));
    }
    for (const query of [
      '?order=loudest',
      '?minDuration=-1',
      '?minBrightness=2',
      '?intensity=loud',
      '?maxDuration=x',
    ]) {
      await ada.agent.get(`/api/sound-effects/all${query}`).expect(400);
    }
  });

  it('tells the whole library in order by its ids, the first of them whole, and any of them by their ids', async () => {
    await premium();
    const kept = [];
    for (const loop of [true, false])
      kept.push(
        await keepSound(ada, await makeSound(ada, { description: 'rain', scene: undefined, loop }), {
          name: loop ? 'Round' : 'Once',
        }),
      );
    const [round, once] = kept.map(({ id }) => id);
    expect(kept.map(({ loop }) => loop)).toEqual([true, false]);
    const index = async (query = '') => (await ada.agent.get(`/api/sound-effects/index${query}`).expect(200)).body;
    expect(await index()).toEqual({ ids: [once, round], effects: [kept[1], kept[0]] });
    expect((await index('?order=oldest&q=ROUND')).ids).toEqual([round]);
    expect([(await index('?loop=true')).ids, (await index('?loop=false')).ids]).toEqual([[round], [once]]);
    expect(await list(`?ids=${round},999999`)).toEqual([kept[0]]);
    const bob = await signIn(test, { email: 'bob@example.com' });
    expect((await bob.agent.get(`/api/sound-effects/all?ids=${round}`).expect(200)).body).toEqual([]);
    for (const ids of ['', 'x', '1,', '1,1', '0', '99999999999'])
      await ada.agent.get(`/api/sound-effects/all?ids=${ids}`).expect(400);
  });

  it('marks, tags, moves, deletes and restores several effects at once, all of them or none', async () => {
    await premium();
    const kept = [await keepSound(ada, await makeSound(ada)), await keepSound(ada, await makeSound(ada, { seed: 2 }))];
    const ids = kept.map(({ id }) => id);
    await ada.agent
      .patch(`/api/sound-effects/${ids[0]}`)
      .send({ tags: ['wet', 'old'] })
      .expect(200);
    const project = (await ada.agent.post('/api/projects').send({ name: 'Trailer', type: 'sfx' }).expect(201)).body;
    const change = (fields: object) => ada.agent.patch('/api/sound-effects').send({ ids, ...fields });
    const changed: SoundEffect[] = (
      await change({ favourite: true, projectId: project.id, addTags: ['night', 'wet'], removeTags: ['old'] }).expect(
        200,
      )
    ).body;
    expect(changed.map(({ favourite, projectId, tags }) => [favourite, projectId, tags.join()]).sort()).toEqual([
      [true, project.id, 'night,wet'],
      [true, project.id, 'wet,night'],
    ]);
    expect(await list('?q=night')).toHaveLength(2);
    expect(
      (await change({ projectId: null }).expect(200)).body.map(({ favourite, projectId }: SoundEffect) => [
        favourite,
        projectId,
      ]),
    ).toEqual([
      [true, null],
      [true, null],
    ]);
    const many = Array.from({ length: 19 }, (_, i) => `tag ${i}`);
    expect((await change({ addTags: many }).expect(400)).body.error).toBe('At most 20 tags.');
    const bob = await signIn(test, { email: 'bob@example.com' });
    const theirs = await keepSound(bob, await makeSound(bob));
    for (const foreign of [theirs.id, 999_999]) {
      await ada.agent
        .patch('/api/sound-effects')
        .send({ ids: [ids[0], foreign], favourite: false })
        .expect(404);
      await ada.agent
        .post('/api/sound-effects/delete')
        .send({ ids: [ids[0], foreign] })
        .expect(404);
      await ada.agent
        .post('/api/sound-effects/restore')
        .send({ ids: [ids[0], foreign] })
        .expect(404);
    }
    expect(await list('?favourite=true')).toHaveLength(2);
    await ada.agent.post('/api/sound-effects/delete').send({ ids }).expect(204);
    expect(await list()).toEqual([]);
    await change({ favourite: false }).expect(404);
    await ada.agent.post('/api/sound-effects/restore').send({ ids }).expect(204);
    expect((await list()).map(({ deletedAt }) => deletedAt)).toEqual([null, null]);
    for (const body of [
      {},
      { ids: [] },
      { ids: [1, 1] },
      { ids: ['1'] },
      { ids: Array.from({ length: 1001 }, (_, i) => i + 1) },
    ]) {
      await ada.agent.post('/api/sound-effects/delete').send(body).expect(400);
    }
  });

  it('counts what there is to choose from, and finds a sound by its source', async () => {
    await premium();
    const [bell, thunder] = [
      await keepSound(ada, await makeSound(ada, { description: 'a church bell', scene: undefined })),
      await keepSound(ada, await makeSound(ada, { description: 'thunder', scene: undefined })),
    ];
    await ada.agent.patch(`/api/sound-effects/${thunder.id}`).send({ favourite: true }).expect(200);
    await ada.agent.delete(`/api/sound-effects/${bell.id}`).expect(204);
    expect((await ada.agent.get('/api/sound-effects/summary').expect(200)).body).toEqual({
      count: 1,
      favourites: 1,
      deleted: 1,
      families: [{ family: 'weather', count: 1 }],
    });
    await ada.agent.post(`/api/sound-effects/${bell.id}/restore`).expect(200);
    expect(await list(`?q=${encodeURIComponent(bell.sources[0]?.label ?? '')}`)).toEqual([bell]);
  });

  it("puts an effect into a project and takes it out again, never into somebody else's [spec 7.12]", async () => {
    const project = (await ada.agent.post('/api/projects').send({ name: 'Trailer', type: 'timeline' }).expect(201))
      .body;
    const { id } = await keepSound(ada, await makeSound(ada));
    const put = (projectId: number | null) => ada.agent.patch(`/api/sound-effects/${id}`).send({ projectId });
    expect((await put(project.id).expect(200)).body.projectId).toBe(project.id);
    expect((await ada.agent.get(`/api/projects/${project.id}/sound-effects`).expect(200)).body).toHaveLength(1);
    expect((await put(null).expect(200)).body.projectId).toBeNull();
    const bob = await signIn(test, { email: 'bob@example.com' });
    const theirs = (await bob.agent.post('/api/projects').send({ name: 'Theirs', type: 'sfx' }).expect(201)).body;
    await put(theirs.id).expect(404);
  });

  it('hides a deleted effect, and saving its take again brings it back [spec 7.17]', async () => {
    const made = await makeSound(ada);
    const { id } = await keepSound(ada, made);
    await ada.agent.delete(`/api/sound-effects/${id}`).expect(204);
    expect(await list()).toEqual([]);
    await ada.agent.get(`/api/sound-effects/${id}`).expect(404);
    await ada.agent.delete(`/api/sound-effects/${id}`).expect(404);
    expect((await keepSound(ada, made)).id).toBe(id);
    expect(await list()).toHaveLength(1);
  });

  it('shows the trash, and brings back from it what is asked for', async () => {
    const [first, second] = [
      await keepSound(ada, await makeSound(ada)),
      await keepSound(ada, await makeSound(ada, { seed: 2 })),
    ];
    await ada.agent.delete(`/api/sound-effects/${first.id}`).expect(204);
    expect((await ada.agent.get('/api/sound-effects/all?deleted=true').expect(200)).body).toEqual([
      { ...first, deletedAt: expect.any(String) },
    ]);
    expect((await ada.agent.post(`/api/sound-effects/${first.id}/restore`).expect(200)).body).toEqual(first);
    expect((await ada.agent.post(`/api/sound-effects/${second.id}/restore`).expect(200)).body).toEqual(second);
    expect((await ada.agent.get('/api/sound-effects/all').expect(200)).body).toEqual([second, first]);
    expect((await ada.agent.get('/api/sound-effects/all?deleted=true').expect(200)).body).toEqual([]);
  });

  it('keeps the sounds of a deleted project, and they are in it again once it is restored', async () => {
    const project = (await ada.agent.post('/api/projects').send({ name: 'Trailer', type: 'sfx' }).expect(201)).body;
    const effect = await keepSound(ada, await makeSound(ada), { projectId: project.id });
    await ada.agent.delete(`/api/projects/${project.id}`).expect(204);
    await ada.agent.get(`/api/projects/${project.id}/sound-effects`).expect(404);
    expect((await ada.agent.get('/api/sound-effects/all').expect(200)).body).toEqual([effect]);
    await ada.agent.post(`/api/projects/${project.id}/restore`).expect(200);
    expect((await ada.agent.get(`/api/projects/${project.id}/sound-effects`).expect(200)).body).toEqual([effect]);
  });

  it('does not let a Free account pass its limit through the trash', async () => {
    const first = await makeSound(ada);
    const { id } = await keepSound(ada, first);
    await ada.agent.delete(`/api/sound-effects/${id}`).expect(204);
    await makeSound(ada, { seed: 2 });
    await makeSound(ada, { seed: 3 });
    const answer = await ada.agent
      .post('/api/sound-effects')
      .send({ audioUrl: first.audioUrl, audioUrl48k: first.audioUrl48k })
      .expect(403);
    expect(answer.body.code).toBe('LIMIT_REACHED');
    expect(
      (
        await ada.agent
          .post('/api/sound-effects/restore')
          .send({ ids: [id] })
          .expect(403)
      ).body.code,
    ).toBe('LIMIT_REACHED');
  });
});
