import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { DiskStorage } from './disk-storage';
import { S3Storage } from './s3-storage';
import { ObjectExistsError, ObjectNotFoundError, StorageFullError, type Storage } from './storage';

const WAV = { contentType: 'audio/wav' };

/** One suite over every kind of storage. s3rver stands for S3: it takes any signature, so it proves no refusals. */
function storageSuite(name: string, open: () => Promise<{ storage: Storage; close: () => Promise<void> }>): void {
  describe(name, () => {
    let storage: Storage;
    let close: () => Promise<void>;
    const bytes = randomBytes(200_000);

    beforeAll(async () => ({ storage, close } = await open()));
    afterAll(() => close());

    it('gives back exactly the bytes that were put', async () => {
      await storage.put('aa-whole.wav', bytes, WAV);
      expect(await buffer(await storage.read('aa-whole.wav'))).toEqual(bytes);
      expect(await storage.stat('aa-whole.wav')).toEqual({ bytes: bytes.length });
    });

    it('reads a range with both ends included', async () => {
      await storage.put('aa-range.wav', bytes, WAV);
      const part = await buffer(await storage.read('aa-range.wav', { start: 1000, end: 1999 }));
      expect(part).toEqual(bytes.subarray(1000, 2000));
      const last = await buffer(await storage.read('aa-range.wav', { start: bytes.length - 1, end: bytes.length - 1 }));
      expect(last).toEqual(bytes.subarray(-1));
    });

    it('knows nothing of an object that is not there', async () => {
      expect(await storage.stat('zz-absent.wav')).toBeNull();
      await expect(storage.read('zz-absent.wav')).rejects.toBeInstanceOf(ObjectNotFoundError);
    });

    it('deletes an object, and again without complaint', async () => {
      await storage.put('aa-gone.wav', bytes, WAV);
      await storage.delete('aa-gone.wav');
      await storage.delete('aa-gone.wav');
      expect(await storage.stat('aa-gone.wav')).toBeNull();
    });

    it('keeps objects of 20 writers at once apart', async () => {
      const bodies = Array.from({ length: 20 }, () => randomBytes(5_000));
      await Promise.all(
        bodies.map((body, index) => storage.put(`bb-${index}.mp3`, body, { contentType: 'audio/mpeg' })),
      );
      const read = await Promise.all(bodies.map(async (_, index) => buffer(await storage.read(`bb-${index}.mp3`))));
      expect(read).toEqual(bodies);
    });

    it.each(['../secret', 'a/b', '', '.hidden', 'UPPER', 'nul\0byte', 'a..b'])('refuses the key %j', async (key) => {
      await expect(storage.put(key, bytes, WAV)).rejects.toBeInstanceOf(RangeError);
      await expect(storage.read(key)).rejects.toBeInstanceOf(RangeError);
      await expect(storage.stat(key)).rejects.toBeInstanceOf(RangeError);
      await expect(storage.delete(key)).rejects.toBeInstanceOf(RangeError);
    });

    it('answers a probe', async () => {
      await expect(storage.probe()).resolves.toBeUndefined();
    });
  });
}

storageSuite('disk storage', async () => {
  const root = await mkdtemp(join(tmpdir(), 'whoosh-disk-'));
  return { storage: await DiskStorage.open(root), close: () => rm(root, { recursive: true }) };
});

storageSuite('S3 storage', () => openS3());

storageSuite('S3 storage on a server without conditional writes', () => openS3(withoutConditions));

it('replaces no object where the server knows no conditional writes', async () => {
  const { storage, close } = await openS3(withoutConditions);
  const stream = () => Readable.from([Buffer.from('first')]);
  await storage.put('cc-once.wav', stream(), { ...WAV, bytes: 5 });
  await expect(storage.put('cc-once.wav', stream(), { ...WAV, bytes: 5 })).rejects.toBeInstanceOf(ObjectExistsError);
  expect(await buffer(await storage.read('cc-once.wav'))).toEqual(Buffer.from('first'));
  await close();
});

/** A server that speaks S3, behind what `around` makes of its answers. */
async function openS3(around = (answer: RequestListener) => answer) {
  const directory = await mkdtemp(join(tmpdir(), 'whoosh-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'sounds' }],
  });
  await server.run();
  const front = createServer(around(server.callback()));
  await once(front.listen(0, '127.0.0.1'), 'listening');
  const { port } = front.address() as AddressInfo;
  const storage = new S3Storage({
    bucket: 'sounds',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  });
  const close = async () => {
    storage.close();
    front.close();
    await server.close();
    await rm(directory, { recursive: true });
  };
  return { storage, close };
}

/** As OpenStack Swift answers a write with a condition. */
function withoutConditions(answer: RequestListener): RequestListener {
  return (request, response) => {
    if (request.headers['if-none-match'] === undefined) return answer(request, response);
    request.resume();
    response.writeHead(501, { 'content-type': 'application/xml' });
    response.end(
      '<Error><Code>NotImplemented</Code><Message>Conditional object PUTs are not supported.</Message></Error>',
    );
  };
}

it('replaces no object on the disk, whoever is late', async () => {
  const root = await mkdtemp(join(tmpdir(), 'whoosh-disk-'));
  const storage = await DiskStorage.open(root);
  const bodies = Array.from({ length: 8 }, (_, index) => Buffer.from([index]));
  const ends = await Promise.allSettled(bodies.map((body) => storage.put('cc-once.wav', body, WAV)));
  const lost = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
  expect(lost).toHaveLength(7);
  for (const error of lost) expect(error).toBeInstanceOf(ObjectExistsError);
  expect(await buffer(await storage.read('cc-once.wav'))).toEqual(
    bodies[ends.findIndex(({ status }) => status === 'fulfilled')],
  );
  await rm(root, { recursive: true });
});

describe('disk storage and faults', () => {
  let root: string;
  beforeEach(async () => (root = await mkdtemp(join(tmpdir(), 'whoosh-disk-'))));
  afterEach(() => rm(root, { recursive: true }));

  it('leaves neither object nor part file when a streamed body breaks off', async () => {
    const storage = await DiskStorage.open(root);
    const broken = Readable.from(
      (function* () {
        yield Buffer.alloc(100_000);
        throw new Error('broken off');
      })(),
    );
    await expect(storage.put('cc-broken.wav', broken, WAV)).rejects.toThrow('broken off');
    expect(await storage.stat('cc-broken.wav')).toBeNull();
    expect(await readdir(join(root, 'tmp'))).toEqual([]);
  });

  it('sweeps old part files, at opening and later, and leaves young ones to their writers', async () => {
    const leaveParts = async () => {
      await writeFile(join(root, 'tmp', 'old.part'), 'x');
      await writeFile(join(root, 'tmp', 'young.part'), 'x');
      const hourAgo = Date.now() / 1000 - 3600;
      await utimes(join(root, 'tmp', 'old.part'), hourAgo, hourAgo);
    };
    await mkdir(join(root, 'tmp'));
    await leaveParts();
    const storage = await DiskStorage.open(root);
    expect(await readdir(join(root, 'tmp'))).toEqual(['young.part']);
    await leaveParts();
    await storage.sweepLeftovers();
    expect(await readdir(join(root, 'tmp'))).toEqual(['young.part']);
  });

  it('says that it is full when the disk is', async () => {
    const storage = await DiskStorage.open(root);
    const full = Readable.from(
      (function* () {
        yield Buffer.alloc(10);
        throw Object.assign(new Error('write ENOSPC'), { code: 'ENOSPC' });
      })(),
    );
    await expect(storage.put('dd-full.wav', full, WAV)).rejects.toBeInstanceOf(StorageFullError);
  });
});
