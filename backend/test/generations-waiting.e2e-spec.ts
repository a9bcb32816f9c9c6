import { ERRORS, type GenerationStatusResponse } from '@whoosh/contracts';
import { JobQueue, PermanentFailure } from '../src/infra/queue';
import { GenerationJob } from '../src/modules/sound-effects/generation-job';
import { GenerationOutcome } from '../src/modules/sound-effects/generation-outcome';
import { GenerationSweeper } from '../src/modules/sound-effects/generation-sweeper';
import { GenerationService } from '../src/modules/sound-effects/generation.service';
import { Take } from '../src/modules/sound-effects/take.entity';
import type { TestApp } from './support/create-test-app';
import { signIn, type SignedIn } from './support/factories';
import { shareTestApp } from './support/share-test-app';
import { creditsOf, generate, grant, rainRequest } from './support/sounds';

// Real sounds are made here, on machines that may be busy.
jest.setTimeout(30_000);

describe('generations that nobody works off', () => {
  let test: TestApp;
  let ada: SignedIn;

  beforeAll(async () => {
    test = await shareTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    ada = await signIn(test, { planId: 2 });
    await grant(test, ada, 100);
  });
  const request = (changes = {}) => test.app.get(GenerationService).request(ada.user, rainRequest(changes), null);
  const status = async (id: string): Promise<GenerationStatusResponse> =>
    (await ada.agent.get(`/api/generations/${id}`).expect(200)).body;
  const jobOf = (id: string) => ({ id, data: { generationId: id }, attempt: 1, signal: new AbortController().signal });
  const run = async (id: string) => test.app.get(GenerationJob).run(jobOf(id));
  const filesOf = async ({ user }: SignedIn): Promise<number> =>
    (await test.dataSource.query(`SELECT count(*)::int AS n FROM stored_files WHERE user_id = $1`, [user.id]))[0].n;

  it('show their place in the queue, and hold the credits', async () => {
    const [first, second] = [await request(), await request()];
    expect((await status(first.id)).progress).toEqual({
      state: 'queued',
      queuePosition: 0,
      renderedSeconds: 0,
      askedSeconds: 1,
      encodedTakes: 0,
      storedTakes: 0,
      remainingSeconds: null,
    });
    expect((await status(second.id)).progress.queuePosition).toBe(1);
    expect(await creditsOf(ada)).toBe(98);
    expect((await ada.agent.delete(`/api/generations/${first.id}?take=1`).expect(409)).body.code).toBe('CONFLICT');
  });

  it('say how long they still wait, at the pace at which those before them are made', async () => {
    const made = await request({ duration: 6, takes: 2 });
    await run(made.id);
    const [first, second] = [await request({ duration: 2 }), await request({ duration: 4, takes: 2 })];
    const [own, behind] = [(await status(first.id)).progress, (await status(second.id)).progress];
    expect(own.remainingSeconds).toBeGreaterThan(0);
    // 2 s are before its own 8 s, and as much is done in a second.
    expect((behind.remainingSeconds ?? 0) / (own.remainingSeconds ?? 1)).toBeCloseTo(5, 5);
  });

  it('say it also while they are begun, but wait for a renderer that is free', async () => {
    const long = await request({ duration: 22, takes: 4 });
    const rendering = run(long.id);
    while ((await status(long.id)).progress.renderedSeconds < 3)
      await new Promise((resolve) => setTimeout(resolve, 50));
    const { id } = await request();
    const behind = run(id);
    let waiting = (await status(id)).progress;
    while (waiting.state === 'queued') waiting = (await status(id)).progress;
    expect(waiting).toMatchObject({ state: 'running', renderedSeconds: 0 });
    expect(waiting.remainingSeconds).toBeGreaterThan(0);
    for (const each of [long.id, id]) await ada.agent.delete(`/api/generations/${each}`).expect(204);
    await Promise.all([rendering, behind]);
  });

  it('can be stopped by their owner alone: the credits come back once, and its job makes nothing [spec 7.25]', async () => {
    const { id } = await request({ duration: 3 });
    const eve = await signIn(test);
    await eve.agent.delete(`/api/generations/${id}`).expect(404);
    const answers = await Promise.all(Array.from({ length: 5 }, () => ada.agent.delete(`/api/generations/${id}`)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([204, 404, 404, 404, 404]);
    expect(await creditsOf(ada)).toBe(100);
    expect(await status(id)).toMatchObject({
      progress: { state: 'failed' },
      result: null,
      error: { code: 'GENERATION_CANCELLED' },
    });
    await run(id);
    expect(await filesOf(ada)).toBe(0);
    expect(await creditsOf(ada)).toBe(100);
  });

  it('leave no job behind when they are stopped, held back or not: nothing calls for workers any more', async () => {
    const asked = [];
    for (let n = 0; n < 6; n += 1) asked.push(await request());
    expect(await test.app.get(JobQueue).depth('generate')).toMatchObject({ waiting: 6 });
    for (const { id } of asked.reverse()) await ada.agent.delete(`/api/generations/${id}`).expect(204);
    expect(await test.app.get(JobQueue).depth('generate')).toMatchObject({ waiting: 0, active: 0 });
    expect(await creditsOf(ada)).toBe(100);
  });

  it('answer the call that waits for them with GENERATION_CANCELLED when they are stopped', async () => {
    const waiting = generate(ada, rainRequest()).then((answer) => answer);
    let id: string | undefined;
    while (id === undefined) id = (await ada.agent.get('/api/generations?saved=false')).body[0]?.id;
    await ada.agent.delete(`/api/generations/${id}`).expect(204);
    const answer = await waiting;
    expect(answer.status).toBe(ERRORS.GENERATION_CANCELLED.status);
    expect(answer.body).toMatchObject({ code: 'GENERATION_CANCELLED', error: ERRORS.GENERATION_CANCELLED.message });
  });

  it('are told of at once to whom prefers that, and are no longer stopped once they have ended', async () => {
    const call = ada.agent.post('/api/sound-effects/generate').set('Prefer', 'respond-async');
    const { id } = (await call.send(rainRequest()).expect(202)).body;
    await run(id);
    expect((await ada.agent.delete(`/api/generations/${id}?stop=true`).expect(409)).body.code).toBe('CONFLICT');
    expect((await status(id)).result?.takes).toHaveLength(1);
    const { id: other } = await request({ duration: 3 });
    await ada.agent.delete(`/api/generations/${other}?stop=true`).expect(204);
    expect((await status(other)).error?.code).toBe('GENERATION_CANCELLED');
  });

  it('stop in the middle of their rendering, without a trace and without another try', async () => {
    const { id } = await request({ duration: 22, takes: 4 });
    const rendering = run(id);
    while ((await status(id)).progress.renderedSeconds === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    await ada.agent.delete(`/api/generations/${id}`).expect(204);
    await rendering;
    expect([await filesOf(ada), await creditsOf(ada)]).toEqual([0, 100]);
  });

  it('are ended and refunded when their job takes too long, and say that we are busy', async () => {
    const { id } = await request({ duration: 22, takes: 4 });
    const job = test.app.get(GenerationJob);
    const failure: unknown = await job.run(jobOf(id), 1).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PermanentFailure);
    await job.abandon(id, failure);
    expect(await status(id)).toMatchObject({ progress: { state: 'failed' }, error: { code: 'UNAVAILABLE' } });
    expect([await filesOf(ada), await creditsOf(ada)]).toEqual([0, 100]);
  });

  it('let others pass whoever has many waiting [security 63]', async () => {
    const eve = await signIn(test, { planId: 2 });
    await grant(test, eve, 100);
    const [a0, a1, a2] = [await request(), await request(), await request()];
    const b0 = await test.app.get(GenerationService).request(eve.user, rainRequest(), null);
    const queue = test.app.get(JobQueue);
    const order = [a0, b0, a1, a2].map(({ id }) => id);
    const before = await Promise.all(order.map((id) => queue.before('generate', id)));
    expect(before).toEqual(order.map((_, place) => ({ count: place, ids: order.slice(0, place) })));
  });

  it.each([
    ['Free', 1, 2],
    ['Premium', 2, 4],
  ])(
    'of a %s account run few at once, and each that ends lets the next one run [security 63]',
    async (_plan, planId, most) => {
      const person = await signIn(test, { planId });
      await grant(test, person, 100);
      const mayRun = async (): Promise<string[]> => {
        const rows: { id: string }[] = await test.dataSource.query(
          `SELECT id FROM pgboss.job WHERE state = 'created' AND start_after <= now() ORDER BY created_on, id`,
        );
        return rows.map(({ id }) => id);
      };
      const ids: string[] = [];
      for (let i = 0; i < 6; i += 1)
        ids.push((await test.app.get(GenerationService).request(person.user, rainRequest(), null)).id);
      expect(await mayRun()).toEqual(ids.slice(0, most));
      await test.app.get(GenerationOutcome).fail(ids[0] ?? '', new Error('test'));
      await test.dataSource.query('DELETE FROM pgboss.job WHERE id = $1', [ids[0]]);
      expect(await mayRun()).toEqual(ids.slice(1, most + 1));
      await run(ids[1] ?? '');
      await test.dataSource.query('DELETE FROM pgboss.job WHERE id = $1', [ids[1]]);
      expect(await mayRun()).toEqual(ids.slice(2, most + 2));
    },
  );

  it('are at most 100 a person: the next is refused with TOO_MANY_WAITING', async () => {
    await request();
    await test.dataSource.query(
      `INSERT INTO generations
       SELECT (jsonb_populate_record(g, jsonb_build_object('id', gen_random_uuid()))).*
       FROM generations g, generate_series(2, 99)`,
    );
    await request();
    const answer = await generate(ada).expect(429);
    expect(answer.body.code).toBe('TOO_MANY_WAITING');
    expect(answer.headers['retry-after']).toBe('5');
  });

  it('are ended exactly once by failure, sweeper and late success at the same time [security 25]', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await request();
      await test.dataSource.query('DELETE FROM pgboss.job');
      const outcome = test.app.get(GenerationOutcome);
      const ends = [
        outcome.fail(id, new Error('test')),
        test.app.get(GenerationSweeper).sweep(-1),
        outcome.fail(id, new Error('test')),
        run(id),
      ];
      await Promise.all(round % 2 === 0 ? ends : ends.reverse());
      expect(await outcome.fail(id, new Error('test'))).toBe(false);
      const { state } = (await status(id)).progress;
      const releases = (
        await test.dataSource.query(`SELECT count(*)::int AS n FROM ledger WHERE kind = 'release' AND cause = $1`, [
          `gen:${id}`,
        ])
      )[0].n;
      const takes = await test.dataSource.manager.countBy(Take, { generationId: id });
      expect([state, releases, takes]).toEqual(state === 'done' ? ['done', 0, 1] : ['failed', 1, 0]);
    }
  });

  it('are refunded by the sweeper once their job is gone, not before', async () => {
    const { id } = await request();
    const sweeper = test.app.get(GenerationSweeper);
    await sweeper.sweep(-1);
    expect((await status(id)).progress.state).toBe('queued');
    await test.dataSource.query('DELETE FROM pgboss.job');
    await sweeper.sweep();
    expect((await status(id)).progress.state).toBe('queued');
    await sweeper.sweep(-1);
    expect(await status(id)).toMatchObject({
      progress: { state: 'failed' },
      result: null,
      error: { code: 'GENERATION_FAILED' },
    });
    expect(await creditsOf(ada)).toBe(100);
  });

  it('drop a result that comes too late, with its files', async () => {
    const { id } = await request();
    await test.app.get(GenerationOutcome).fail(id, new Error('test'));
    await run(id);
    expect((await status(id)).progress.state).toBe('failed');
    expect(await test.dataSource.query('SELECT 1 FROM stored_files')).toEqual([]);
  });

  it('never go back: the database refuses', async () => {
    const { id } = await request();
    await run(id);
    await expect(test.dataSource.query(`UPDATE generations SET state = 'queued' WHERE id = $1`, [id])).rejects.toThrow(
      'cannot go from done to queued',
    );
    await expect(test.dataSource.query(`UPDATE generations SET state = 'failed' WHERE id = $1`, [id])).rejects.toThrow(
      'cannot go from done to failed',
    );
  });
});
