import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { ElevenLabs, ElevenLabsClient, ElevenLabsError } from '@elevenlabs/elevenlabs-js';
import type { KeyScope } from '@whoosh/contracts';
import type { TestApp } from './support/create-test-app';
import { type SignedIn, signIn } from './support/factories';
import { shareTestApp } from './support/share-test-app';
import { creditsOf, grant } from './support/sounds';

// Real sounds are made here, on machines that may be busy.
jest.setTimeout(120_000);

describe('the ElevenLabs-compatible endpoint, called by their SDK', () => {
  let test: TestApp;
  let baseUrl: string;
  let ada: SignedIn;
  beforeAll(async () => {
    test = await shareTestApp({ WORKER: 'on' });
    const server = test.app.getHttpServer() as import('node:http').Server;
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(async () => {
    ada = await signIn(test, { planId: 2 });
    await grant(test, ada, 100);
  });
  afterAll(() => test?.close());

  const client = async (scopes: KeyScope[] = ['generate'], creditsPerDay: number | null = null) => {
    const { secret } = (await ada.agent.post('/api/keys').send({ name: 'SDK', scopes, creditsPerDay }).expect(201))
      .body as { secret: string };
    return new ElevenLabsClient({ apiKey: secret, baseUrl, maxRetries: 0 });
  };
  const make = async (request: ElevenLabs.CreateSoundEffectRequest, of?: ElevenLabsClient) => {
    const { data, rawResponse } = await (of ?? (await client())).textToSoundEffects.convert(request).withRawResponse();
    return { bytes: await buffer(data as never), headers: rawResponse.headers };
  };
  const refusal = async (
    request: ElevenLabs.CreateSoundEffectRequest,
    of?: ElevenLabsClient,
  ): Promise<{ statusCode?: number; body: unknown }> => {
    const error: unknown = await make(request, of).catch((thrown: unknown) => thrown);
    if (!(error instanceof ElevenLabsError))
      throw new Error('it was not refused as their SDK knows it', { cause: error });
    return { statusCode: error.statusCode, body: error.body };
  };

  it('gives an MP3 of the length that was asked for, at 128 kbit/s, and charges as the page does [long]', async () => {
    const { bytes, headers } = await make({ text: 'a wooden door slams', durationSeconds: 2 });
    expect(headers.get('content-type')).toBe('audio/mpeg');
    expect(headers.get('character-cost')).toBe('2');
    expect(headers.get('request-id')).toBeTruthy();
    // A constant bitrate: 16,000 bytes a second, and the frames that carry title and length.
    expect(bytes.length / 16_000).toBeCloseTo(2, 0);
    expect(await creditsOf(ada)).toBe(98);
  });

  it('chooses the length that fits the sound when none was asked for', async () => {
    const { bytes, headers } = await make({ text: 'a single knock on wood', outputFormat: 'pcm_16000' });
    const seconds = bytes.length / (16_000 * 2 * 2);
    expect(seconds).toBeGreaterThanOrEqual(0.5);
    expect(seconds).toBeLessThan(5);
    expect(headers.get('character-cost')).toBe(String(Math.ceil(seconds)));
  });

  it('gives bare samples, companded ones and loops, and at full prompt influence the same sound again [long]', async () => {
    const request = {
      text: 'rain on a window',
      durationSeconds: 1,
      promptInfluence: 1,
      loop: true,
      outputFormat: 'pcm_48000',
    } as const;
    const [first, second] = [await make(request), await make(request)];
    expect(first.bytes).toHaveLength(48_000 * 2 * 2);
    expect(first.bytes.equals(second.bytes)).toBe(true);
    expect(first.headers.get('content-type')).toBe('audio/pcm;rate=48000;channels=2');
    expect((await make({ text: 'rain', durationSeconds: 1, outputFormat: 'ulaw_8000' })).bytes).toHaveLength(8_000);
    const opus = await make({ text: 'rain', durationSeconds: 1, outputFormat: 'opus_48000_64' });
    expect([opus.headers.get('content-type'), opus.bytes.subarray(0, 4).toString()]).toEqual(['audio/ogg', 'OggS']);
  });

  it('takes the model that their library names and no other, and makes all with ours', async () => {
    const ask = (model: string) =>
      ada.agent.post('/v1/sound-generation').send({ text: 'a knock', duration_seconds: 0.5, model_id: model });
    for (const model of ['eleven_text_to_sound_v2', 'eleven_text_to_sound_v3'])
      expect((await ask(model)).status).toBe(200);
    expect((await ask('eleven_of_tomorrow').expect(422)).body).toMatchObject({
      detail: [{ loc: ['body', 'model_id'], msg: 'model_id must be eleven_text_to_sound_v2 or newer.' }],
    });
  });

  it('answers 422 field by field for what it cannot understand', async () => {
    const { statusCode, body } = await refusal({ text: 'rain', durationSeconds: 22.5 });
    expect(statusCode).toBe(422);
    expect(body).toMatchObject({
      detail: expect.arrayContaining([
        { loc: ['body', 'duration_seconds'], msg: expect.stringContaining('22'), type: 'value_error' },
      ]),
    });
    expect((await refusal({ text: '', durationSeconds: 1 })).statusCode).toBe(422);
    expect((await refusal({ text: 'rain', promptInfluence: 2 })).body).toMatchObject({
      detail: [{ loc: ['body', 'prompt_influence'] }],
    });
    const error: unknown = await make({ text: 'rain', durationSeconds: 22.5 }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ElevenLabs.UnprocessableEntityError);
    const raw = await fetch(`${baseUrl}/v1/sound-generation?output_format=flac`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'xi-api-key': 'none' },
      body: '{',
    });
    expect([raw.status, await raw.json()]).toEqual([
      422,
      { detail: [{ loc: ['body'], msg: expect.any(String), type: 'value_error' }] },
    ]);
  });

  it('refuses unknown formats and keys, missing scopes and spent credits in the words of that API', async () => {
    expect(await refusal({ text: 'rain', durationSeconds: 1, outputFormat: 'mp3_44100_32' })).toMatchObject({
      statusCode: 403,
      body: { detail: { status: 'output_format_not_allowed', message: expect.stringContaining('mp3_44100_32') } },
    });
    const stranger = new ElevenLabsClient({ apiKey: 'sk_nobodys', baseUrl, maxRetries: 0 });
    expect(await refusal({ text: 'rain' }, stranger)).toMatchObject({
      statusCode: 401,
      body: { detail: { status: 'invalid_api_key' } },
    });
    expect(await refusal({ text: 'rain' }, await client(['read']))).toMatchObject({
      statusCode: 401,
      body: { detail: { status: 'missing_permissions' } },
    });
    expect(await refusal({ text: 'rain', durationSeconds: 2 }, await client(['generate'], 1))).toMatchObject({
      statusCode: 401,
      body: { detail: { status: 'quota_exceeded' } },
    });
    await test.dataSource.query('UPDATE users SET plan_id = 1 WHERE id = $1', [ada.user.id]);
    expect(await refusal({ text: 'rain', durationSeconds: 12 })).toMatchObject({
      statusCode: 403,
      body: { detail: { status: 'subscription_required' } },
    });
    const raw = await fetch(`${baseUrl}/v1/sound-generation`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"text":"rain"}',
    });
    expect([raw.status, await raw.json()]).toEqual([
      401,
      { detail: { status: 'needs_authorization', message: 'Not authenticated' } },
    ]);
  });
});
