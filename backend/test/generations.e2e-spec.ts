import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type GenerationProgress, type GenerationResponse, type GenerationStatusResponse } from '@whoosh/contracts';
import type { Scene } from '@whoosh/sound-scene';
import { StorageFullError, Storage } from '../src/infra/storage';
import { GenerationSweeper } from '../src/modules/sound-effects/generation-sweeper';
import { GenerationService } from '../src/modules/sound-effects/generation.service';
import { SceneEngine } from '../src/modules/sound-effects/scene-engine';
import type { TestApp } from './support/create-test-app';
import { signIn, type SignedIn } from './support/factories';
import { rainScene } from './support/scenes';
import { shareTestApp } from './support/share-test-app';
import { creditsOf, generate, grant, keepSound, makeSound, rainRequest } from './support/sounds';

// Real sounds are made here, on machines that may be busy.
jest.setTimeout(30_000);

/** The scene of rain with another source in it. */
function rainSceneOf(model: string): Scene {
  const scene = rainScene(1);
  return { ...scene, layers: scene.layers.map((layer) => ({ ...layer, source: { ...layer.source, model } })) };
}
describe('generations in one process', () => {
  let test: TestApp;
  let ada: SignedIn;

  beforeAll(async () => {
    test = await shareTestApp({ WORKER: 'on' });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    ada = await signIn(test, { planId: 2 });
    await grant(test, ada, 100);
  });
  const count = async (sql: string): Promise<number> =>
    (await test.dataSource.query(`SELECT count(*)::int AS n FROM ${sql}`))[0].n;

  it('gives the same sound for the same scene and seed, and neighbours for takes [long]', async () => {
    const two: GenerationResponse = (await generate(ada, rainRequest({ takes: 2, seed: 41 })).expect(200)).body;
    const again: GenerationResponse = (await generate(ada, rainRequest({ seed: 42 })).expect(200)).body;
    expect(two.takes.map(({ take, seed }) => [take, seed])).toEqual([
      [1, 41],
      [2, 42],
    ]);
    expect(two.takes[0]?.bars).not.toBe(two.takes[1]?.bars);
    expect(again.takes[0]?.bars).toBe(two.takes[1]?.bars);
    expect(two).toMatchObject({ creditsDeducted: 2, remainingCredits: 98, audioUrl: two.takes[0]?.audioUrl });
  });

  it('draws a seed when none is asked for, rounds the cost up and the length to the millisecond [spec 9.1]', async () => {
    const made: GenerationResponse = (
      await generate(ada, { ...rainRequest({ duration: 1.234, takes: 3 }) }).expect(200)
    ).body;
    expect([made.duration, made.creditsDeducted]).toEqual([1.234, 6]);
    expect(await creditsOf(ada)).toBe(94);
  });

  it('costs what the length costs that was found for the words, whatever the seed [long]', async () => {
    const request = { description: 'a crow', intensity: 'moderate' };
    const { body: read } = await ada.agent.post('/api/sound-effects/interpret').send(request).expect(200);
    const { duration } = read.scene;
    expect(duration).toBeLessThan(2);
    for (const seed of [2, 3]) {
      const { body: made } = await generate(ada, { ...request, duration, seed }).expect(200);
      expect([made.duration, made.creditsDeducted]).toEqual([duration, 2]);
    }
  });

  it('names on the ledger the sound that was paid for, and every other cause by its own object', async () => {
    await makeSound(ada, { scene: undefined, description: 'rain on a tin roof', takes: 2 });
    const { body } = await ada.agent.get('/api/credits/ledger').expect(200);
    expect(body).toEqual([
      expect.objectContaining({
        kind: 'reserve',
        delta: -2,
        cause: expect.stringMatching(/^gen:/),
        sound: { name: 'rain on a tin roof', takes: 2 },
      }),
      expect.objectContaining({ kind: 'grant', delta: 100, cause: expect.stringMatching(/^admin:/), sound: null }),
    ]);
  });

  it('gives a sound the licence of what paid for it, whatever the plan is when it is kept [spec 6.5]', async () => {
    const bought = await makeSound(ada);
    await test.dataSource.query('UPDATE users SET plan_id = 1');
    expect((await keepSound(ada, bought)).licence).toBe('commercial');
    const ofPack = await makeSound(ada);
    expect((await keepSound(ada, ofPack)).licence).toBe('commercial');
    const eve = await signIn(test);
    const free = await makeSound(eve);
    await test.dataSource.query('UPDATE users SET plan_id = 2');
    expect((await keepSound(eve, free)).licence).toBe('personal');
  });

  it('makes 22 s for Premium, also for who has more than two sounds already [spec 6.4]', async () => {
    for (let made = 0; made < 3; made += 1) await keepSound(ada, await makeSound(ada));
    const long: GenerationResponse = (await generate(ada, rainRequest({ duration: 22 })).expect(200)).body;
    expect([long.duration, long.creditsDeducted]).toEqual([22, 22]);
    expect((await generate(ada, rainRequest({ duration: 22.001 })).expect(400)).body.code).toBe('VALIDATION_FAILED');
  });

  it('lets the event loop answer others between descriptions that come at once', async () => {
    const free = await signIn(test);
    const turns: number[] = [];
    let turn = 0;
    const interpret = jest.spyOn(test.app.get(SceneEngine), 'interpret').mockImplementation(() => {
      turns.push(turn);
      return Promise.resolve(rainScene(22));
    });
    let next = setImmediate(function count() {
      turn += 1;
      next = setImmediate(count);
    });
    const service = test.app.get(GenerationService);
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, () => service.request(free.user, { description: 'rain', duration: 22 }, null)),
    );
    clearImmediate(next);
    interpret.mockRestore();
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 'rejected'));
    expect([turns.length, new Set(turns).size]).toEqual([5, 5]);
  });

  describe('idempotency', () => {
    it('renders and charges once for 10 requests at once under one key [spec 7.31] [security 26]', async () => {
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 10 }, () => generate(ada, rainRequest(), key)));
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect([await count('generations'), await count('takes'), await count(`ledger WHERE kind = 'reserve'`)]).toEqual([
        1, 1, 1,
      ]);
      expect(await creditsOf(ada)).toBe(99);
    });

    it('refuses the key with another body with IDEMPOTENCY_KEY_REUSED, and lets another person use it', async () => {
      const first: GenerationResponse = (await generate(ada, rainRequest(), 'key-1').expect(200)).body;
      expect((await generate(ada, rainRequest({ duration: 2 }), 'key-1').expect(422)).body.code).toBe(
        'IDEMPOTENCY_KEY_REUSED',
      );
      const eve = await signIn(test);
      const other: GenerationResponse = (await generate(eve, rainRequest(), 'key-1').expect(200)).body;
      expect(other.generationId).not.toBe(first.generationId);
    });

    it.each(['', 'x'.repeat(201), 'tab\there'])('refuses the key %j', async (key) => {
      expect((await generate(ada, rainRequest(), key).expect(400)).body.code).toBe('BAD_REQUEST');
    });
  });

  describe('limits', () => {
    it('lets 8 requests at once of a Free account make exactly 2 sounds [spec 5.13, 6.1] [security 23]', async () => {
      const free = await signIn(test);
      const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => generate(free, rainRequest({ seed: i }))));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
      const refused = answers.filter(({ status }) => status === 403);
      expect(refused.map(({ body }) => body.code)).toEqual(Array(6).fill('LIMIT_REACHED'));
      expect(refused[0]?.body.error).toContain("You've reached your free plan limit of 2 sound effects.");
      expect(await count('ledger')).toBe(1);
    });

    it('counts every take, what was kept and what was not, and frees what is discarded', async () => {
      const free = await signIn(test);
      const existing = async (): Promise<number> => (await free.agent.get('/api/auth/user')).body.user.existingEffects;
      expect((await generate(free, rainRequest({ takes: 3 })).expect(403)).body.code).toBe('LIMIT_REACHED');
      const made = await makeSound(free, { takes: 2 });
      expect(await existing()).toBe(2);
      await keepSound(free, made, { take: 1 });
      expect(await existing()).toBe(2);
      await generate(free).expect(403);
      await free.agent.delete(`/api/generations/${made.generationId}?take=2`).expect(204);
      expect(await existing()).toBe(1);
      await generate(free).expect(200);
    });

    it('refuses the seventh free take of a day with FREE_DAILY_LIMIT', async () => {
      const free = await signIn(test);
      for (let i = 0; i < 6; i += 1) {
        const made = await makeSound(free, { seed: i });
        await free.agent.delete(`/api/generations/${made.generationId}`).expect(204);
      }
      const answer = await generate(free).expect(429);
      expect(answer.body.code).toBe('FREE_DAILY_LIMIT');
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(86_400);
    });

    it('refuses 11 s on the Free plan with DURATION_LIMIT, with credits and without [spec 6.2, 8.18]', async () => {
      const free = await signIn(test);
      const without = (await generate(free, rainRequest({ duration: 11 })).expect(403)).body;
      expect(without).toMatchObject({
        code: 'DURATION_LIMIT',
        error: expect.stringMatching(/^Free plan is limited to 10 second/),
      });
      await grant(test, free, 50);
      const withCredits = (await generate(free, rainRequest({ duration: 11 })).expect(403)).body;
      expect(withCredits.error).toMatch(/even with purchased credits/);
      expect((await generate(free, rainRequest({ duration: 2 })).expect(200)).body.creditsDeducted).toBe(2);
    });

    it('refuses what the credits do not cover with INSUFFICIENT_CREDITS, and nothing is stored [spec 5.12, 5.14]', async () => {
      const poor = await signIn(test, { planId: 2 });
      await grant(test, poor, 3);
      const refused = await generate(poor, rainRequest({ duration: 2, takes: 2 })).expect(402);
      expect(refused.body).toMatchObject({
        code: 'INSUFFICIENT_CREDITS',
        error: 'You need 4 credits to generate this sound effect. You have 3 credits.',
      });
      expect([await count('generations'), await count('pgboss.job'), await creditsOf(poor)]).toEqual([0, 0, 3]);
    });
  });

  describe('progress and keeping', () => {
    it('streams true progress to its end [spec 7.25]', async () => {
      const server = createServer(test.app.getHttpAdapter().getInstance());
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      const { id } = await test.app
        .get(GenerationService)
        .request(ada.user, rainRequest({ duration: 6, takes: 2 }), null);
      const login = await test.http().post('/api/auth/dev-login').send({ email: ada.user.email, name: 'Ada' });
      const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
      const stream = await fetch(`http://127.0.0.1:${port}/api/generations/${id}/events`, { headers: { cookie } });
      expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
      const text = await stream.text();
      server.close();
      const events = [...text.matchAll(/^data: (.*)$/gm)].map(
        (match) => JSON.parse(match[1] ?? '') as GenerationProgress,
      );
      const seconds = events.map(({ renderedSeconds }) => renderedSeconds);
      expect(seconds).toEqual([...seconds].sort((a, b) => a - b));
      expect(seconds.some((each) => each > 0 && each < 12)).toBe(true);
      expect(events.at(-1)).toEqual({
        state: 'done',
        queuePosition: 0,
        renderedSeconds: 12,
        askedSeconds: 12,
        encodedTakes: 2,
        storedTakes: 2,
        remainingSeconds: null,
      });
      expect(text.startsWith('retry: ')).toBe(true);
    });

    it('lists what was not kept, and no more once it is kept or discarded [spec 7.25]', async () => {
      const notKept = async (): Promise<string[]> => {
        const rows: GenerationStatusResponse[] = (await ada.agent.get('/api/generations?saved=false').expect(200)).body;
        return rows.map(({ id }) => id);
      };
      const first = await makeSound(ada);
      const second = await makeSound(ada, { takes: 2 });
      expect(await notKept()).toEqual([second.generationId, first.generationId]);
      const status: GenerationStatusResponse = (
        await ada.agent.get(`/api/generations/${first.generationId}`).expect(200)
      ).body;
      expect(status).toMatchObject({
        description: 'heavy rain',
        error: null,
        result: first,
        progress: { state: 'done' },
        url: `/api/generations/${first.generationId}`,
      });
      const { id } = await keepSound(ada, first);
      expect((await ada.agent.get(`/api/generations/${first.generationId}`)).body.result.takes[0].soundEffectId).toBe(
        id,
      );
      await ada.agent.delete(`/api/generations/${second.generationId}`).expect(204);
      expect(await notKept()).toEqual([]);
      await ada.agent.get(`/api/generations/${second.generationId}`).expect(404);
      await ada.agent.get(second.audioUrl).expect(404);
      expect(await test.app.get(Storage).stat(second.audioUrl.slice('/api/files/'.length))).toBeNull();
      await ada.agent.delete(`/api/generations/${first.generationId}`).expect(404);
    });

    it('sweeps takes after 7 days, trash after 30, and remembered keys after 48 hours', async () => {
      const [old, kept, trashed] = [await makeSound(ada), await makeSound(ada), await makeSound(ada)];
      await keepSound(ada, kept);
      const { id } = await keepSound(ada, trashed);
      await ada.agent.delete(`/api/sound-effects/${id}`).expect(204);
      await generate(ada, rainRequest(), 'old-key').expect(200);
      await test.dataSource.query(`UPDATE takes SET created_at = created_at - interval '8 days'`);
      await test.dataSource.query(`UPDATE sound_effects SET deleted_at = deleted_at - interval '31 days'`);
      await test.dataSource.query(`UPDATE generations SET created_at = created_at - interval '3 days'`);
      await test.app.get(GenerationSweeper).sweep();
      await ada.agent.get(old.audioUrl).expect(404);
      await ada.agent.get(trashed.audioUrl).expect(404);
      await ada.agent.get(kept.audioUrl).expect(200);
      expect([await count('sound_effects'), await count('generations WHERE idempotency_key IS NOT NULL')]).toEqual([
        1, 0,
      ]);
    });
  });

  describe('failures', () => {
    afterEach(() => jest.restoreAllMocks());

    it('answers GENERATION_FAILED for a scene that passed the checks and cannot be rendered, and gives the credits back', async () => {
      // As when the checks and the render thread are of two versions: only the checks know this source.
      const generator = test.app.get(SceneEngine);
      jest
        .spyOn(generator, 'describe')
        .mockReturnValue({ layers: [], notUnderstood: [], unused: [], meaningless: false, warnings: [] });
      jest.spyOn(generator, 'cost').mockReturnValue(0.01);
      const broken = rainSceneOf('no_such_source');
      const answer = await generate(ada, { duration: 1, scene: broken }, 'broken').expect(500);
      expect(answer.body).toMatchObject({
        code: 'GENERATION_FAILED',
        error: 'Failed to generate sound effect. Please try again.',
      });
      expect((await generate(ada, { duration: 1, scene: broken }, 'broken').expect(500)).body.code).toBe(
        'GENERATION_FAILED',
      );
      expect(await creditsOf(ada)).toBe(100);
      expect(await count(`ledger WHERE kind = 'release'`)).toBe(1);
      expect(await count('stored_files')).toBe(0);
    });

    it('refuses a scene with a source that does not exist with INVALID_SCENE', async () => {
      const answer = await generate(ada, { duration: 1, scene: rainSceneOf('no_such_source') }).expect(422);
      expect(answer.body.code).toBe('INVALID_SCENE');
      expect(await creditsOf(ada)).toBe(100);
    });

    it('tries three times when storage fails, then gives up with STORAGE_FULL and leaves nothing behind [security 60]', async () => {
      const put = jest
        .spyOn(test.app.get(Storage), 'put')
        .mockImplementation(() => Promise.reject(new StorageFullError('test')));
      const answer = await generate(ada).expect(507);
      expect(answer.body.code).toBe('STORAGE_FULL');
      expect(put.mock.calls.length).toBe(6);
      expect(await creditsOf(ada)).toBe(100);
      expect(await count('stored_files')).toBe(0);
    });

    it('succeeds when storage comes back in time', async () => {
      jest.spyOn(test.app.get(Storage), 'put').mockImplementationOnce(() => Promise.reject(new Error('a moment')));
      await generate(ada).expect(200);
      expect(await creditsOf(ada)).toBe(99);
    });
  });
});
