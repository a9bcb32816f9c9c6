import { LIMITS, type Project } from '@whoosh/contracts';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { FilesService, StoredFile } from '../src/infra/files';
import { Storage } from '../src/infra/storage';
import { createTestApp, type TestApp } from './support/create-test-app';
import { type SignedIn, signIn } from './support/factories';
import { makeSound } from './support/sounds';
import { startSwift, type SwiftServer } from './support/swift-server';
import { makeTimeline } from './support/timelines';
import { MP3, uploadUrl, VIDEO } from './support/uploads';

const BUCKET = 'sounds';
const FULL = process.env['TEST_FORM'] === 'full';

/**
 * s3rver stands for S3. It takes any signature and any size, so what a signature covers is read from the address; a
 * server that checks it is asked below.
 */
describe('uploads to S3', () => {
  let directory: string;
  let server: S3rver;
  let test: TestApp;
  let ada: SignedIn;
  let project: Project;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'whoosh-s3-'));
    server = new S3rver({
      address: '127.0.0.1',
      port: 0,
      silent: true,
      directory,
      configureBuckets: [{ name: BUCKET }],
    });
    const { port } = await server.run();
    test = await createTestApp({
      settings: {
        STORAGE: 's3',
        S3_ENDPOINT: `http://127.0.0.1:${port}`,
        S3_REGION: 'us-east-1',
        S3_BUCKET: BUCKET,
        S3_ACCESS_KEY_ID: 'S3RVER',
        S3_SECRET_ACCESS_KEY: 'S3RVER',
      },
    });
  });
  afterAll(async () => {
    await test.close();
    await server.close();
    await rm(directory, { recursive: true });
  });
  beforeEach(async () => {
    await test.reset();
    ada = await signIn(test);
    project = await makeTimeline(ada);
  });

  const send = (address: string, body: Buffer, contentType = 'video/mp4') =>
    fetch(address, { method: 'PUT', headers: { 'content-type': contentType }, body });
  const setVideo = (videoUrl: string) => ada.agent.put(`/api/projects/${project.id}`).send({ videoUrl });
  const stored = (path: string) => test.app.get(Storage).stat(path.slice('/api/files/'.length));

  it('go there directly, are looked at when a project takes them, and come back through us in parts', async () => {
    const { uploadURL, normalizedPath } = await uploadUrl(ada, { size: VIDEO.length });
    expect(new URL(uploadURL).pathname).toBe(`/${BUCKET}/incoming-${normalizedPath.slice('/api/files/'.length)}`);
    await ada.agent.get(normalizedPath).expect(404);
    expect((await send(uploadURL, VIDEO)).status).toBe(200);
    expect((await setVideo(normalizedPath).expect(200)).body).toMatchObject({
      videoUrl: normalizedPath,
      video: { state: 'preparing' },
    });
    const part = await ada.agent.get(normalizedPath).set('Range', 'bytes=4-11').buffer().expect(206);
    expect(part.body).toEqual(VIDEO.subarray(4, 12));
    await (await signIn(test)).agent.get(normalizedPath).expect(404);
  });

  it('have addresses that are signed for this size, this type and a quarter of an hour [security 39]', async () => {
    const query = new URL((await uploadUrl(ada, { size: 5 })).uploadURL).searchParams;
    expect(query.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');
    expect(query.get('X-Amz-Expires')).toBe('900');
    // The SDK's default would sign the checksum of an empty body.
    expect([...query.keys()].filter((name) => /checksum/i.test(name))).toEqual([]);
    expect(new URL((await uploadUrl(ada)).uploadURL).searchParams.get('X-Amz-SignedHeaders')).toBe('content-type;host');
  });

  it('are refused and removed where they are not what was announced', async () => {
    const cases: [Buffer, number | undefined, number, string][] = [
      [VIDEO, VIDEO.length - 1, 400, 'VALIDATION_FAILED'],
      [MP3, undefined, 415, 'UNSUPPORTED_VIDEO'],
      [Buffer.from('<!doctype html>'), undefined, 415, 'UNSUPPORTED_VIDEO'],
    ];
    for (const [body, size, status, code] of cases) {
      const { uploadURL, normalizedPath } = await uploadUrl(ada, size === undefined ? {} : { size });
      await send(uploadURL, body);
      expect((await setVideo(normalizedPath).expect(status)).body.code).toBe(code);
      expect(await stored(normalizedPath)).toBeNull();
      expect((await setVideo(normalizedPath).expect(400)).body.code).toBe('UNKNOWN_UPLOAD');
    }
    expect((await setVideo((await uploadUrl(ada)).normalizedPath).expect(400)).body.code).toBe('UNKNOWN_UPLOAD');
  });

  it('are final once a project has taken them, whoever still has the address', async () => {
    const { uploadURL, normalizedPath } = await uploadUrl(ada, { size: VIDEO.length });
    await send(uploadURL, VIDEO);
    await setVideo(normalizedPath).expect(200);
    const other = Buffer.from(VIDEO).fill(9, 100);
    expect((await send(uploadURL, other)).status).toBe(200);
    await setVideo(normalizedPath).expect(200);
    const { body } = await ada.agent.get(normalizedPath).buffer().expect(200);
    expect(VIDEO.equals(body as Buffer)).toBe(true);
  });

  it('are summed when they are taken in, so that a backup can tell whether they are still the same [security 61]', async () => {
    const { uploadURL, normalizedPath } = await uploadUrl(ada, { size: VIDEO.length });
    await send(uploadURL, VIDEO);
    await setVideo(normalizedPath).expect(200);
    const { sha256 } = await test.dataSource.manager.findOneByOrFail(StoredFile, {
      name: normalizedPath.slice('/api/files/'.length),
    });
    expect(sha256).toEqual(createHash('sha256').update(VIDEO).digest());
  });

  it('count towards the quota from their announcement on, and as much as may come where no size was said', async () => {
    const counted = async () => test.app.get(FilesService).usedBytes(ada.user.id);
    await uploadUrl(ada, { size: 1_000 });
    expect(await counted()).toBe(1_000);
    await uploadUrl(ada);
    expect(await counted()).toBe(1_000 + LIMITS.maxVideoBytes);
    await test.dataSource.query(`UPDATE stored_files SET created_at = now() - interval '2 hours'`);
    expect(await counted()).toBe(1_000 + LIMITS.maxVideoBytes);
    for (let i = 0; i < 2; i += 1) await uploadUrl(ada);
    const refused = await ada.agent.post('/api/upload-url').send({ fileType: 'uploads', contentType: 'video/mp4' });
    expect([refused.status, refused.body.code]).toEqual([413, 'QUOTA_EXCEEDED']);
  });

  it('have no way through our own server', async () => {
    const { normalizedPath } = await uploadUrl(ada);
    await ada.agent
      .put(`/storage/${normalizedPath.slice('/api/files/'.length)}`)
      .set('Content-Type', 'video/mp4')
      .send(VIDEO)
      .expect(403);
  });
});

// Its installation takes longer than the tests of a whole module: in the long form only.
if (FULL) {
  describe('an S3 server that checks signatures (OpenStack Swift)', () => {
    let swift: SwiftServer;
    let test: TestApp;
    let ada: SignedIn;
    beforeAll(async () => {
      swift = await startSwift();
      const { endpoint, region, accessKeyId, secretAccessKey } = swift;
      const client = new S3Client({
        endpoint,
        region,
        forcePathStyle: true,
        credentials: { accessKeyId, secretAccessKey },
      });
      await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
      client.destroy();
      const access = {
        S3_ENDPOINT: endpoint,
        S3_REGION: region,
        S3_BUCKET: BUCKET,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
      };
      test = await createTestApp({ settings: { STORAGE: 's3', WORKER: 'on', ...access } });
      ada = await signIn(test);
    }, 360_000);
    afterAll(async () => {
      await test.close();
      await swift.close();
    });
    const send = async (address: string, body: Buffer, contentType = 'video/mp4') =>
      (await fetch(address, { method: 'PUT', headers: { 'content-type': contentType }, body })).status;

    it('takes a PUT of the signed size and type in one piece, and refuses every other', async () => {
      const { uploadURL, normalizedPath } = await uploadUrl(ada, { size: VIDEO.length });
      expect(await send(uploadURL, Buffer.concat([VIDEO, VIDEO]))).toBe(403);
      expect(await send(uploadURL, VIDEO.subarray(1))).toBe(403);
      expect(await send(uploadURL, VIDEO, 'text/html')).toBe(403);
      expect(await send(uploadURL.replace(/X-Amz-Signature=[0-9a-f]{8}/, 'X-Amz-Signature=00000000'), VIDEO)).toBe(403);
      expect(await send(uploadURL.replace('X-Amz-Expires=900', 'X-Amz-Expires=9000'), VIDEO)).toBe(403);
      expect(await test.app.get(Storage).stat(normalizedPath.slice('/api/files/'.length))).toBeNull();
      expect(await send(uploadURL, VIDEO)).toBe(200);

      const project = await makeTimeline(ada);
      await ada.agent.put(`/api/projects/${project.id}`).send({ videoUrl: normalizedPath }).expect(200);
      const part = await ada.agent.get(normalizedPath).set('Range', 'bytes=4-11').buffer().expect(206);
      expect(part.body).toEqual(VIDEO.subarray(4, 12));
      const last = await ada.agent.get(normalizedPath).set('Range', 'bytes=-5').buffer().expect(206);
      expect(last.body).toEqual(VIDEO.subarray(-5));
    });

    it('keeps sounds that are made, gives them back whole, and forgets what is deleted', async () => {
      const storage = test.app.get(Storage);
      await storage.probe();
      const { audioUrl48k } = await makeSound(ada);
      const name = audioUrl48k.slice('/api/files/'.length);
      const wav = await ada.agent.get(audioUrl48k).buffer().expect('Content-Type', 'audio/wav').expect(200);
      expect((wav.body as Buffer).toString('latin1', 0, 4)).toBe('RIFF');
      expect(await storage.stat(name)).toEqual({ bytes: (wav.body as Buffer).length });
      await storage.delete(name);
      await storage.delete(name);
      expect(await storage.stat(name)).toBeNull();
    });
  });
}
