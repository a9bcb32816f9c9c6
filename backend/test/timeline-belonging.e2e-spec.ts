import type { Project } from '@whoosh/contracts';
import { AccountLifecycle } from '../src/modules/auth';
import { ProjectsHousekeeping } from '../src/modules/projects';
import { GenerationSweeper } from '../src/modules/sound-effects/generation-sweeper';
import type { TestApp } from './support/create-test-app';
import { type SignedIn, signIn } from './support/factories';
import { shareTestApp } from './support/share-test-app';
import {
  bringVoice,
  edit,
  itemsOf,
  makeTimeline,
  put,
  remove,
  sendEdit,
  stateOf,
  storeEffect,
} from './support/timelines';

describe('a timeline and what it belongs to', () => {
  let test: TestApp;
  let ada: SignedIn;
  let eve: SignedIn;
  let project: Project;
  let rain: number;
  beforeAll(async () => {
    test = await shareTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    [ada, eve] = [await signIn(test), await signIn(test)];
    project = await makeTimeline(ada);
    rain = await storeEffect(test, ada, { seconds: 2.5 });
  });

  const media = () => bringVoice(ada, project.id);

  it('sounds nothing of anybody else, neither by a request nor by a mistake of ours [security 36]', async () => {
    const evesRain = await storeEffect(test, eve);
    const evesProject = await makeTimeline(eve);
    await edit(ada, project.id, 0, put('a', { mediaId: await media() }));
    const [clip] = await itemsOf(ada, project.id);
    await sendEdit(ada, project.id, { revision: 1, changes: [put('b', { soundEffectId: evesRain })] }).expect(404);
    await ada.agent
      .post('/api/timeline-items')
      .send({ projectId: evesProject.id, soundEffectId: rain, startTime: 0, trackIndex: 0 })
      .expect(404);
    await ada.agent
      .post('/api/timeline-items')
      .send({ projectId: project.id, soundEffectId: evesRain, startTime: 0, trackIndex: 0 })
      .expect(404);
    await sendEdit(eve, evesProject.id, { changes: [put('c', { mediaId: clip?.mediaId ?? 0 })] }).expect(404);
    for (const statement of ['SET sound_effect_id = $1, media_id = NULL', 'SET project_id = $1', 'SET user_id = $1']) {
      const id = statement.includes('sound_effect_id')
        ? evesRain
        : statement.includes('project_id')
          ? evesProject.id
          : eve.user.id;
      await expect(test.dataSource.query(`UPDATE timeline_items ${statement}`, [id])).rejects.toThrow(
        /violates foreign key constraint/,
      );
    }
  });

  it('keeps the effects that its clips stand on, also when they have been in the trash for a month', async () => {
    const wind = await storeEffect(test, ada);
    await edit(ada, project.id, 0, put('a', { soundEffectId: rain }));
    for (const id of [rain, wind]) await ada.agent.delete(`/api/sound-effects/${id}`).expect(204);
    await test.dataSource.query(`UPDATE sound_effects SET deleted_at = now() - interval '31 days'`);
    await test.app.get(GenerationSweeper).sweep();
    expect(await test.dataSource.query('SELECT id FROM sound_effects')).toEqual([{ id: rain }]);
    expect((await stateOf(ada, project.id)).effects.map(({ id }) => id)).toEqual([rain]);
    await edit(ada, project.id, 1, remove('a'));
    await test.app.get(GenerationSweeper).sweep();
    expect(await test.dataSource.query('SELECT id FROM sound_effects')).toEqual([]);
  });

  it('goes into the trash with its project and comes back with it', async () => {
    await edit(ada, project.id, 0, put('a', { soundEffectId: rain }));
    const before = await stateOf(ada, project.id);
    await ada.agent.delete(`/api/projects/${project.id}`).expect(204);
    await ada.agent.get(`/api/projects/${project.id}/timeline-state`).expect(404);
    await sendEdit(ada, project.id, { revision: 1, changes: [remove('a')] }).expect(404);
    await ada.agent.put(`/api/timeline-items/${before.items[0]?.id}`).send({ volume: 0 }).expect(404);
    await ada.agent.post(`/api/projects/${project.id}/restore`).expect(200);
    expect(await stateOf(ada, project.id)).toEqual(before);
    await ada.agent.delete(`/api/projects/${project.id}`).expect(204);
    await test.dataSource.query(`UPDATE projects SET deleted_at = now() - interval '31 days'`);
    await test.app.get(ProjectsHousekeeping).run();
    for (const table of ['projects', 'timeline_items', 'timelines', 'timeline_edits'])
      expect(await test.dataSource.query(`SELECT 1 FROM ${table}`)).toEqual([]);
  });

  it('goes with the account of its owner, and leaves what is another’s', async () => {
    await edit(ada, project.id, 0, put('a', { soundEffectId: rain }), put('b', { mediaId: await media() }));
    const evesClip = {
      projectId: (await makeTimeline(eve)).id,
      soundEffectId: await storeEffect(test, eve),
      startTime: 0,
      trackIndex: 0,
    };
    await eve.agent.post('/api/timeline-items').send(evesClip).expect(201);
    await test.app.get(AccountLifecycle).erase(ada.user.id);
    for (const table of ['projects', 'timeline_items', 'project_media', 'stored_files'])
      expect(await test.dataSource.query(`SELECT 1 FROM ${table} WHERE user_id = $1`, [ada.user.id])).toEqual([]);
    expect(await itemsOf(eve, evesClip.projectId)).toHaveLength(1);
  });
});
