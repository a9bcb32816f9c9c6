import type { ExportResponse, GenerationResponse, Project, ProjectMedia, SoundEffect } from '@whoosh/contracts';
import { setTimeout as wait } from 'node:timers/promises';
import { createTestApp, type TestApp } from './support/create-test-app';
import { type SignedIn, signIn } from './support/factories';
import { operationsOf, type Operation } from './support/routes';
import { keepSound, makeSound, rainRequest } from './support/sounds';
import { MP3, upload, uploadUrl } from './support/uploads';

// Real sounds are made here, on machines that may be busy.
jest.setTimeout(90_000);

/** What stands in an address, in its order: Ada's, and what nobody has. */
interface Named {
  hers: (string | number)[];
  absent: (string | number)[];
}

/** Lives at the payments provider: the suite of the checkout asks whose it is. */
const APART = ['/api/checkout-sessions/{sessionId}'];
const ABSENT_ID = 999_999;
/** Valid bodies, so that nothing but the owner can be wrong. */
const BODIES: Readonly<Record<string, object>> = {
  'patch /api/projects/{id}': { name: 'Mine' },
  'put /api/projects/{id}': { videoUrl: null },
  'patch /api/projects/{id}/timeline': { revision: 0, editId: '6f9619ff-8b86-4d11-b42d-00c04fc964ff', changes: [{ op: 'remove', key: 'a' }] },
  'post /api/projects/{id}/exports': { format: 'edl' },
  'post /api/projects/{id}/media': { path: '/api/files/x', role: 'voice', name: 'Mine' },
  'put /api/timeline-items/{id}': { volume: 0 },
  'patch /api/sound-effects/{id}': { name: 'Mine' },
};

describe('what belongs to somebody', () => {
  let test: TestApp;
  let ada: SignedIn;
  let eve: SignedIn;
  let project: Project;
  let made: GenerationResponse;
  let effect: SoundEffect;
  let named: [pattern: RegExp, what: Named][];

  beforeAll(async () => {
    test = await createTestApp({ settings: { WORKER: 'on' } });
    ada = await signIn(test);
    eve = await signIn(test);
    project = (await ada.agent.post('/api/projects').send({ name: 'Trailer', type: 'sfx' }).expect(201)).body;
    made = await makeSound(ada, { takes: 2, projectId: project.id });
    effect = await keepSound(ada, made, { projectId: project.id });
    const { uploadURL } = await uploadUrl(ada);
    const { id: clipId } = (await ada.agent.post('/api/timeline-items').send({ projectId: project.id, soundEffectId: effect.id, startTime: 0, trackIndex: 0 }).expect(201)).body;
    const media = { path: await upload(ada, MP3, 'audio/mpeg'), role: 'voice', name: 'Take 1' };
    const { id: mediaId } = (await ada.agent.post(`/api/projects/${project.id}/media`).send(media).expect(201)).body;
    const { id: exportId } = (await ada.agent.post(`/api/projects/${project.id}/exports`).send({ format: 'edl' }).expect(201)).body;
    await untilDone(`/api/projects/${project.id}/exports/${exportId}`, (made) => ['queued', 'running'].includes((made as ExportResponse).status));
    await untilDone(`/api/projects/${project.id}/media`, (listed) => (listed as ProjectMedia[])[0]?.state === 'preparing');
    named = [
      [/^\/api\/projects\/\{id\}\/exports\/\{/, { hers: [project.id, exportId], absent: [ABSENT_ID, exportId.replace(/^.{8}/, '00000000')] }],
      [/^\/api\/projects\/\{id\}\/media\/\{/, { hers: [project.id, mediaId], absent: [ABSENT_ID, ABSENT_ID] }],
      [/^\/api\/timeline-items\/\{id\}/, { hers: [clipId], absent: [ABSENT_ID] }],
      [/^\/api\/projects\/\{id\}/, { hers: [project.id], absent: [ABSENT_ID] }],
      [/^\/api\/sound-effects\/\{id\}/, { hers: [effect.id], absent: [ABSENT_ID] }],
      [/^\/api\/generations\/\{id\}/, { hers: [made.generationId], absent: [made.generationId.replace(/^.{8}/, '00000000')] }],
      [/^\/storage\/\{key\}/, { hers: [uploadURL.slice('/storage/'.length)], absent: [uploadURL.slice('/storage/'.length).replace(/^.{8}/, '00000000')] }],
      [/^\/api\/files\/\{key\}/, { hers: [made.audioUrl48k.replace('/api/files/', '')], absent: [`${'0'.repeat(32)}.wav`] }],
    ];
  });
  afterAll(() => test.close());

  /** Jobs change rows, too: they end first. */
  const untilDone = async (address: string, isOpen: (body: ExportResponse | ProjectMedia[]) => boolean) => {
    while (isOpen((await ada.agent.get(address).expect(200)).body)) await wait(50);
  };
  const rows = () => Promise.all(['users', 'projects', 'project_videos', 'project_media', 'timeline_items', 'timelines', 'generations', 'takes', 'sound_effects', 'stored_files', 'ledger'].map((table) =>
    test.dataSource.query(`SELECT md5(string_agg(t::text, '' ORDER BY t::text)) FROM ${table} t`)));
  const withoutRequestId = ({ text }: { text: string }) => text.replace(/"requestId":"[^"]*"/, '');
  const address = ({ template }: Operation, which: keyof Named) => {
    const what = named.find(([pattern]) => pattern.test(template))?.[1];
    const values = [...(what?.[which] ?? [])];
    return what && template.replace(/\{\w+\}/g, () => String(values.shift()));
  };

  it('answers a stranger 404 on every route with an id in its address, exactly as for an absent one', async () => {
    const before = await rows();
    const operations = operationsOf(test.app).filter(({ template, isPublic }) => template.includes('{') && !isPublic && !APART.includes(template));
    expect(operations.length).toBeGreaterThan(15);
    for (const operation of operations) {
      const label = `${operation.method} ${operation.template}`;
      const [hers, absent] = [address(operation, 'hers'), address(operation, 'absent')];
      if (hers === undefined || absent === undefined) throw new Error(`${label}: name one of Ada's in this test`);
      const call = (to: string) => eve.agent[operation.method](to).send(BODIES[label]);
      const [foreign, nothing] = [await call(hers), await call(absent)];
      expect([label, foreign.status, foreign.body.code]).toEqual([label, 404, 'NOT_FOUND']);
      expect([label, withoutRequestId(foreign)]).toEqual([label, withoutRequestId(nothing)]);
    }
    expect(await rows()).toEqual(before);
  });

  it('stands in no list of anybody else', async () => {
    for (const list of ['/api/projects', '/api/sound-effects/all', '/api/sound-effects/all?deleted=true', '/api/generations', '/api/credits/ledger']) {
      expect([list, (await eve.agent.get(list).expect(200)).body]).toEqual([list, []]);
    }
  });

  it('cannot be named in the body of somebody else’s request', async () => {
    const { audioUrl, audioUrl48k } = made.takes[1] ?? made;
    await eve.agent.post('/api/sound-effects').send({ audioUrl, audioUrl48k }).expect(400);
    await eve.agent.post('/api/sound-effects/generate').send(rainRequest({ projectId: project.id })).expect(404);
    const own = await makeSound(eve);
    await eve.agent.post('/api/sound-effects').send({ audioUrl: own.audioUrl, audioUrl48k: own.audioUrl48k, projectId: project.id }).expect(404);
    await eve.agent.post('/api/sound-effects').send({ audioUrl: own.audioUrl, audioUrl48k }).expect(400);
  });

  it('cannot stand in somebody else’s project even by a mistake of ours: the database refuses', async () => {
    const evesProject: Project = (await eve.agent.post('/api/projects').send({ name: 'Mine', type: 'sfx' }).expect(201)).body;
    for (const statement of [`UPDATE sound_effects SET project_id = $1 WHERE id = ${effect.id}`, `UPDATE generations SET project_id = $1 WHERE id = '${made.generationId}'`]) {
      await expect(test.dataSource.query(statement, [evesProject.id])).rejects.toThrow(/violates foreign key constraint/);
    }
  });
});
