import type { Project, ReviewComment, ReviewLink } from '@whoosh/contracts';
import { COMMENTED_PER_IP } from '../src/modules/timeline/review/open-review.controller';
import type { TestApp } from './support/create-test-app';
import { type SignedIn, signIn } from './support/factories';
import { shareTestApp } from './support/share-test-app';
import { edit, makeTimeline, storeEffect } from './support/timelines';
import { upload } from './support/uploads';

const ABSENT = 'A'.repeat(22);

describe('a review of a timeline', () => {
  let test: TestApp;
  let ada: SignedIn;
  let eve: SignedIn;
  let project: Project;
  let link: ReviewLink;
  beforeAll(async () => {
    test = await shareTestApp({ LIMITS: 'strict' });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    [ada, eve] = [await signIn(test), await signIn(test)];
    project = await makeTimeline(ada, 'Harbour');
    link = (await ada.agent.post(`/api/projects/${project.id}/review`).expect(200)).body;
  });

  const open = (path = '', token = link.token) => test.http().get(`/api/reviews/${token}${path}`);
  const say = (body: object, token = link.token) => test.http().post(`/api/reviews/${token}/comments`).send(body);
  const comments = async (): Promise<ReviewComment[]> =>
    (await ada.agent.get(`/api/projects/${project.id}/review-comments`).expect(200)).body;

  /** A finished export without rendering one, which other suites do. */
  async function finishCut(): Promise<void> {
    const effect = await storeEffect(test, ada, { seconds: 2 });
    await edit(ada, project.id, 0, { op: 'put', key: 'a', item: { soundEffectId: effect } });
    const { id } = (await ada.agent.post(`/api/projects/${project.id}/exports`).send({ format: 'wav' }).expect(201))
      .body;
    const file = (await upload(ada)).replace('/api/files/', '');
    await test.dataSource.query(`UPDATE exports SET status = 'done', file = $2 WHERE id = $1`, [id, file]);
  }

  it('shows the newest cut to whoever has the link, and nothing else of the project [timeline 33]', async () => {
    expect((await open().expect(200)).body).toEqual({ name: 'Harbour', expiresAt: link.expiresAt, cut: null });
    await open('/cut').expect(410);
    await finishCut();
    const { cut } = (await open().expect(200)).body;
    expect(cut).toMatchObject({ kind: 'audio', duration: 2, frameRate: null });
    const part = await test.http().get(cut.url).set('Range', 'bytes=0-3').expect(206);
    expect(part.headers['x-robots-tag']).toBe('noindex, nofollow');
    for (const path of ['timeline', 'timeline-state', 'media', 'exports', 'review', 'review-comments'])
      await test.http().get(`/api/projects/${project.id}/${path}`).expect(401);
  });

  it('shows the newest video, also where a mix was exported after it', async () => {
    await finishCut();
    const film = await ada.agent.post(`/api/projects/${project.id}/exports`).send({ format: 'wav' }).expect(201);
    const file = (await upload(ada)).replace('/api/files/', '');
    const finished = `UPDATE exports SET status = 'done', format = 'mp4', file = $2,
      created_at = created_at - INTERVAL '1 hour' WHERE id = $1`;
    await test.dataSource.query(finished, [film.body.id, file]);
    expect((await open().expect(200)).body.cut).toMatchObject({ kind: 'video' });
    await test.dataSource.query(`DELETE FROM exports WHERE id = $1`, [film.body.id]);
    expect((await open().expect(200)).body.cut).toMatchObject({ kind: 'audio' });
  });

  it('says whether the pictures of the cut stand at unequal distances', async () => {
    await finishCut();
    expect((await open().expect(200)).body.cut.hasVariableRate).toBe(false);
    const video = { name: 'phone.mp4', file: 'x', hasAudio: false, width: 4, height: 4, hasVariableRate: true };
    await test.dataSource.query(`UPDATE exports SET snapshot = snapshot::jsonb || $1::jsonb`, [
      JSON.stringify({ video: { ...video, frameRate: 29.9, frameRateFraction: null } }),
    ]);
    expect((await open().expect(200)).body.cut.hasVariableRate).toBe(true);
  });

  it('takes comments with a moment, which the owner reads, resolves and deletes', async () => {
    const said = (await say({ author: ' Bea ', text: ' Louder here ', at: 3.5 }).expect(201)).body;
    expect(said).toMatchObject({ author: 'Bea', text: 'Louder here', at: 3.5, resolved: false });
    expect((await open('/comments').expect(200)).body).toEqual([said]);
    expect(await comments()).toEqual([said]);
    const address = `/api/projects/${project.id}/review-comments/${said.id}`;
    expect((await ada.agent.patch(address).send({ resolved: true }).expect(200)).body.resolved).toBe(true);
    await ada.agent.delete(address).expect(204);
    await ada.agent.delete(address).expect(404);
    expect(await comments()).toEqual([]);
  });

  it('is another’s to nobody: neither link nor comments', async () => {
    const { id } = (await say({ author: 'Bea', text: 'Louder', at: 1 }).expect(201)).body;
    const base = `/api/projects/${project.id}`;
    for (const path of ['review', 'review-comments']) await eve.agent.get(`${base}/${path}`).expect(404);
    await eve.agent.post(`${base}/review`).expect(404);
    await eve.agent.delete(`${base}/review`).expect(404);
    await eve.agent.patch(`${base}/review-comments/${id}`).send({ resolved: true }).expect(404);
    await eve.agent.delete(`${base}/review-comments/${id}`).expect(404);
    // nor through a project of one's own
    const own = await makeTimeline(eve);
    await eve.agent.delete(`/api/projects/${own.id}/review-comments/${id}`).expect(404);
    expect((await comments()).map(({ resolved }) => resolved)).toEqual([false]);
  });

  it.each(['revoked', 'expired', 'of a project in the trash', 'that never was'])(
    'leads nowhere by a link %s, and comments stay',
    async (how) => {
      await say({ author: 'Bea', text: 'Louder', at: 1 }).expect(201);
      await finishCut();
      if (how === 'revoked') await ada.agent.delete(`/api/projects/${project.id}/review`).expect(204);
      if (how === 'expired')
        await test.dataSource.query(`UPDATE review_links SET expires_at = now() - make_interval(secs => 1)`);
      if (how === 'of a project in the trash') await ada.agent.delete(`/api/projects/${project.id}`).expect(204);
      const token = how === 'that never was' ? ABSENT : link.token;
      for (const path of ['', '/cut', '/comments']) await open(path, token).expect(404);
      await say({ author: 'Bea', text: 'Louder', at: 1 }, token).expect(404);
      if (how === 'of a project in the trash') return;
      expect(await comments()).toHaveLength(1);
      const next = (await ada.agent.post(`/api/projects/${project.id}/review`).expect(200)).body;
      expect(next.token === link.token).toBe(how === 'that never was');
      await open('', next.token).expect(200);
    },
  );

  it.each([
    { author: '', text: 'x', at: 1 },
    { author: 'x'.repeat(61), text: 'x', at: 1 },
    { author: 'Bea', text: ' ', at: 1 },
    { author: 'Bea', text: 'x'.repeat(1_001), at: 1 },
    { author: 'Bea', text: 'x', at: -1 },
    { author: 'Bea', text: 'x', at: 1, resolved: true },
  ])('refuses a comment that is none: %j', async (body) => {
    await say(body).expect(400);
    expect(await comments()).toEqual([]);
  });

  it('hears a hundred comments a page and a thousand in all', async () => {
    const [{ user_id: userId } = { user_id: 0 }]: { user_id: number }[] = await test.dataSource.query(
      `SELECT user_id FROM review_links`,
    );
    await test.dataSource.query(
      `INSERT INTO review_comments (project_id, user_id, author, text, at_samples)
       SELECT $1, $2, 'Bea', 'Comment ' || n, n FROM generate_series(1, 999) n`,
      [project.id, userId],
    );
    const first: ReviewComment[] = (await open('/comments').expect(200)).body;
    expect(first).toHaveLength(100);
    const second: ReviewComment[] = (await open(`/comments?after=${first.at(-1)?.id ?? 0}`).expect(200)).body;
    expect(second[0]?.text).toBe('Comment 101');
    await say({ author: 'Bea', text: 'The last', at: 1 }).expect(201);
    await say({ author: 'Bea', text: 'One more', at: 1 }).expect(400);
    await open('/comments?after=x').expect(400);
  });

  it('lets nobody flood it', async () => {
    for (let said = 0; said < COMMENTED_PER_IP.points; said += 1)
      await say({ author: 'Bea', text: `Comment ${said}`, at: 1 }).expect(201);
    const refused = await say({ author: 'Bea', text: 'One more', at: 1 }).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await comments()).toHaveLength(COMMENTED_PER_IP.points);
  });
});
