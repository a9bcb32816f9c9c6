import type { GenerationResponse } from '@whoosh/contracts';
import { Storage } from '../src/infra/storage';
import { binary } from './support/binary';
import type { TestApp } from './support/create-test-app';
import { signIn, type SignedIn } from './support/factories';
import { shareTestApp } from './support/share-test-app';
import { keepSound, makeSound } from './support/sounds';

// Real sounds are made here, on machines that may be busy.
jest.setTimeout(30_000);

describe('files of a sound', () => {
  let test: TestApp;
  let ada: SignedIn;
  beforeAll(async () => {
    test = await shareTestApp({ WORKER: 'on' });
  });
  afterAll(() => test.close());
  let made: GenerationResponse;
  beforeEach(async () => {
    await test.reset();
    ada = await signIn(test, { email: 'ada@example.com' });
    made = await makeSound(ada);
  });
  const get = (range?: string) => {
    const call = ada.agent.get(made.audioUrl48k).buffer().parse(binary);
    return range === undefined ? call : call.set('Range', range);
  };

  it('are sent whole, typed, private and never compressed', async () => {
    const whole = await get().set('Accept-Encoding', 'gzip').expect(200);
    expect(whole.headers).toMatchObject({
      'content-type': 'audio/wav',
      'accept-ranges': 'bytes',
      'content-length': String(whole.body.length),
      'cache-control': 'private, max-age=31536000, immutable, no-transform',
    });
    expect(whole.headers['content-encoding']).toBeUndefined();
  });

  it('answer ranges [spec 7.27]', async () => {
    const whole: Buffer = (await get().expect(200)).body;
    const size = whole.length;
    const part = await get('bytes=100-199').expect(206);
    expect(part.headers['content-range']).toBe(`bytes 100-199/${size}`);
    expect(part.body).toEqual(whole.subarray(100, 200));
    expect((await get('bytes=-5').expect(206)).body).toEqual(whole.subarray(-5));
    expect((await get(`bytes=${size - 3}-`).expect(206)).body).toEqual(whole.subarray(-3));
    expect((await get(`bytes=0-${size * 2}`).expect(206)).body).toEqual(whole);
    const beyond = await get(`bytes=${size}-`).expect(416);
    expect(beyond.headers['content-range']).toBe(`bytes */${size}`);
    await get('bytes=-0').expect(416);
    for (const other of ['bytes=0-1,5-6', 'bytes=5-2', 'lines=1-2', 'bytes=-'])
      expect((await get(other).expect(200)).body.length).toBe(size);
  });

  it('answer HEAD and revalidation without a body', async () => {
    const head = await ada.agent.head(made.audioUrl).expect(200);
    expect(head.headers['content-type']).toBe('audio/mpeg');
    await ada.agent.get(made.audioUrl).set('If-None-Match', String(head.headers['etag'])).expect(304);
    await get('bytes=0-9').set('If-Range', '"another"').expect(200);
  });

  it('answer 425 STILL_PROCESSING while storage does not have them [spec 8.20]', async () => {
    const { id } = await keepSound(ada, made);
    await test.app.get(Storage).delete(made.audioUrl48k.slice('/api/files/'.length));
    const answer = await ada.agent.post(`/api/sound-effects/${id}/download-wav`).expect(425);
    expect(answer.body).toMatchObject({ code: 'STILL_PROCESSING', statusCode: 425 });
    expect(answer.headers['retry-after']).toBe('10');
  });

  it.each(['..%2f..%2fsecret', 'x.mp3', `${'0'.repeat(31)}.mp3`, `${'0'.repeat(32)}.MP3`])(
    'know no file %s [security 47]',
    async (key) => {
      await ada.agent.get(`/api/files/${key}`).expect(404);
    },
  );
});
