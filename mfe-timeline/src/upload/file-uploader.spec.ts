import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { UploadUrlRequest } from '@whoosh/contracts';
import { ApiError } from '@whoosh/api-client';
import { switchLanguage } from '@whoosh/ui/testing';
import { FileUploader } from './file-uploader';

interface Arrived {
  type: string | undefined;
  body: string;
}

/** A storage that takes files, or answers with these statuses first. */
let storage: Server;
let arrived: Arrived[];
let refusals: number[];
/** Every PUT, also those that were refused. */
let putCount: number;
/** What was waited before another try, milliseconds. */
let pauses: number[];
let now: number;
/** How long each PUT takes, milliseconds. */
let putMs: number;

beforeEach(async () => {
  // spec §8: a failed upload is logged
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  arrived = [];
  refusals = [];
  pauses = [];
  [putCount, now, putMs] = [0, 0, 0];
  storage = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    response.setHeader('access-control-allow-methods', 'PUT');
    if (request.method === 'OPTIONS') return void response.end();
    void bodyOf(request).then((body) => {
      putCount += 1;
      now += putMs;
      const status = refusals.shift() ?? 200;
      if (status === 200) arrived.push({ type: request.headers['content-type'], body });
      response.statusCode = status;
      response.end(
        status === 200 ? '' : JSON.stringify({ error: 'Our storage is full right now. Please try again later.' }),
      );
    });
  });
  await new Promise<void>((resolve) => storage.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await new Promise((resolve) => storage.close(resolve));
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

function openUploader(requestUrl = signed) {
  const asked: UploadUrlRequest[] = [];
  const done = new Promise<{ name: string; path: string }>((resolve) => {
    uploader = new FileUploader({
      kind: 'video',
      maxBytes: 1000,
      requestUrl: (body) => {
        asked.push(body);
        return requestUrl();
      },
      onUploaded: (file, path) => resolve({ name: file.name, path }),
      now: () => now,
      after: (ms, run) => {
        pauses.push(ms);
        now += ms;
        const timer = setTimeout(run);
        return () => clearTimeout(timer);
      },
    });
  });
  return { asked, done };
}
let uploader: FileUploader;
afterEach(() => uploader.cancel());

const signed = () =>
  Promise.resolve({
    uploadURL: `http://127.0.0.1:${(storage.address() as AddressInfo).port}/file`,
    normalizedPath: '/api/files/f',
  });
const video = (text = 'moving pictures') => new File([text], 'harbour.mov', { type: 'video/quicktime' });
const said = () => uploader.snapshot().messages.map(({ text }) => text);
const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
};

it('sends one file with its own type to the address that was signed for its size [spec 7.19]', async () => {
  const { asked, done } = openUploader();
  uploader.add([video()]);
  expect(await done).toEqual({ name: 'harbour.mov', path: '/api/files/f' });
  expect(asked).toEqual([{ fileType: 'uploads', contentType: 'video/quicktime', name: 'harbour.mov', size: 15 }]);
  expect(arrived).toEqual([{ type: 'video/quicktime', body: 'moving pictures' }]);
  expect(uploader.snapshot()).toMatchObject({ status: 'idle', messages: [] });
});

it.each([
  ['too large', [video('x'.repeat(1001))], 'harbour.mov exceeds maximum allowed size of 1000 B'],
  [
    'no video',
    [new File(['x'], 'notes.txt', { type: 'text/plain' })],
    'You can only upload: .mp4, .m4v, .mov, .qt, .avi',
  ],
  ['more than one', [video(), new File(['y'], 'b.mp4', { type: 'video/mp4' })], 'You can only upload 1 file'],
])('refuses what is %s before it is sent [spec 5.16, 5.21]', async (_what, files, sentence) => {
  const { asked } = openUploader();
  uploader.add(files);
  await until(() => said().length > 0);
  expect(said()).toContain(sentence);
  expect(asked).toEqual([]);
});

it('waits as long as a server asks that has had too many uploads, says until when, and goes on by itself', async () => {
  let refusals = 0;
  const { asked, done } = openUploader(() =>
    (refusals += 1) > 6 ? signed() : Promise.reject(new ApiError(429, 'RATE_LIMITED', 'Too many requests.', [], 600)),
  );
  const begun = now;
  const told = new Set<number | null>();
  uploader.subscribe(() => told.add(uploader.snapshot().resumesAt));
  uploader.add([video()]);
  expect(await done).toEqual({ name: 'harbour.mov', path: '/api/files/f' });
  expect(asked).toHaveLength(7);
  expect(pauses.slice(-6)).toEqual(Array.from({ length: 6 }, () => 600_000));
  expect(told).toContain(begun + 600_000);
  expect(uploader.snapshot()).toMatchObject({ status: 'idle', resumesAt: null, messages: [] });
});

it('refuses in the language of the page', async () => {
  await switchLanguage('de');
  openUploader();
  uploader.add([new File(['x'], 'notes.txt', { type: 'text/plain' })]);
  await until(() => said().length > 0);
  await switchLanguage('en');
  expect(said()).toEqual(['Es können nur diese Dateien hochgeladen werden: .mp4, .m4v, .mov, .qt, .avi']);
});

it('says of a second choice what is wrong with that one only', () => {
  openUploader();
  uploader.add([new File(['x'], 'notes.txt', { type: 'text/plain' })]);
  uploader.add([video('x'.repeat(1001))]);
  expect(said()).toEqual(['harbour.mov exceeds maximum allowed size of 1000 B']);
});

it('names at most four refusals, and counts the others [spec 8.33]', () => {
  openUploader();
  const texts = Array.from({ length: 7 }, (_, at) => new File(['x'], `notes-${at}.txt`, { type: 'text/plain' }));
  uploader.add(texts);
  expect(said().filter((sentence) => sentence.startsWith('You can only upload: '))).toHaveLength(4);
  expect(said().at(-1)).toMatch(/^\d+ additional restrictions were not fulfilled$/);
});

it('says when the connection goes and comes back [spec 8.32]', () => {
  openUploader();
  const leave = uploader.subscribe(() => undefined);
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(said()).toContain('No Internet connection');
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(said()).toContain('Connected to the Internet');
  leave();
});

it.each([1, 2, 3, 4])(
  'arrives where %i tries failed, after pauses of 0, 1, 3 and 5 s between single PUTs to one address [spec 9.21]',
  async (failing) => {
    refusals = Array<number>(failing).fill(503);
    const { asked, done } = openUploader();
    uploader.add([video()]);
    await done;
    expect(pauses).toEqual([0, 1000, 3000, 5000].slice(0, failing));
    expect([putCount, asked.length, arrived.length]).toEqual([failing + 1, 1, 1]);
  },
);

it('gives up after the fifth PUT [spec 8.32]', async () => {
  refusals = Array<number>(5).fill(503);
  openUploader();
  uploader.add([video()]);
  await until(() => said().length > 0);
  expect(said()[0]).toBe('Failed to upload harbour.mov');
  expect([putCount, pauses.length]).toEqual([5, 4]);
});

it('tries again where nothing answers', async () => {
  const nowhere = () => Promise.resolve({ uploadURL: 'http://127.0.0.1:1/file', normalizedPath: '/api/files/f' });
  openUploader(nowhere);
  uploader.add([video()]);
  await until(() => said().length > 0);
  expect(pauses).toEqual([0, 1000, 3000, 5000]);
});

it.each([
  ['when its address has grown too old', 503, 850_000],
  ['when an object is there already', 409, 0],
])('asks for another address %s', async (_when, status, ms) => {
  putMs = ms;
  refusals = [status];
  const { asked, done } = openUploader();
  uploader.add([video()]);
  await done;
  expect([asked.length, putCount]).toEqual([2, 2]);
});

it('gives up with the sentence of the storage, and can be used again', async () => {
  refusals = [403];
  const { done } = openUploader();
  uploader.add([video()]);
  await until(() => said().length > 1);
  expect(said()).toEqual(['Failed to upload harbour.mov', 'Our storage is full right now. Please try again later.']);
  expect(uploader.snapshot().status).toBe('idle');
  uploader.add([video()]);
  await done;
});

it('says when no address could be had [spec 8.11]', async () => {
  openUploader(() => Promise.reject(new ApiError(413, 'QUOTA_EXCEEDED', 'Your storage is full.')));
  uploader.add([video()]);
  await until(() => said().length > 1);
  expect(said()[1]).toBe('Failed to get upload URL: Your storage is full.');
});

it('leaves nothing under way when it is cancelled', async () => {
  openUploader(() => new Promise(() => undefined));
  uploader.add([video()]);
  await until(() => uploader.snapshot().status === 'uploading');
  uploader.cancel();
  expect(uploader.snapshot()).toMatchObject({ status: 'idle', name: '' });
  expect(arrived).toEqual([]);
});
