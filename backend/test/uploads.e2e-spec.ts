import { LIMITS, type Project, TIMELINE_LIMITS } from '@whoosh/contracts';
import { readdir, rm } from 'node:fs/promises';
import { request as httpRequest, type ClientRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FilesService } from '../src/infra/files';
import { Storage } from '../src/infra/storage';
import { MediaPreparation, ProjectsHousekeeping, type Unprepared } from '../src/modules/projects';
import type { TestApp } from './support/create-test-app';
import { type SignedIn, signIn } from './support/factories';
import { shareTestApp } from './support/share-test-app';
import { makeTimeline } from './support/timelines';
import { MP3, put, upload, uploadUrl, VIDEO } from './support/uploads';

const GIGABYTE = 1_000_000_000;

describe('uploads to the disk', () => {
  let test: TestApp;
  let ada: SignedIn;
  let eve: SignedIn;
  let project: Project;
  const begun: Unprepared[] = [];
  beforeAll(async () => {
    test = await shareTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    for (const name of await objects()) await rm(join(test.env.DATA_DIR, 'files', name));
    begun.length = 0;
    const preparation = test.app.get(MediaPreparation);
    jest.spyOn(preparation, 'begin').mockImplementation((what) => Promise.resolve(void begun.push(what)));
    jest.spyOn(preparation, 'wake').mockReturnValue();
    jest.spyOn(preparation, 'version', 'get').mockReturnValue(0);
    [ada, eve] = [await signIn(test), await signIn(test)];
    project = await makeTimeline(ada);
  });
  afterEach(() => jest.restoreAllMocks());

  const rows = (): Promise<{ kind: string; bytes: string | null; project_id: number | null; title: string | null }[]> =>
    test.dataSource.query('SELECT kind, bytes, project_id, title FROM stored_files ORDER BY created_at');
  /** Everything that the uploads have left on the disk, part files included. */
  const objects = async (): Promise<string[]> => {
    const names = await readdir(join(test.env.DATA_DIR, 'files'), { recursive: true });
    return names.filter((name) => name.includes('.'));
  };
  const setVideo = (videoUrl: string | null, videoDuration?: number, id = project.id) =>
    ada.agent.put(`/api/projects/${id}`).send({ videoUrl, videoDuration });
  const aDayLater = async () => {
    await test.dataSource.query(`UPDATE stored_files SET created_at = created_at - interval '25 hours'`);
    await test.dataSource.query(`UPDATE project_videos SET replaced_at = replaced_at - interval '25 hours'`);
    await test.app.get(ProjectsHousekeeping).run();
    await test.app.get(FilesService).sweep();
  };
  const uploadsOf = async ({ agent }: SignedIn) =>
    (await agent.post('/api/upload-url').send({ fileType: 'uploads', contentType: 'audio/wav', size: 1 })).status;

  /** A PUT over a socket of its own, to be written and broken as one likes. */
  const rawPut = async (
    path: string,
    headers: Record<string, string>,
  ): Promise<{ sending: ClientRequest; answer: Promise<{ status: number; code?: string }> }> => {
    const { port } = (test.app.getHttpServer() as unknown as Server).address() as AddressInfo;
    const cookie = (
      await fetch(`http://127.0.0.1:${port}/api/auth/dev-login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: ada.user.email, name: 'Ada' }),
      })
    ).headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const sending = httpRequest({
      host: '127.0.0.1',
      port,
      method: 'PUT',
      path,
      headers: { cookie, 'content-type': 'video/mp4', ...headers },
    });
    const answer = new Promise<{ status: number; code?: string }>((resolve, reject) => {
      sending.on('error', reject);
      sending.on('response', (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            ...(text === '' ? {} : { code: (JSON.parse(text) as { code: string }).code }),
          }),
        );
        response.on('error', reject);
      });
    });
    return { sending, answer };
  };

  it('takes a video in, gives it to a project and serves it in parts to its owner only [spec 3.7, 7.11]', async () => {
    const { uploadURL, normalizedPath } = await uploadUrl(ada, { size: VIDEO.length, name: 'Trailer v2.mp4' });
    expect(uploadURL).toMatch(/^\/storage\/[0-9a-f]{32}\.mp4\?/);
    expect(normalizedPath).toMatch(/^\/api\/files\/[0-9a-f]{32}\.mp4$/);
    await put(ada, uploadURL).expect(200);
    const answer = await setVideo(normalizedPath, 12.5).expect(200);
    expect(answer.body).toMatchObject({
      videoUrl: normalizedPath,
      videoDuration: 12.5,
      video: { state: 'preparing', progress: 0, playUrl: null, cuts: [] },
    });
    expect((await ada.agent.get(`/api/projects/${project.id}`).expect(200)).body).toEqual(answer.body);
    expect((await ada.agent.get('/api/projects').expect(200)).body).toEqual([answer.body]);
    const part = await ada.agent.get(normalizedPath).set('Range', 'bytes=4-11').buffer().expect(206);
    expect(part.headers).toMatchObject({ 'content-type': 'video/mp4', 'content-range': `bytes 4-11/${VIDEO.length}` });
    expect(part.body).toEqual(VIDEO.subarray(4, 12));
    await eve.agent.get(normalizedPath).expect(404);
    await test.http().get(normalizedPath).expect(401);
    expect(await rows()).toEqual([
      { kind: 'upload', bytes: String(VIDEO.length), project_id: project.id, title: 'Trailer v2.mp4' },
    ]);
    expect(begun).toEqual([{ kind: 'video', id: expect.any(Number) }]);
  });

  it('prepares a video once, and brings one back that was replaced within a day', async () => {
    const [first, second] = [await upload(ada), await upload(ada)];
    await setVideo(first, 0).expect(200);
    expect((await setVideo(first).expect(200)).body).toMatchObject({ videoUrl: first, videoDuration: null });
    await setVideo(second).expect(200);
    expect((await setVideo(null).expect(200)).body).toMatchObject({ videoUrl: null, videoDuration: null, video: null });
    expect((await setVideo(first).expect(200)).body.videoUrl).toBe(first);
    expect(begun).toHaveLength(2);
    await aDayLater();
    expect((await setVideo(second).expect(400)).body.code).toBe('UNKNOWN_UPLOAD');
    await ada.agent.get(second).expect(404);
    await ada.agent.get(first).expect(200);
  });

  it('forgets after a day what no project took, and with a project what it had', async () => {
    const [kept, unused] = [await upload(ada), await upload(ada)];
    await uploadUrl(ada);
    await setVideo(kept).expect(200);
    await aDayLater();
    await ada.agent.get(unused).expect(404);
    expect((await rows()).map(({ project_id }) => project_id)).toEqual([project.id]);
    await ada.agent.delete(`/api/projects/${project.id}`).expect(204);
    await aDayLater();
    await ada.agent.get(kept).expect(200);
    await test.dataSource.query(`UPDATE projects SET deleted_at = now() - interval '31 days'`);
    await aDayLater();
    expect([await rows(), await objects()]).toEqual([[], []]);
  });

  it('takes a project’s video for no other project, and no sound for a video', async () => {
    const path = await upload(ada);
    await setVideo(path).expect(200);
    const other = await makeTimeline(ada);
    expect((await setVideo(path, 0, other.id).expect(409)).body.error).toBe(
      'This file is already used in another project.',
    );
    expect((await setVideo(await upload(ada, MP3, 'audio/mpeg')).expect(415)).body.code).toBe('UNSUPPORTED_VIDEO');
  });

  it('gives a project only what its owner has uploaded [security 38]', async () => {
    const { normalizedPath: unsent } = await uploadUrl(ada);
    const addresses = [
      await upload(eve),
      unsent,
      `/api/files/${'0'.repeat(32)}.mp4`,
      'https://example.com/a.mp4',
      'javascript:alert(1)',
      '/api/files/../secret',
      '',
    ];
    for (const address of addresses)
      expect([address, (await setVideo(address)).body.code]).toEqual([address, 'UNKNOWN_UPLOAD']);
    await eve.agent
      .put(`/api/projects/${project.id}`)
      .send({ videoUrl: await upload(eve) })
      .expect(404);
    for (const body of [
      {},
      { videoUrl: 7 },
      { videoUrl: null, videoDuration: -1 },
      { videoUrl: null, videoDuration: '3' },
    ]) {
      await ada.agent.put(`/api/projects/${project.id}`).send(body).expect(400);
    }
  });

  it('comes to no upload of anybody else, also when PostgreSQL has counted a few of them', async () => {
    await upload(ada);
    await upload(eve);
    await test.dataSource.query('ANALYZE stored_files');
    await upload(eve);
  });

  it('says before an upload what will not be taken [spec 5.16]', async () => {
    const ask = (body: object) =>
      ada.agent.post('/api/upload-url').send({ fileType: 'uploads', contentType: 'video/mp4', ...body });
    const refusals: [object, number, string, string?][] = [
      [{ contentType: 'video/webm' }, 415, 'UNSUPPORTED_VIDEO', 'Choose an MP4, MOV or AVI file.'],
      [{ contentType: 'text/html' }, 415, 'UNSUPPORTED_VIDEO'],
      [{ contentType: 'audio/ogg' }, 415, 'UNSUPPORTED_AUDIO', 'Choose a WAV, MP3 or M4A file.'],
      [
        { size: LIMITS.maxVideoBytes + 1, name: 'a.mp4' },
        413,
        'TOO_LARGE',
        'a.mp4 exceeds maximum allowed size of 500 MB',
      ],
      [
        { contentType: 'audio/wav', size: TIMELINE_LIMITS.maxMediaBytes + 1 },
        413,
        'TOO_LARGE',
        'This file exceeds maximum allowed size of 200 MB',
      ],
      [{ size: 0 }, 400, 'VALIDATION_FAILED'],
      [{ size: 1.5 }, 400, 'VALIDATION_FAILED'],
      [{ fileType: 'avatars' }, 400, 'VALIDATION_FAILED'],
      [{ name: 'a\u202emp4.exe' }, 400, 'VALIDATION_FAILED'],
      [{ name: 'a\r\nb' }, 400, 'VALIDATION_FAILED'],
      [{ contentType: undefined }, 400, 'VALIDATION_FAILED'],
    ];
    for (const [body, status, code, message] of refusals) {
      const answer = await ask(body);
      expect([body, answer.status, answer.body.code]).toEqual([body, status, code]);
      if (message !== undefined) expect(answer.body.error).toBe(message);
    }
    expect(await rows()).toEqual([]);
    await ask({ size: LIMITS.maxVideoBytes }).expect(200);
  });

  it('tells files apart by their bytes, and leaves nothing of what it does not take [security 45]', async () => {
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    const playlist = Buffer.from('#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1/secret\n');
    for (const body of [page, playlist, Buffer.alloc(0), MP3, Buffer.alloc(20_000)]) {
      const { uploadURL, normalizedPath } = await uploadUrl(ada);
      expect((await put(ada, uploadURL, body).expect(415)).body.code).toBe('UNSUPPORTED_VIDEO');
      await setVideo(normalizedPath).expect(400);
    }
    expect(await objects()).toEqual([]);
    const quicktime = Buffer.concat([
      Buffer.from([0, 0, 0, 20]),
      Buffer.from('ftypqt  \0\0\0\0qt  ', 'latin1'),
      Buffer.alloc(100),
    ]);
    const served = await ada.agent.get(await upload(ada, quicktime)).expect(200);
    expect(served.headers).toMatchObject({
      'content-type': 'video/quicktime',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });

  it('takes exactly what was announced, under the address that was given, while it is good [spec 7.19] [security 39]', async () => {
    const { uploadURL } = await uploadUrl(ada, { size: VIDEO.length });
    const changed = (name: string, value: string) => uploadURL.replace(new RegExp(`${name}=[^&]*`), `${name}=${value}`);
    const tries: [string, () => ReturnType<typeof put>, number, string][] = [
      ['too few bytes', () => put(ada, uploadURL, VIDEO.subarray(1)), 400, 'VALIDATION_FAILED'],
      ['too many bytes', () => put(ada, uploadURL, Buffer.concat([VIDEO, VIDEO])), 413, 'TOO_LARGE'],
      ['another type', () => put(ada, uploadURL, VIDEO, 'video/quicktime'), 403, 'UPLOAD_REFUSED'],
      ['a raised size', () => put(ada, changed('bytes', '999999999')), 403, 'UPLOAD_REFUSED'],
      ['a raised time', () => put(ada, changed('expires', '9999999999')), 403, 'UPLOAD_REFUSED'],
      ['no signature', () => put(ada, uploadURL.split('?')[0] ?? ''), 403, 'UPLOAD_REFUSED'],
      ['another object', () => put(ada, uploadURL.replace(/[0-9a-f]{32}/, '0'.repeat(32))), 404, 'NOT_FOUND'],
      ['a stranger', () => put(eve, uploadURL), 404, 'NOT_FOUND'],
    ];
    for (const [name, attempt, status, code] of tries) {
      const answer = await attempt();
      expect([name, answer.status, answer.body.code]).toEqual([name, status, code]);
    }
    await test.http().put(uploadURL).set('Content-Type', 'video/mp4').send(VIDEO).expect(401);
    await ada.agent
      .put(uploadURL)
      .set('Content-Type', 'video/mp4')
      .set('Sec-Fetch-Site', 'cross-site')
      .send(VIDEO)
      .expect(403);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 901_000);
    expect((await put(ada, uploadURL)).body.code).toBe('UPLOAD_REFUSED');
    jest.restoreAllMocks();
    expect(await objects()).toEqual([]);
    await put(ada, uploadURL).expect(200);
    expect((await put(ada, uploadURL).expect(409)).body.code).toBe('CONFLICT');
  });

  it('leaves nothing of an upload that breaks off, and takes it at the next try', async () => {
    const { uploadURL } = await uploadUrl(ada, { size: VIDEO.length });
    const { sending, answer } = await rawPut(uploadURL, { 'content-length': String(VIDEO.length) });
    sending.write(VIDEO.subarray(0, 100_000));
    for (let i = 0; i < 100 && (await objects()).length === 0; i += 1) await wait(10);
    expect(await objects()).toHaveLength(1);
    sending.destroy();
    await expect(answer).rejects.toThrow();
    // The claim is given back after the object is gone.
    const claims = (): Promise<unknown[]> =>
      test.dataSource.query('SELECT 1 FROM stored_files WHERE claim IS NOT NULL');
    const isLeft = async () => (await objects()).length > 0 || (await claims()).length > 0;
    for (let i = 0; i < 1000 && (await isLeft()); i += 1) await wait(10);
    expect(await objects()).toEqual([]);
    expect((await rows())[0]?.bytes ?? null).toBeNull();
    await put(ada, uploadURL).expect(200);
  });

  it('takes one PUT at a time at an address, and none after it [security 45]', async () => {
    const { uploadURL, normalizedPath } = await uploadUrl(ada, { size: VIDEO.length });
    const first = await rawPut(uploadURL, { 'content-length': String(VIDEO.length) });
    first.sending.write(VIDEO.subarray(0, 100_000));
    for (let i = 0; i < 100 && (await objects()).length === 0; i += 1) await wait(10);
    const others = await Promise.all(
      Array.from({ length: 7 }, () => put(ada, uploadURL, Buffer.from(VIDEO).fill(9, 100))),
    );
    expect(others.map(({ status }) => status)).toEqual(new Array(7).fill(409));
    expect(await objects()).toHaveLength(1);
    first.sending.end(VIDEO.subarray(100_000));
    expect(await first.answer).toEqual({ status: 200 });
    await put(ada, uploadURL, Buffer.from(VIDEO).fill(9, 100)).expect(409);
    const { body } = await ada.agent.get(normalizedPath).buffer().expect(200);
    expect(VIDEO.equals(body as Buffer)).toBe(true);
  });

  it('goes on after a process that died amid an upload, once its claim is nobody’s', async () => {
    const { uploadURL } = await uploadUrl(ada, { size: VIDEO.length });
    await test.dataSource.query(`UPDATE stored_files SET claim = gen_random_uuid(), claimed_at = now()`);
    await put(ada, uploadURL).expect(409);
    await test.dataSource.query(`UPDATE stored_files SET claimed_at = now() - interval '46 seconds'`);
    await put(ada, uploadURL).expect(200);
  });

  it('ends an upload of unknown size as soon as it is too large [security 45]', async () => {
    const { uploadURL } = await uploadUrl(ada, { size: 50_000 });
    const { sending, answer } = await rawPut(uploadURL, { 'transfer-encoding': 'chunked' });
    sending.write(VIDEO.subarray(0, 60_000));
    expect(await answer).toEqual({ status: 413, code: 'TOO_LARGE' });
    sending.destroy();
    expect(await objects()).toEqual([]);
  });

  it('refuses a size beyond the limit before a byte is sent', async () => {
    const { uploadURL } = await uploadUrl(ada);
    const { sending, answer } = await rawPut(uploadURL, { 'content-length': String(LIMITS.maxVideoBytes + 1) });
    sending.flushHeaders();
    expect(await answer).toEqual({ status: 413, code: 'TOO_LARGE' });
    sending.destroy();
  });

  it('keeps to the quota of the plan, exports included, also where several begin at once [security 45]', async () => {
    const {
      user: { id },
    } = ada;
    await test.dataSource.query(
      `INSERT INTO stored_files (name, user_id, content_type, kind, bytes, published_at)
       VALUES ('a.mp4', $1, 'video/mp4', 'export', $2, now()), ('b.mp4', $1, 'video/mp4', 'derived', $2, now())`,
      [id, 1.4 * GIGABYTE],
    );
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        ada.agent
          .post('/api/upload-url')
          .send({ fileType: 'uploads', contentType: 'video/mp4', size: 0.25 * GIGABYTE }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 413, 413]);
    expect(answers.find(({ status }) => status === 413)?.body.code).toBe('QUOTA_EXCEEDED');
    await test.dataSource.query('UPDATE users SET plan_id = 2 WHERE id = $1', [id]);
    await uploadUrl(ada, { size: 0.25 * GIGABYTE });
    await test.dataSource.query('UPDATE users SET plan_id = 1 WHERE id = $1', [id]);
    // Nothing was announced of this one's size: it is found to be too much when it comes.
    await test.dataSource.query(`UPDATE stored_files SET bytes = 0 WHERE kind = 'upload'`);
    const { uploadURL } = await uploadUrl(ada);
    await test.dataSource.query(`UPDATE stored_files SET bytes = 1999900000 WHERE kind = 'export'`);
    expect((await put(ada, uploadURL).expect(413)).body.code).toBe('QUOTA_EXCEEDED');
    expect(await objects()).toEqual([]);
  });

  it('takes ten videos an hour from one person', async () => {
    for (let i = 0; i < 10; i += 1) await uploadUrl(ada);
    const eleventh = await ada.agent
      .post('/api/upload-url')
      .send({ fileType: 'uploads', contentType: 'video/mp4' })
      .expect(429);
    expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(0);
    expect([await uploadsOf(ada), await uploadsOf(eve)]).toEqual([200, 200]);
  });

  it('takes nothing more while the disk is nearly full [security 60]', async () => {
    const { uploadURL } = await uploadUrl(ada);
    jest.spyOn(test.app.get(Storage), 'freeBytes').mockResolvedValue(LIMITS.minFreeDiskBytes - 1);
    expect((await put(ada, uploadURL).expect(507)).body.code).toBe('STORAGE_FULL');
    expect(await uploadsOf(ada)).toBe(507);
    expect(await objects()).toEqual([]);
  });
});
