import { type Project, type TimelineVersion, type TimelineVersionContent, VERSION_LIMITS } from '@whoosh/contracts';
import { GenerationSweeper } from '../src/modules/sound-effects/generation-sweeper';
import type { TestApp } from './support/create-test-app';
import { type SignedIn, signIn } from './support/factories';
import { shareTestApp } from './support/share-test-app';
import { edit, makeTimeline, storeEffect } from './support/timelines';

describe('the versions of a timeline', () => {
  let test: TestApp;
  let ada: SignedIn;
  let project: Project;
  let rain: number;
  let path: string;
  beforeAll(async () => {
    test = await shareTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    ada = await signIn(test);
    project = await makeTimeline(ada);
    path = `/api/projects/${project.id}/versions`;
    rain = await storeEffect(test, ada, { seconds: 2 });
    await edit(ada, project.id, 0, { op: 'put', key: 'a', item: { soundEffectId: rain, startTime: 1 } });
  });

  const keep = async (name: string): Promise<TimelineVersion> =>
    (await ada.agent.post(path).send({ name }).expect(201)).body;

  it('hold it as it was when it got a name, whatever is edited later', async () => {
    const first = await keep(' First cut ');
    expect(first).toMatchObject({ name: 'First cut', revision: 1, clipCount: 1 });
    await edit(ada, project.id, 1, { op: 'remove', key: 'a' });
    await keep('Empty');
    const listed: TimelineVersion[] = (await ada.agent.get(path).expect(200)).body;
    expect(listed.map(({ name, clipCount }) => [name, clipCount])).toEqual([
      ['Empty', 0],
      ['First cut', 1],
    ]);
    const content: TimelineVersionContent = (await ada.agent.get(`${path}/${first.id}`).expect(200)).body;
    expect(content).toMatchObject({ revision: 1, items: [{ key: 'a', startTime: 1 }], effects: [{ id: rain }] });
    expect(content.tracks).toHaveLength(3);
    await ada.agent.delete(`${path}/${first.id}`).expect(204);
    await ada.agent.get(`${path}/${first.id}`).expect(404);
  });

  it('keep the sounds that they stand on, also when those have been in the trash for a month', async () => {
    const { id } = await keep('First cut');
    await edit(ada, project.id, 1, { op: 'remove', key: 'a' });
    await ada.agent.delete(`/api/sound-effects/${rain}`).expect(204);
    await test.dataSource.query(`UPDATE sound_effects SET deleted_at = now() - make_interval(days => 31)`);
    await test.app.get(GenerationSweeper).sweep();
    const content: TimelineVersionContent = (await ada.agent.get(`${path}/${id}`).expect(200)).body;
    expect(content.effects.map((effect) => effect.id)).toEqual([rain]);
  });

  it('are bounded in number and in their names', async () => {
    for (const name of ['', ' ', 'x'.repeat(81)]) await ada.agent.post(path).send({ name }).expect(400);
    await test.dataSource.query(
      `INSERT INTO timeline_versions (project_id, user_id, name, revision, clip_count, settings, items, effect_ids)
       SELECT $1, $2, 'Version ' || n, 1, 0, '{}', '[]', '{}' FROM generate_series(1, $3) n`,
      [project.id, ada.user.id, VERSION_LIMITS.maxVersions],
    );
    const refused = await ada.agent.post(path).send({ name: 'One more' }).expect(400);
    expect(refused.body.error).toBe('A project keeps at most 50 versions. Delete one of them first.');
  });

  it('are another’s to nobody', async () => {
    const { id } = await keep('First cut');
    const eve = await signIn(test);
    const own = await makeTimeline(eve);
    for (const address of [path, `${path}/${id}`, `/api/projects/${own.id}/versions/${id}`])
      await eve.agent.get(address).expect(404);
    await eve.agent.post(path).send({ name: 'Mine' }).expect(404);
    await eve.agent.delete(`/api/projects/${own.id}/versions/${id}`).expect(404);
    expect((await ada.agent.get(path).expect(200)).body).toHaveLength(1);
  });
});
