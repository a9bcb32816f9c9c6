import type { Project } from '@whoosh/contracts';
import { createTestApp, type TestApp } from './support/create-test-app';
import { type SignedIn, signIn } from './support/factories';
import { put, uploadUrl, VIDEO } from './support/uploads';

describe('uploads to the disk', () => {
  let test: TestApp;
  let ada: SignedIn;
  let eve: SignedIn;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    [ada, eve] = [await signIn(test), await signIn(test)];
  });

  const rows = (): Promise<{ kind: string; bytes: string | null; project_id: number | null; title: string | null }[]> =>
    test.dataSource.query('SELECT kind, bytes, project_id, title FROM stored_files ORDER BY created_at');
  const project = async (who = ada): Promise<Project> => (await who.agent.post('/api/projects').send({ name: 'Trailer', type: 'timeline' }).expect(201)).body;

  it('takes a video in, gives it to a project and serves it in parts to its owner only', async () => {
    const { id } = await project();
    const { uploadURL, normalizedPath } = await uploadUrl(ada, { size: VIDEO.length, name: 'Trailer v2.mp4' });
    expect(uploadURL).toMatch(/^\/storage\/[0-9a-f]{32}\.mp4\?/);
    expect(normalizedPath).toMatch(/^\/api\/files\/[0-9a-f]{32}\.mp4$/);
    await put(ada, uploadURL).expect(200);
    const answer = await ada.agent.put(`/api/projects/${id}`).send({ videoUrl: normalizedPath, videoDuration: 12.5 }).expect(200);
    expect(answer.body).toMatchObject({ videoUrl: normalizedPath, videoDuration: 12.5, video: { state: 'preparing', progress: 0, playUrl: null, cuts: [] } });
    expect((await ada.agent.get(`/api/projects/${id}`).expect(200)).body).toEqual(answer.body);
    expect((await ada.agent.get('/api/projects').expect(200)).body).toEqual([answer.body]);
    const part = await ada.agent.get(normalizedPath).set('Range', 'bytes=4-11').buffer().expect(206);
    expect(part.headers).toMatchObject({ 'content-type': 'video/mp4', 'content-range': `bytes 4-11/${VIDEO.length}` });
    expect(part.body).toEqual(VIDEO.subarray(4, 12));
    await eve.agent.get(normalizedPath).expect(404);
    await test.http().get(normalizedPath).expect(401);
    expect(await rows()).toEqual([{ kind: 'upload', bytes: String(VIDEO.length), project_id: id, title: 'Trailer v2.mp4' }]);
  });
});
