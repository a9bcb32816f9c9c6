import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeWav, encodeWav } from '@whoosh/audio-codec';
import type { ErrorResponse, ExportResponse } from '@whoosh/contracts';
import { unzipSync } from 'fflate';
import { MediaTools, probeMedia } from '../src/infra/media';
import { makeVideo, mediaPrograms } from '../src/infra/media/testing/videos';
import { WorkBudget } from '../src/infra/work-budget';
import { Storage } from '../src/infra/storage';
import { ExportJob } from '../src/modules/timeline/exports/export-job';
import { ExportsService } from '../src/modules/timeline/exports/exports.service';
import { PreparationJob } from '../src/modules/timeline/preparation/preparation-job';
import { binary } from './support/binary';
import { createTestApp, type TestApp } from './support/create-test-app';
import { type SignedIn, signIn } from './support/factories';
import { rainScene } from './support/scenes';
import { shareTestApp } from './support/share-test-app';
import { edit, makeTimeline, storeEffect } from './support/timelines';
import { upload } from './support/uploads';
import { startWorker } from './support/worker-process';

// Real threads and processes, on machines that may be busy.
jest.setTimeout(90_000);

const folder = mkdtempSync(join(tmpdir(), 'whoosh-exports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A second of a tone. */
function tone(seconds = 1): Uint8Array {
  const left = Float32Array.from(
    { length: 48_000 * seconds },
    (_, i) => 0.3 * Math.sin((2 * Math.PI * 500 * i) / 48_000),
  );
  return encodeWav({ sampleRate: 48_000, channels: [left, left] }, { bitDepth: 24 });
}

/** A timeline with a sound at 0.5 s. @returns id of the project */
async function timelineOf(test: TestApp, who: SignedIn, { clips = 1, seconds = 1 } = {}): Promise<number> {
  const { id } = await makeTimeline(who, 'My film');
  const effect = await storeEffect(test, who, { seconds });
  const [{ file } = { file: '' }]: { file: string }[] = await test.dataSource.query(
    'SELECT wav_file AS file FROM sound_effects WHERE id = $1',
    [effect],
  );
  await test.app.get(Storage).put(file, tone(seconds), { contentType: 'audio/wav' });
  const changes = Array.from({ length: clips }, (_, i) => ({
    op: 'put' as const,
    key: `c${i}`,
    item: { soundEffectId: effect, startTime: 0.5 + i * seconds, trackIndex: i % 3, duration: seconds },
  }));
  await edit(who, id, 0, ...changes);
  return id;
}

async function addVideo({ agent, ...who }: SignedIn, projectId: number, seconds = 2): Promise<void> {
  const videoUrl = await upload({ agent, ...who }, readFileSync(makeVideo(join(folder, 'video.mp4'), { seconds })));
  await agent.put(`/api/projects/${projectId}`).send({ videoUrl, videoDuration: seconds }).expect(200);
}

async function ask({ agent }: SignedIn, projectId: number, body: object): Promise<ExportResponse> {
  return (await agent.post(`/api/projects/${projectId}/exports`).send(body).expect(201)).body as ExportResponse;
}

describe('exports', () => {
  let test: TestApp;
  let ada: SignedIn;
  let eve: SignedIn;
  beforeAll(async () => {
    test = await shareTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    [ada, eve] = [await signIn(test), await signIn(test)];
  });

  const run = (id: string, signal = new AbortController().signal) =>
    test.app.get(ExportJob).run({ id, data: {}, attempt: 1, signal });
  const now = async ({ projectId, id }: ExportResponse): Promise<ExportResponse> =>
    (await ada.agent.get(`/api/projects/${projectId}/exports/${id}`).expect(200)).body;
  const statusOf = async ({ id }: ExportResponse) => (await test.app.get(ExportsService).find(id))?.status;
  const fetched = async ({ downloadUrl }: ExportResponse): Promise<Buffer> =>
    (
      await ada.agent
        .get(downloadUrl ?? '')
        .buffer()
        .parse(binary)
        .expect(200)
    ).body as Buffer;

  it('count what ffmpeg uses on the budget of their owner, beside their own thread [security 63] [long]', async () => {
    const project = await timelineOf(test, ada);
    await addVideo(ada, project);
    const note = jest.spyOn(test.app.get(WorkBudget, { strict: false }), 'noteBackground');
    const tools = test.app.get(MediaTools);
    const countedWith = async (ffmpeg: string) => {
      const programs = { ...mediaPrograms(), ffmpeg };
      const replaced = jest.replaceProperty(tools, 'programs', programs);
      const { id } = await ask(ada, project, { format: 'mp4' });
      note.mockClear();
      await run(id);
      replaced.restore();
      expect(await statusOf({ id } as ExportResponse)).toBe('done');
      return note.mock.calls.reduce((sum, [userId, ms]) => sum + (userId === ada.user.id ? ms : NaN), 0);
    };
    // As ffmpeg, but it works for a while before it begins.
    const slow = join(folder, 'ffmpeg');
    const turns = 'i=0; while [ $i -lt 700000 ]; do i=$((i+1)); done';
    writeFileSync(slow, `#!/bin/sh\n${turns}\nexec ${mediaPrograms().ffmpeg} "$@"\n`, { mode: 0o755 });
    const usual = await countedWith(mediaPrograms().ffmpeg);
    expect((await countedWith(slow)) - usual).toBeGreaterThan(300);
    note.mockRestore();
  });

  it('make the mix as WAV, of the timeline as it was when it was asked for, for its owner only [spec 7.28]', async () => {
    const project = await timelineOf(test, ada);
    const asked = await ask(ada, project, { format: 'wav' });
    expect(asked).toMatchObject({
      projectId: project,
      format: 'wav',
      status: 'queued',
      progress: 0,
      downloadUrl: null,
      fileName: 'My_film_mix.wav',
      bytes: null,
    });
    await ada.agent.get(`/api/projects/${project}/exports/${asked.id}/download`).expect(409);
    await edit(ada, project, 1, { op: 'remove', key: 'c0' });
    await run(asked.id);
    const done = await now(asked);
    expect(done).toMatchObject({
      status: 'done',
      progress: 1,
      message: null,
      messageCode: null,
      bytes: expect.any(Number) as number,
    });
    expect((await ada.agent.get(`/api/projects/${project}/exports`).expect(200)).body).toEqual([done]);
    const file = await fetched(done);
    expect(file.length).toBe(done.bytes);
    const [left = new Float32Array()] = decodeWav(file).channels;
    expect(left).toHaveLength(72_000);
    expect(left.findIndex((sample) => Math.abs(sample) > 0.01)).toBeGreaterThanOrEqual(24_000);
    expect(left.slice(24_000).some((sample) => sample > 0.2)).toBe(true);
    const download = await ada.agent.get(done.downloadUrl ?? '').expect(200);
    expect(download.headers).toMatchObject({
      'content-type': 'audio/wav',
      'content-disposition': 'attachment; filename="My_film_mix.wav"',
    });

    for (const path of ['', `/${asked.id}`, `/${asked.id}/download`])
      await eve.agent.get(`/api/projects/${project}/exports${path}`).expect(404);
    await eve.agent.delete(`/api/projects/${project}/exports/${asked.id}`).expect(404);
    await eve.agent.post(`/api/projects/${project}/exports`).send({ format: 'wav' }).expect(404);
    expect(await readdir(join(test.env.DATA_DIR, 'work'))).toEqual([]);
  });

  it('make an MP4 of the upload with the mix, and archives for other editors [spec 7.28]', async () => {
    const project = await timelineOf(test, ada);
    await addVideo(ada, project);
    const video = await ask(ada, project, { format: 'mp4', loudness: -16 });
    const archive = await ask(ada, project, { format: 'otio' });
    for (const { id } of [video, archive]) await run(id);
    const file = join(folder, 'export.mp4');
    await import('node:fs/promises').then(async ({ writeFile }) => writeFile(file, await fetched(await now(video))));
    const info = await probeMedia(mediaPrograms(), file, 'video', new AbortController().signal);
    expect(info).toMatchObject({
      picture: { codec: 'h264', width: 320 },
      sound: { codec: 'aac', channels: 2, sampleRate: 48_000 },
    });
    expect(Object.keys(unzipSync(await fetched(await now(archive))))).toEqual([
      'README.txt',
      'My_film.otio',
      'media/video.mp4',
      'media/Rain.wav',
    ]);
  });

  it('say why there is nothing to export, as there is not where all clips are drafts', async () => {
    const { id } = await makeTimeline(ada);
    await edit(ada, id, 0, { op: 'put', key: 'draft', item: { scene: rainScene(2) } });
    const refusal = async (body: object, status: number): Promise<ErrorResponse> =>
      (await ada.agent.post(`/api/projects/${id}/exports`).send(body).expect(status)).body;
    expect((await refusal({ format: 'wav' }, 400)).error).toMatch(/^There is nothing to export yet/);
    expect((await refusal({ format: 'mp4' }, 400)).error).toMatch(/^There is no video in this project/);
    await refusal({ format: 'gif' }, 400);
    await refusal({ format: 'wav', loudness: -3 }, 400);
    expect((await refusal({ format: 'mp4', layout: 'surround' }, 400)).error).toBe('5.1 is exported as WAV only.');
    await refusal({ format: 'otio', layout: 'mono' }, 400);
    await refusal({ format: 'wav', layout: 'surround', loudness: -23 }, 400);
    await refusal({ format: 'wav', layout: 'quadro' }, 400);
  });

  it('stop when they are cancelled, wait in a line of three, and leave no file behind', async () => {
    const project = await timelineOf(test, ada, { clips: 40, seconds: 2 });
    const asked = [
      await ask(ada, project, { format: 'stems' }),
      await ask(ada, project, { format: 'wav' }),
      await ask(ada, project, { format: 'wav' }),
    ];
    expect(
      (await ada.agent.post(`/api/projects/${project}/exports`).send({ format: 'wav' }).expect(429)).headers[
        'retry-after'
      ],
    ).toBe('15');
    const [first, second] = asked;
    if (first === undefined || second === undefined) throw new RangeError('asked');
    const running = run(first.id);
    await until(async () => (await statusOf(first)) === 'running');
    await ada.agent.delete(`/api/projects/${project}/exports/${first.id}`).expect(204);
    await running;
    expect(await now(first)).toMatchObject({ status: 'cancelled', downloadUrl: null });

    await run(second.id);
    const { downloadUrl } = await now(second);
    await ada.agent.delete(`/api/projects/${project}/exports/${second.id}`).expect(204);
    await ada.agent.get(downloadUrl ?? '').expect(410);
    expect(await test.dataSource.query(`SELECT name FROM stored_files WHERE kind = 'export'`)).toEqual([]);
  });

  it('end in words when a sound is gone for good, and are forgotten after a week', async () => {
    const project = await timelineOf(test, ada);
    const asked = await ask(ada, project, { format: 'wav' });
    await test.app.get(ExportJob).abandon(asked.id);
    expect(await now(asked)).toMatchObject({
      status: 'failed',
      message: 'The export failed. Please try again.',
      messageCode: 'EXPORT_FAILED',
    });
    const kept = await ask(ada, project, { format: 'wav' });
    await run(kept.id);
    await test.dataSource.query(`UPDATE exports SET created_at = now() - interval '8 days'`);
    await test.app.get(ExportsService).sweep();
    await ada.agent.get(`/api/projects/${project}/exports/${kept.id}`).expect(404);
    expect(await test.dataSource.query(`SELECT name FROM stored_files WHERE kind = 'export'`)).toEqual([]);
  });

  it('are finished by another process when theirs is killed, with nothing left behind [long]', async () => {
    const project = await timelineOf(test, ada, { clips: 40, seconds: 2 });
    const worker = await startWorker(test);
    const asked = await ask(ada, project, { format: 'stems' });
    try {
      await until(async () => (await statusOf(asked)) === 'running');
    } finally {
      await worker.kill();
    }
    expect(await statusOf(asked)).toBe('running');
    // The queue hands the job on (queue.e2e-spec.ts): here is who gets it.
    await run(asked.id);
    const done = await now(asked);
    expect(done).toMatchObject({ status: 'done', progress: 1 });
    expect(Object.keys(unzipSync(await fetched(done)))).toHaveLength(3);
    expect(await readdir(join(test.env.DATA_DIR, 'work'))).toEqual([]);
    expect(
      await test.dataSource.query(`SELECT name FROM stored_files WHERE kind = 'export' AND published_at IS NULL`),
    ).toEqual([]);
  });
});

describe('exports of a server without ffmpeg', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({
      customise: (builder) => builder.overrideProvider(MediaTools).useValue(new MediaTools(null)),
    });
  });
  afterAll(() => test.close());

  it('say so for MP4; WAV and archives are made, and tell what is left out [long]', async () => {
    const ada = await signIn(test);
    const project = await timelineOf(test, ada);
    await addVideo(ada, project);
    const [{ id: videoId } = { id: 0 }]: { id: number }[] = await test.dataSource.query(
      'SELECT id FROM project_videos',
    );
    await test.app.get(PreparationJob).run({
      id: randomUUID(),
      data: { kind: 'video', id: videoId },
      attempt: 1,
      signal: new AbortController().signal,
    });
    const refused: ErrorResponse = (
      await ada.agent.post(`/api/projects/${project}/exports`).send({ format: 'mp4' }).expect(503)
    ).body;
    expect(refused).toMatchObject({
      code: 'FFMPEG_MISSING',
      error: 'Video export needs ffmpeg on the server. Install it with: apt-get install ffmpeg',
    });
    for (const format of ['wav', 'stems', 'buses', 'otio', 'fcpxml', 'edl']) {
      const { id } = await ask(ada, project, { format });
      await test.app.get(ExportJob).run({ id, data: {}, attempt: 1, signal: new AbortController().signal });
      const done: ExportResponse = (await ada.agent.get(`/api/projects/${project}/exports/${id}`).expect(200)).body;
      expect(done.status).toBe('done');
      expect(done.message ?? '').toMatch(
        ['wav', 'stems', 'buses'].includes(format) ? /left out.*apt-get install ffmpeg$/ : /^$/,
      );
    }
  });
});

async function until(condition: () => Promise<boolean>, timeoutMs = 30_000): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`not so after ${timeoutMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
