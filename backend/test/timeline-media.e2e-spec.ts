import type { Project } from '@whoosh/contracts';
import { FilesService } from '../src/infra/files';
import { ProjectsHousekeeping } from '../src/modules/projects';
import type { TestApp } from './support/create-test-app';
import { type SignedIn, signIn } from './support/factories';
import { shareTestApp } from './support/share-test-app';
import { bringVoice, edit, makeTimeline, put, remove, stateOf } from './support/timelines';
import { MP3, upload } from './support/uploads';

describe('the sounds that people bring to a timeline', () => {
  let test: TestApp;
  let ada: SignedIn;
  let eve: SignedIn;
  let project: Project;
  beforeAll(async () => {
    test = await shareTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    [ada, eve] = [await signIn(test), await signIn(test)];
    project = await makeTimeline(ada);
  });

  const media = () => bringVoice(ada, project.id);

  it('lists them, refuses to lose one that clips stand on, and forgets one a day after it was taken away', async () => {
    const id = await media();
    const listed = (await ada.agent.get(`/api/projects/${project.id}/media`).expect(200)).body;
    expect(listed).toEqual([
      {
        id,
        projectId: project.id,
        name: 'Take 1',
        role: 'voice',
        state: 'preparing',
        message: null,
        messageCode: null,
        duration: 0,
        audioUrl48k: null,
        bars: null,
        createdAt: expect.any(String),
      },
    ]);
    await edit(ada, project.id, 0, put('a', { mediaId: id, duration: 4 }));
    expect((await stateOf(ada, project.id)).media).toEqual(listed);
    const refusal = await ada.agent.delete(`/api/projects/${project.id}/media/${id}`).expect(409);
    expect(refusal.body.error).toBe('This sound is on the timeline. Remove its clips first.');
    await edit(ada, project.id, 1, remove('a'));
    await ada.agent.delete(`/api/projects/${project.id}/media/${id}`).expect(204);
    expect((await ada.agent.get(`/api/projects/${project.id}/media`).expect(200)).body).toEqual([]);
    await edit(ada, project.id, 2, put('a', { mediaId: id, duration: 4 }));
    expect((await ada.agent.get(`/api/projects/${project.id}/media`).expect(200)).body).toEqual(listed);
    await edit(ada, project.id, 3, remove('a'));
    await ada.agent.delete(`/api/projects/${project.id}/media/${id}`).expect(204);
    await test.dataSource.query(`UPDATE project_media SET deleted_at = now() - interval '25 hours'`);
    await test.dataSource.query(`UPDATE stored_files SET created_at = now() - interval '25 hours'`);
    await test.app.get(ProjectsHousekeeping).run();
    await test.app.get(FilesService).sweep();
    expect(await test.dataSource.query('SELECT 1 FROM project_media UNION ALL SELECT 1 FROM stored_files')).toEqual([]);
  });

  it('takes an upload once, however often it is asked, and only sounds', async () => {
    const path = await upload(ada, MP3, 'audio/mpeg');
    const body = { path, role: 'effect', name: 'Steps' };
    const first = await ada.agent.post(`/api/projects/${project.id}/media`).send(body).expect(201);
    expect((await ada.agent.post(`/api/projects/${project.id}/media`).send(body).expect(201)).body).toEqual(first.body);
    const other = await makeTimeline(ada);
    await ada.agent.post(`/api/projects/${other.id}/media`).send(body).expect(409);
    await ada.agent
      .post(`/api/projects/${project.id}/media`)
      .send({ ...body, path: await upload(ada) })
      .expect(415);
    await eve.agent
      .post(`/api/projects/${(await makeTimeline(eve)).id}/media`)
      .send(body)
      .expect(400);
    for (const wrong of [{ role: 'foley' }, { name: ' ' }, { path: 7 }])
      await ada.agent
        .post(`/api/projects/${project.id}/media`)
        .send({ ...body, ...wrong })
        .expect(400);
  });
});
