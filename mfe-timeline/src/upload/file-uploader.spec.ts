import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { UploadUrlRequest } from '@whoosh/contracts';
import { ApiError } from '@whoosh/api-client';
import { FileUploader } from './file-uploader';

interface Arrived {
  type: string | undefined;
  body: string;
}

/** A storage that takes files, or answers with these statuses first. */
let storage: Server;
let arrived: Arrived[];
let refusals: number[];

beforeEach(async () => {
  // spec §8: a failed upload is logged; the library does that
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  arrived = [];
  refusals = [];
  storage = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    response.setHeader('access-control-allow-methods', 'PUT');
    if (request.method === 'OPTIONS') return void response.end();
    void bodyOf(request).then((body) => {
      const status = refusals.shift() ?? 200;
      if (status === 200) arrived.push({ type: request.headers['content-type'], body });
      response.statusCode = status;
      response.end(status === 200 ? '' : JSON.stringify({ error: 'Our storage is full right now. Please try again later.' }));
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
    });
  });
  return { asked, done };
}
let uploader: FileUploader;
afterEach(() => uploader.dispose());

const signed = () =>
  Promise.resolve({ uploadURL: `http://127.0.0.1:${(storage.address() as AddressInfo).port}/file`, normalizedPath: '/api/files/f' });
const video = (text = 'moving pictures') => new File([text], 'harbour.mov', { type: 'video/quicktime' });
const said = () => uploader.snapshot().messages.map(({ text }) => text);
const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
};

it('sends one file with its own type to the address that was signed for its size', async () => {
  const { asked, done } = openUploader();
  uploader.add([video()]);
  expect(await done).toEqual({ name: 'harbour.mov', path: '/api/files/f' });
  expect(asked).toEqual([{ fileType: 'uploads', contentType: 'video/quicktime', name: 'harbour.mov', size: 15 }]);
  expect(arrived).toEqual([{ type: 'video/quicktime', body: 'moving pictures' }]);
  expect(uploader.snapshot()).toMatchObject({ status: 'idle', messages: [] });
});

it.each([
  ['too large', [video('x'.repeat(1001))], 'harbour.mov exceeds maximum allowed size of 1000 B'],
  ['no video', [new File(['x'], 'notes.txt', { type: 'text/plain' })], 'You can only upload: .mp4, .m4v, .mov, .qt, .avi'],
  ['more than one', [video(), new File(['y'], 'b.mp4', { type: 'video/mp4' })], 'You can only upload 1 file'],
])('refuses what is %s before it is sent', async (_what, files, sentence) => {
  const { asked } = openUploader();
  uploader.add(files);
  await until(() => said().length > 0);
  expect(said()).toContain(sentence);
  expect(asked).toEqual([]);
});

it('tries again when the storage is busy', async () => {
  refusals = [503, 503, 503, 503, 503];
  const { asked, done } = openUploader();
  uploader.add([video()]);
  await done;
  // the library repeats a PUT three times within a second; after that it is signed anew
  expect(asked.length).toBe(2);
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

it('says when no address could be had', async () => {
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
