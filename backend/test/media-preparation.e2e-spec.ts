import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeWav } from '@whoosh/audio-codec';
import { type ExportResponse, type Project, type ProjectMedia, type VideoPeaks, WAVE_PYRAMID } from '@whoosh/contracts';
import { FilesService } from '../src/infra/files';
import { MediaTools, readMovieHeader } from '../src/infra/media';
import { makeMedia, makeVideo } from '../src/infra/media/testing/videos';
import { WorkBudget } from '../src/infra/work-budget';
import { ProjectVideosService, type Unprepared } from '../src/modules/projects';
import { ExportJob } from '../src/modules/timeline/exports/export-job';
import { PreparationJob } from '../src/modules/timeline/preparation/preparation-job';
import { createTestApp, type TestApp } from './support/create-test-app';
import { type SignedIn, signIn } from './support/factories';
import { shareTestApp } from './support/share-test-app';
import { edit, makeTimeline } from './support/timelines';
import { put, upload, uploadUrl, VIDEO } from './support/uploads';

// Real programs, on machines that may be busy.
jest.setTimeout(120_000);

const folder = mkdtempSync(join(tmpdir(), 'whoosh-preparation-'));
const at = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MJPEG = ['-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p', '-q:v', '9'];

/** Works off what waits, as a worker would. */
async function prepareWaiting(test: TestApp, signal = new AbortController().signal): Promise<void> {
  const jobs: { id: string; data: Unprepared }[] = await test.dataSource.query(
    `SELECT id, data FROM pgboss.job WHERE name = 'prepare' AND state < 'active'`,
  );
  for (const { id, data } of jobs) {
    await test.app.get(PreparationJob).run({ id, data, attempt: 1, signal });
    await test.dataSource.query(`DELETE FROM pgboss.job WHERE id = $1`, [id]);
  }
}

describe('the preparation of uploads', () => {
  let test: TestApp;
  let ada: SignedIn;
  beforeAll(async () => {
    test = await shareTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    ada = await signIn(test);
  });

  const projectWith = async (file: string, contentType: string): Promise<Project> => {
    const { id } = await makeTimeline(ada);
    const videoUrl = await upload(ada, readFileSync(file), contentType);
    return (await ada.agent.put(`/api/projects/${id}`).send({ videoUrl, videoDuration: 0 }).expect(200)).body;
  };
  const projectNow = async ({ id }: Project): Promise<Project> =>
    (await ada.agent.get(`/api/projects/${id}`).expect(200)).body;

  const waiting = async (): Promise<string[]> => {
    const jobs: { id: string }[] = await test.dataSource.query(
      `SELECT id FROM pgboss.job WHERE name = 'prepare' AND state < 'active'`,
    );
    return jobs.map(({ id }) => id);
  };
  const usedBytes = () => test.app.get(FilesService, { strict: false }).usedBytes(ada.user.id);

  it('is counted on its owner’s budget of work, by what the programs used [long]', async () => {
    await projectWith(makeVideo(at('counted.avi'), { codec: MJPEG, sound: ['-c:a', 'pcm_s16le'] }), 'video/x-msvideo');
    const noted = jest.spyOn(test.app.get(WorkBudget, { strict: false }), 'noteBackground');
    await prepareWaiting(test);
    const ms = noted.mock.calls.reduce((sum, [userId, each]) => sum + (userId === ada.user.id ? each : NaN), 0);
    noted.mockRestore();
    expect(ms).toBeGreaterThan(50);
    const [row] = await test.dataSource.query(`SELECT points FROM rate_limits WHERE key LIKE 'work-paid-ms:%'`);
    expect(Number((row as { points: number }).points)).toBeGreaterThan(0);
  });

  it('tells a video by the name that its owner called the file, where that was told', async () => {
    const { id } = await makeTimeline(ada);
    const { uploadURL, normalizedPath: videoUrl } = await uploadUrl(ada, { name: 'Film 3.mp4', size: VIDEO.length });
    await put(ada, uploadURL).expect(200);
    const set = await ada.agent.put(`/api/projects/${id}`).send({ videoUrl, videoDuration: 2 }).expect(200);
    expect((set.body as Project).video?.name).toBe('Film 3.mp4');
    const unnamed = await ada.agent.put(`/api/projects/${id}`).send({ videoUrl: await upload(ada), videoDuration: 2 });
    expect((unnamed.body as Project).video?.name).toBeNull();
  });

  it('plays an MP4 as it came, with its pictures, its waveform and its cuts', async () => {
    const cut = [
      '-filter_complex',
      `[0:v]drawbox=t=fill:color=red:enable='gte(t,1)',hue=h='if(gte(t,1),90,0)'[v]`,
      '-map',
      '[v]',
      '-map',
      '1:a',
    ];
    const project = await projectWith(makeVideo(at('plain.mp4'), { extra: cut }), 'video/mp4');
    await prepareWaiting(test);
    const { video, videoUrl } = await projectNow(project);
    expect(video).toMatchObject({
      state: 'ready',
      progress: 1,
      message: null,
      playUrl: videoUrl,
      width: 320,
      height: 180,
      frameRate: 30,
      hasAudio: true,
    });
    expect(video?.cuts).toHaveLength(1);
    expect(video?.cuts[0]).toBeCloseTo(1, 1);
    expect(video?.strip).toMatchObject({ count: 2, interval: 1, width: 160, height: 90 });
    await ada.agent
      .get(video?.strip?.url ?? '')
      .expect('Content-Type', 'image/jpeg')
      .expect(200);
    const peaks = (await ada.agent.get(video?.peaksUrl ?? '').expect(200)).body as VideoPeaks;
    expect(peaks.count).toBeGreaterThan(190);
    expect(peaks.peaks).toHaveLength(4 * peaks.count);
    expect(await readdir(join(test.env.DATA_DIR, 'work'))).toEqual([]);
  });

  it('makes what an editor works with: a proxy, pictures in several densities and the waveform down to samples [timeline 18]', async () => {
    const project = await projectWith(makeVideo(at('edited.mp4'), { seconds: 3 }), 'video/mp4');
    const before = await usedBytes();
    await prepareWaiting(test);
    const { video } = await projectNow(project);
    expect(video?.proxyUrl).not.toBe(video?.playUrl);
    const proxy = await ada.agent
      .get(video?.proxyUrl ?? '')
      .buffer()
      .expect('Content-Type', 'video/mp4')
      .expect(200);
    writeFileSync(at('proxy.mp4'), proxy.body as Buffer);
    expect((await readMovieHeader(at('proxy.mp4')))?.frameRate).toBeCloseTo(30, 3);
    expect(video?.sheets).toMatchObject([{ interval: 0.4, count: 8, columns: 10 }]);
    const sheets = await ada.agent
      .get(video?.sheets[0]?.url ?? '')
      .expect('Content-Type', 'image/jpeg')
      .expect(200);
    expect(video?.sheets[0]?.offsets).toEqual([0, (sheets.body as Buffer).length]);
    const wave = await ada.agent
      .get(video?.wave?.url ?? '')
      .buffer()
      .expect(200);
    expect((wave.body as Buffer).length).toBeGreaterThan((3 * 48_000) / WAVE_PYRAMID.finest);
    expect(await usedBytes()).toBe(before);
  });

  it('makes up for a video of an earlier version when its project is opened, which plays meanwhile [long]', async () => {
    const project = await projectWith(makeVideo(at('earlier.mp4'), { seconds: 1 }), 'video/mp4');
    await prepareWaiting(test);
    await test.dataSource.query(
      `UPDATE project_videos SET proxy_file = NULL, sheets = '[]', wave = NULL, preparation_version = 0, cuts = '[0.5]'`,
    );
    const opened = (await projectNow(project)).video;
    expect(opened).toMatchObject({ state: 'preparing', proxyUrl: null, playUrl: project.videoUrl });
    await prepareWaiting(test);
    expect((await projectNow(project)).video).toMatchObject({
      state: 'ready',
      proxyUrl: expect.stringMatching(/^\/api\/files\//) as string,
      cuts: [0.5],
    });
    expect(await waiting()).toEqual([]);
  });

  it('gives what plays back as it was where the making up is given up [long]', async () => {
    const project = await projectWith(makeVideo(at('given-up.mp4'), { seconds: 1 }), 'video/mp4');
    await prepareWaiting(test);
    await test.dataSource.query(`UPDATE project_videos SET proxy_file = NULL, preparation_version = 0`);
    await projectNow(project);
    const [id = ''] = await waiting();
    await test.app.get(PreparationJob).abandon(id);
    await test.dataSource.query(`DELETE FROM pgboss.job WHERE id = $1`, [id]);
    expect((await projectNow(project)).video).toMatchObject({ state: 'ready', message: null, proxyUrl: null });
    expect(await waiting()).toEqual([]);
  });

  it('removes a proxy and the pictures with their video, once that is a day old [long]', async () => {
    const project = await projectWith(makeVideo(at('removed.mp4'), { seconds: 1 }), 'video/mp4');
    await prepareWaiting(test);
    const { video } = await projectNow(project);
    await ada.agent.put(`/api/projects/${project.id}`).send({ videoUrl: null }).expect(200);
    await test.dataSource.query(`UPDATE project_videos SET replaced_at = now() - interval '2 days'`);
    await test.app.get(ProjectVideosService, { strict: false }).sweep();
    const used: unknown[] = await test.dataSource.query(`SELECT name FROM stored_files WHERE project_id IS NOT NULL`);
    expect(used).toEqual([]);
    const made = [video?.proxyUrl, video?.wave?.url, ...(video?.sheets ?? []).map(({ url }) => url)];
    expect(made.filter((url) => typeof url === 'string').length).toBeGreaterThanOrEqual(3);
  });

  it('makes a copy of what browsers do not play, and does nothing twice [long]', async () => {
    const project = await projectWith(
      makeVideo(at('old.avi'), { seconds: 1, codec: MJPEG, sound: null }),
      'video/x-msvideo',
    );
    await prepareWaiting(test);
    const { video, videoUrl } = await projectNow(project);
    expect(video).toMatchObject({ state: 'ready', hasAudio: false, peaksUrl: null });
    expect(video?.playUrl).not.toBe(videoUrl);
    await ada.agent
      .get(video?.playUrl ?? '')
      .expect('Content-Type', 'video/mp4')
      .expect(200);

    // As after a process that died right before the end.
    await test.dataSource.query(`UPDATE project_videos SET state = 'preparing'`);
    const job = test.app.get(PreparationJob);
    await job.run({
      id: randomUUID(),
      data: { kind: 'video', id: 1 },
      attempt: 2,
      signal: new AbortController().signal,
    });
    expect((await projectNow(project)).video).toEqual(video);
  });

  it('ends a damaged video in a sentence, and so it does one whose workers died', async () => {
    const whole = readFileSync(makeVideo(at('whole.mp4')));
    writeFileSync(at('damaged.mp4'), whole.subarray(0, whole.length / 2));
    const damaged = await projectWith(at('damaged.mp4'), 'video/mp4');
    await prepareWaiting(test);
    expect((await projectNow(damaged)).video).toMatchObject({ state: 'failed', playUrl: null });
    expect((await projectNow(damaged)).video).toMatchObject({
      message: expect.stringMatching(/^This video could not be read: the file is damaged/) as string,
      messageCode: 'VIDEO_DAMAGED',
    });

    const other = await projectWith(at('whole.mp4'), 'video/mp4');
    const [{ id } = { id: '' }]: { id: string }[] = await test.dataSource.query(
      `SELECT id FROM pgboss.job WHERE name = 'prepare' AND state < 'active'`,
    );
    await test.app.get(PreparationJob).abandon(id);
    expect((await projectNow(other)).video).toMatchObject({ state: 'failed' });
  });

  it('plays what is there of a video that is cut off, and says that its end is missing [long]', async () => {
    const whole = readFileSync(makeVideo(at('first.mp4'), { extra: ['-movflags', '+faststart'] }));
    writeFileSync(at('cut-off.mp4'), whole.subarray(0, whole.length / 2));
    const project = await projectWith(at('cut-off.mp4'), 'video/mp4');
    await prepareWaiting(test);
    const { video, videoUrl } = await projectNow(project);
    expect(video).toMatchObject({
      state: 'ready',
      playUrl: videoUrl,
      message: expect.stringMatching(/^The end of this video is missing/) as string,
    });
  });

  it('says of a video and of a sound of more than two channels that they are mixed as stereo', async () => {
    const project = await projectWith(
      makeVideo(at('surround.mp4'), { seconds: 1, sound: ['-ac', '6', '-c:a', 'aac'] }),
      'video/mp4',
    );
    const file = makeMedia(at('surround.wav'), '-f', 'lavfi', '-i', 'sine=frequency=300:duration=1', '-ac', '6');
    const path = await upload(ada, readFileSync(file), 'audio/wav');
    await ada.agent.post(`/api/projects/${project.id}/media`).send({ path, role: 'music', name: 'Score' }).expect(201);
    await prepareWaiting(test);
    const { video } = await projectNow(project);
    expect(video).toMatchObject({ state: 'ready', messageCode: 'VIDEO_FOLDED' });
    const [sound] = (await ada.agent.get(`/api/projects/${project.id}/media`).expect(200)).body as ProjectMedia[];
    expect(sound).toMatchObject({ state: 'ready', messageCode: 'SOUND_FOLDED' });
  });

  it('stops when the video is gone meanwhile, and leaves nothing behind', async () => {
    await projectWith(makeVideo(at('gone.avi'), { seconds: 1, codec: MJPEG, sound: null }), 'video/x-msvideo');
    const [{ id, data } = { id: '', data: { kind: 'video', id: 0 } as Unprepared }] = (await test.dataSource.query(
      `SELECT id, data FROM pgboss.job WHERE name = 'prepare'`,
    )) as { id: string; data: Unprepared }[];
    const running = test.app.get(PreparationJob).run({ id, data, attempt: 1, signal: new AbortController().signal });
    await test.dataSource.query('DELETE FROM project_videos');
    await running;
    expect(await test.dataSource.query(`SELECT name FROM stored_files WHERE kind = 'derived'`)).toEqual([]);
  });

  it('makes a voice-over into 48 kHz, with its waveform, and says what is wrong with one that is none [long]', async () => {
    const { id } = await makeTimeline(ada);
    const add = async (file: string) => {
      const path = await upload(ada, readFileSync(file), 'audio/mpeg');
      return (
        await ada.agent.post(`/api/projects/${id}/media`).send({ path, role: 'voice', name: 'Take 3' }).expect(201)
      ).body as ProjectMedia;
    };
    await add(makeMedia(at('voice.mp3'), '-f', 'lavfi', '-i', 'sine=frequency=300:sample_rate=44100:duration=1.5'));
    const sound = readFileSync(at('voice.mp3'));
    writeFileSync(at('broken.mp3'), Buffer.concat([sound.subarray(0, 300), Buffer.alloc(900, 7)]));
    await add(at('broken.mp3'));
    await prepareWaiting(test);
    const [voice, broken] = (await ada.agent.get(`/api/projects/${id}/media`).expect(200)).body as ProjectMedia[];
    expect(voice).toMatchObject({ state: 'ready', message: null });
    expect(voice?.duration).toBeCloseTo(1.5, 1);
    expect(voice?.bars).toHaveLength(400);
    const wav = await ada.agent
      .get(voice?.audioUrl48k ?? '')
      .buffer()
      .expect('Content-Type', 'audio/wav')
      .expect(200);
    expect((wav.body as Buffer).readUInt32LE(24)).toBe(48_000);
    expect(broken?.state).toBe('failed');
    expect(broken?.message).toMatch(/^This sound/);
  });
});

describe('a server without ffmpeg', () => {
  let test: TestApp;
  let ada: SignedIn;
  beforeAll(async () => {
    test = await createTestApp({
      customise: (builder) => builder.overrideProvider(MediaTools).useValue(new MediaTools(null)),
    });
    ada = await signIn(test);
  });
  afterAll(() => test.close());

  it('plays an MP4 as it came and says what to install; of an AVI it says only that [long]', async () => {
    const videoOf = async (file: string, contentType: string) => {
      const { id } = await makeTimeline(ada);
      const videoUrl = await upload(ada, readFileSync(file), contentType);
      await ada.agent.put(`/api/projects/${id}`).send({ videoUrl, videoDuration: 2 }).expect(200);
      await prepareWaiting(test);
      return (await ada.agent.get(`/api/projects/${id}`).expect(200)).body as Project;
    };
    const mp4 = await videoOf(makeVideo(at('without.mp4')), 'video/mp4');
    expect(mp4.video).toMatchObject({
      state: 'ready',
      playUrl: mp4.videoUrl,
      hasAudio: true,
      width: 320,
      height: 180,
      frameRate: expect.closeTo(30, 1) as number,
    });
    expect(mp4.videoDuration).toBeCloseTo(2, 1);
    expect(mp4.video?.message).toMatch(/Install it with: apt-get install ffmpeg$/);
    const avi = await videoOf(
      makeVideo(at('without.avi'), { seconds: 1, codec: MJPEG, sound: null }),
      'video/x-msvideo',
    );
    expect(avi.video).toMatchObject({ state: 'failed', playUrl: null });
    expect(avi.video?.message).toMatch(/^Playing this kind of video needs ffmpeg on the server\./);
    const mute = await videoOf(makeVideo(at('mute.mp4'), { seconds: 1, sound: null }), 'video/mp4');
    expect(mute.video).toMatchObject({ state: 'ready', hasAudio: false });
    writeFileSync(at('none.mp4'), Buffer.from('\0\0\0\x10ftypisom\0\0\0\0', 'latin1'));
    expect((await videoOf(at('none.mp4'), 'video/mp4')).video).toMatchObject({
      state: 'failed',
      message: expect.stringMatching(/^This video could not be read/) as string,
    });
  });

  it('mixes an uploaded WAV, and says of an MP3 what to install [long]', async () => {
    const { id } = await makeTimeline(ada);
    for (const [name, type] of [
      ['voice.wav', 'audio/wav'],
      ['music.mp3', 'audio/mpeg'],
    ] as const) {
      makeMedia(at(name), '-f', 'lavfi', '-i', 'sine=frequency=300:sample_rate=44100:duration=1.5');
      const path = await upload(ada, readFileSync(at(name)), type);
      await ada.agent.post(`/api/projects/${id}/media`).send({ path, role: 'voice', name }).expect(201);
    }
    await prepareWaiting(test);
    const [voice, music] = (await ada.agent.get(`/api/projects/${id}/media`).expect(200)).body as ProjectMedia[];
    expect(voice).toMatchObject({ state: 'ready', duration: 1.5, message: null });
    expect(voice?.bars).toHaveLength(400);
    expect(music).toMatchObject({
      state: 'failed',
      messageCode: 'FFMPEG_READ_SOUND',
      message: 'Reading a sound that is no WAV needs ffmpeg on the server. Install it with: apt-get install ffmpeg',
    });

    const item = { mediaId: voice?.id ?? 0, startTime: 0.5, trackIndex: 0, duration: 1.5 };
    await edit(ada, id, 0, { op: 'put', key: 'v', item });
    const asked = (await ada.agent.post(`/api/projects/${id}/exports`).send({ format: 'wav' }).expect(201))
      .body as ExportResponse;
    await test.app.get(ExportJob).run({ id: asked.id, data: {}, attempt: 1, signal: new AbortController().signal });
    const { downloadUrl } = (await ada.agent.get(`/api/projects/${id}/exports/${asked.id}`).expect(200))
      .body as ExportResponse;
    const [left = new Float32Array()] = decodeWav(
      (
        await ada.agent
          .get(downloadUrl ?? '')
          .buffer()
          .expect(200)
      ).body as Buffer,
    ).channels;
    expect([left.length, left.findIndex((sample) => sample !== 0)]).toEqual([96_000, expect.closeTo(24_000, -2)]);
    expect(Math.max(...left.subarray(36_000, 84_000))).toBeCloseTo(0.125, 2);
  });
});
