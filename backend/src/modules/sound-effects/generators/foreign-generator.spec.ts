import { encodeMp3 } from '@whoosh/audio-codec';
import type { Scene } from '@whoosh/sound-scene';
import { PermanentFailure } from '../../../infra/queue';
import type { ForeignTask } from '../render-messages';
import type { RenderedSound } from '../render-pool';
import { ElevenLabs } from './eleven-labs';
import { readForeign } from './foreign-audio';
import { ForeignGenerator, type Patience } from './foreign-generator';
import type { ForeignService } from './foreign-service';
import { HttpGenerator } from './http-generator';
import type { FailureKind, GeneratorFailure, SoundRequest } from './sound-generator';
import { elevenLabsError, GeneratorServer, pcmOf, tone, wavAnswer } from './testing/generator-server';

const PATIENCE: Patience = {
  callMs: 20_000,
  wholeMs: 30_000,
  retries: 2,
  firstPauseMs: 5,
  longestPauseMs: 20,
  failuresUntilRest: 5,
  restMs: 150,
};
const SCENE = { duration: 1, loop: false, intensity: 'moderate', seed: 7 } as Scene;
const WISH: SoundRequest = {
  description: 'a wooden door slams',
  scene: SCENE,
  title: 'a wooden door slams',
  key: 'g-1',
};

/** Reads as the render thread does, in this one. */
const pool = {
  readForeign: async ({ audio, seconds, loop, model }: ForeignTask): Promise<RenderedSound> => {
    const head = await readForeign(audio, seconds, loop).catch((error: unknown) => {
      throw new PermanentFailure(`the engine failed: ${String(error)}\n    at somewhere`);
    });
    const wav = Promise.resolve(new Uint8Array(0));
    return {
      head,
      cut: null,
      frames: head.channels[0]?.length ?? 0,
      wav,
      tail: Promise.resolve(null),
      details: Promise.resolve({ bars: '', peaks: '', events: [], engineVersion: model }),
    };
  },
  encodeMp3: () => Promise.resolve(new Uint8Array(0)),
  encodeMp3OfWav: () => Promise.resolve(new Uint8Array(0)),
};

const make = async (generator: ForeignGenerator, request = WISH, signal = new AbortController().signal) => {
  const made = await generator.make(request, { signal, onProgress: () => undefined });
  made.mp3.catch(() => undefined);
  return { madeBy: made.madeBy, model: (await made.details).engineVersion };
};
const failure = async (
  generator: ForeignGenerator,
): Promise<{ kind?: FailureKind; reason?: string | null; message: string }> => {
  const error: unknown = await make(generator).catch((thrown: unknown) => thrown);
  const { kind, reason, message } = error as GeneratorFailure;
  return { kind, reason, message };
};

let server: GeneratorServer;
const generator = (service: ForeignService, patience: Partial<Patience> = {}) =>
  new ForeignGenerator(service, pool, { ...PATIENCE, ...patience });
afterEach(() => server.close());

describe('ElevenLabs as a generator', () => {
  const theirs = (patience: Partial<Patience> = {}) => generator(new ElevenLabs(server.url, 'sk_theirs'), patience);
  beforeEach(async () => {
    server = new GeneratorServer(() => ({
      status: 200,
      headers: { 'content-type': 'audio/pcm' },
      body: pcmOf(tone(1)),
    }));
    await server.open();
  });

  it('is asked as its API documents, and what it gives says who made it', async () => {
    expect(await make(theirs())).toMatchObject({
      model: 'eleven_text_to_sound_v2',
      madeBy: {
        generator: 'elevenlabs',
        name: 'ElevenLabs',
        model: 'eleven_text_to_sound_v2',
        terms: expect.stringContaining('ElevenLabs'),
      },
    });
    expect(server.heard).toHaveLength(1);
    expect(server.heard[0]).toMatchObject({
      url: '/v1/sound-generation?output_format=pcm_48000',
      headers: { 'xi-api-key': 'sk_theirs', 'content-type': 'application/json' },
      body: { text: 'a wooden door slams', duration_seconds: 1, loop: false, model_id: 'eleven_text_to_sound_v2' },
    });
  });

  it('is asked for an MP3 once its subscription has refused better formats, and from then on at once', async () => {
    const mp3 = await encodeMp3({ sampleRate: 44_100, channels: tone(1, 44_100) }, { bitrate: 128 });
    server.usual = ({ url }) =>
      url.endsWith('mp3_44100_128')
        ? { status: 200, headers: { 'content-type': 'audio/mpeg' }, body: mp3 }
        : elevenLabsError(403, 'output_format_not_allowed', 'Upgrade.');
    const one = theirs();
    await make(one);
    await make(one);
    expect(server.heard.map(({ url }) => url.split('=').at(-1))).toEqual([
      'pcm_48000',
      'mp3_44100_192',
      'mp3_44100_128',
      'mp3_44100_128',
    ]);
  });

  it.each<[string, number, string, FailureKind, string | null, number]>([
    ['its quota is spent', 401, 'quota_exceeded', 'closed', null, 1],
    ['the key is none', 401, 'invalid_api_key', 'closed', null, 1],
    ['it does not like the words', 400, 'content_not_allowed', 'refused', 'They say why.', 1],
    ['too many ask at once', 429, 'too_many_concurrent_requests', 'busy', null, 3],
    ['it is busy', 429, 'system_busy', 'busy', null, 3],
    ['it fails', 500, 'internal', 'unavailable', null, 3],
  ])('gives no sound when %s', async (_what, status, word, kind, reason, calls) => {
    server.usual = () => elevenLabsError(status, word, 'They say why.');
    expect(await failure(theirs())).toMatchObject({ kind, reason });
    expect(server.heard).toHaveLength(calls);
  });

  it('tells which field it did not like', async () => {
    server.usual = () => ({
      status: 422,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ detail: [{ loc: ['body', 'text'], msg: 'too long', type: 'value_error' }] }),
    });
    expect(await failure(theirs())).toMatchObject({ kind: 'refused', reason: 'too long' });
  });

  it('is waited for as long as it asks, but not beyond our patience', async () => {
    server.script = [elevenLabsError(429, 'system_busy', '', { 'retry-after': '1' })];
    const begun = performance.now();
    await make(theirs());
    expect(performance.now() - begun).toBeGreaterThan(990);
    server.forget();
    server.usual = () => elevenLabsError(429, 'system_busy', '', { 'retry-after': '600' });
    expect(await failure(theirs())).toMatchObject({ kind: 'busy' });
    expect(server.heard).toHaveLength(1);
  });
});

describe('a generator of the operator’s own', () => {
  const own = (patience: Partial<Patience> = {}) =>
    generator(
      new HttpGenerator({ url: `${server.url}/generate`, key: 'secret', name: 'Foley box', terms: 'Free to use.' }),
      patience,
    );
  beforeEach(async () => {
    server = new GeneratorServer(() => wavAnswer(1, { 'x-generator-model': 'foley-3' }));
    await server.open();
  });

  it('is asked as docs/generator-protocol.md says', async () => {
    expect(await make(own())).toEqual({
      model: 'foley-3',
      madeBy: { generator: 'http', name: 'Foley box', model: 'foley-3', terms: 'Free to use.' },
    });
    expect(server.heard[0]).toMatchObject({
      url: '/generate',
      headers: { authorization: 'Bearer secret', 'idempotency-key': 'g-1', accept: 'audio/wav, audio/mpeg' },
      body: {
        protocol: 'whoosh-generator/1',
        text: 'a wooden door slams',
        duration_seconds: 1,
        loop: false,
        intensity: 'moderate',
        seed: 7,
      },
    });
  });

  it('is tried again when it fails once, and gives the sound then', async () => {
    server.script = [{ status: 500 }, { status: 503, headers: { 'retry-after': '0' } }];
    await make(own());
    expect(server.heard).toHaveLength(3);
    expect(new Set(server.heard.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it('is not waited for beyond the time of a call', async () => {
    server.usual = () => 'silence';
    expect(await failure(own({ retries: 0, callMs: 50 }))).toMatchObject({
      kind: 'unavailable',
      message: 'no answer within 50 ms',
    });
  });

  it.each<[string, FailureKind, () => Awaited<ReturnType<GeneratorServer['usual']>>]>([
    [
      'a page instead of sound',
      'unusable',
      () => ({ status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>It works</h1>' }),
    ],
    [
      'JSON instead of sound',
      'unusable',
      () => ({ status: 200, headers: { 'content-type': 'application/json' }, body: '{"audio": ' }),
    ],
    [
      'a page that is called sound',
      'unusable',
      () => ({ status: 200, headers: { 'content-type': 'audio/wav' }, body: '<h1>It works</h1>' }),
    ],
    [
      'a sound that is cut off',
      'unusable',
      () => ({
        status: 200,
        headers: { 'content-type': 'audio/wav' },
        body: (wavAnswer(1) as { body: Uint8Array }).body.subarray(0, 9_000),
      }),
    ],
    ['a sound that is too long', 'unusable', () => wavAnswer(3)],
    [
      'more than a sound can have',
      'unusable',
      () => ({ status: 200, headers: { 'content-type': 'audio/wav' }, body: new Uint8Array(20_000_001) }),
    ],
    ['nothing', 'unusable', () => ({ status: 200, headers: { 'content-type': 'audio/wav' } })],
    ['another address', 'closed', () => ({ status: 302, headers: { location: `${server.url}/elsewhere` } })],
    ['401', 'closed', () => ({ status: 401 })],
    [
      '400 with its reason',
      'refused',
      () => ({ status: 400, headers: { 'content-type': 'application/json' }, body: '{"error": "No guns.\\u0000"}' }),
    ],
    ['400 without sense', 'refused', () => ({ status: 400, body: '{' })],
  ])('gives no sound when it answers %s', async (_what, kind, answer) => {
    server.usual = answer;
    expect((await failure(own())).kind).toBe(kind);
    expect(server.heard).toHaveLength(1);
  });

  it('hands its reason on in one line', async () => {
    server.usual = () => ({ status: 422, body: JSON.stringify({ error: 'No\nguns.' }) });
    expect(await failure(own())).toMatchObject({ reason: 'No guns.' });
  });

  it('is left alone after five failures in a row, and tried once when it has rested', async () => {
    server.usual = () => ({ status: 500 });
    const one = own({ retries: 0 });
    for (let i = 0; i < 5; i += 1) await failure(one);
    expect(await failure(one)).toMatchObject({ kind: 'unavailable', message: 'is left alone for a while' });
    expect(server.heard).toHaveLength(5);
    await new Promise((resolve) => setTimeout(resolve, PATIENCE.restMs + 10));
    server.usual = () => wavAnswer(1);
    await make(one);
    await make(one);
    expect(server.heard).toHaveLength(7);
  });

  it('is not left alone because somebody asks for what it does not make', async () => {
    server.usual = () => ({ status: 400 });
    const one = own();
    for (let i = 0; i < 7; i += 1) await failure(one);
    expect(server.heard).toHaveLength(7);
  });

  it('is not waited for when nobody wants the sound any more, also between two calls', async () => {
    server.usual = () => ({ status: 503, headers: { 'retry-after': '1' } });
    const left = new AbortController();
    const asked = make(own(), WISH, left.signal);
    while (server.heard.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await new Promise((resolve) => setTimeout(resolve, 20));
    left.abort();
    await expect(asked).rejects.toThrow('the call was stopped');
    expect(server.heard).toHaveLength(1);
  });

  it('is not there at all: that is told without waiting', async () => {
    const nowhere = generator(
      new HttpGenerator({ url: 'http://127.0.0.1:1/', key: undefined, name: 'Nowhere', terms: '' }),
      { retries: 0 },
    );
    expect(await failure(nowhere)).toMatchObject({
      kind: 'unavailable',
      message: expect.stringContaining('no answer'),
    });
  });
});
