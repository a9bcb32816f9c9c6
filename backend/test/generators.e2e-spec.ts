import type { ConfigResponse, GenerationResponse, GeneratorId, SoundEffect } from '@whoosh/contracts';
import { decodeWav } from '@whoosh/audio-codec';
import { strFromU8, unzipSync } from 'fflate';
import {
  elevenLabsError,
  GeneratorServer,
  pcmOf,
  tone,
  wavAnswer,
} from '../src/modules/sound-effects/generators/testing/generator-server';
import { createTestApp, type TestApp } from './support/create-test-app';
import { type SignedIn, signIn } from './support/factories';
import { creditsOf, generate, grant, keepSound, rainRequest } from './support/sounds';

// Real sounds are made here, on machines that may be busy.
jest.setTimeout(120_000);

describe('sounds of other generators', () => {
  const theirSound = () => ({ status: 200, headers: { 'content-type': 'audio/pcm' }, body: pcmOf(tone(1)) });
  const ownSound = () => wavAnswer(1, { 'x-generator-model': 'foley-3' });
  const elevenLabs = new GeneratorServer(theirSound);
  const own = new GeneratorServer(ownSound);
  let test: TestApp;
  let ada: SignedIn;
  beforeAll(async () => {
    await Promise.all([elevenLabs.open(), own.open()]);
    test = await createTestApp({
      settings: {
        WORKER: 'on',
        SOUND_ENGINE: 'http',
        ELEVENLABS_API_KEY: 'sk_theirs',
        ELEVENLABS_API_BASE: elevenLabs.url,
        GENERATOR_URL: `${own.url}/generate`,
        GENERATOR_NAME: 'Foley box',
        GENERATOR_TERMS: 'Free to use.',
      },
    });
  });
  beforeEach(async () => {
    ada = await signIn(test, { planId: 2 });
    await grant(test, ada, 100);
    elevenLabs.forget();
    own.forget();
    elevenLabs.usual = theirSound;
    own.usual = ownSound;
  });
  afterAll(async () => {
    await test?.close();
    await Promise.all([elevenLabs.close(), own.close()]);
  });

  const ask = (generator: GeneratorId | undefined, more: object = {}) =>
    generate(ada, { description: 'a wooden door slams', duration: 1, generator, ...more });
  const made = async (generator: GeneratorId | undefined, more: object = {}) =>
    (await ask(generator, more).expect(200)).body as GenerationResponse;
  const bytesOf = async (url: string) => (await ada.agent.get(url).responseType('blob').expect(200)).body as Buffer;
  const ledger = () =>
    test.dataSource.query('SELECT kind, delta::int FROM ledger WHERE user_id = $1 ORDER BY seq OFFSET 1', [
      ada.user.id,
    ]);

  it('are offered where they are set up', async () => {
    const { generators } = (await test.http().get('/api/config').expect(200)).body as ConfigResponse;
    expect(generators).toEqual([
      { id: 'elevenlabs', name: 'ElevenLabs', terms: expect.stringContaining('ElevenLabs'), isDefault: false },
      { id: 'http', name: 'Foley box', terms: 'Free to use.', isDefault: true },
    ]);
  });

  it('cost the same, are stored as ours are, and say everywhere who made them and under which terms', async () => {
    const answer = await made('elevenlabs', { seed: 5 });
    const madeBy = {
      generator: 'elevenlabs',
      name: 'ElevenLabs',
      model: 'eleven_text_to_sound_v2',
      terms: expect.stringContaining('ElevenLabs'),
    };
    expect(answer).toMatchObject({
      madeBy,
      engineVersion: 'eleven_text_to_sound_v2',
      creditsDeducted: 1,
      takes: [{ madeBy, events: [], bars: expect.stringMatching(/^[0-9a-f]{400}$/) }],
    });
    expect(decodeWav(await bytesOf(answer.audioUrl48k))).toMatchObject({
      sampleRate: 48_000,
      channels: [{ length: 48_000 }, { length: 48_000 }],
    });
    expect((await bytesOf(answer.audioUrl)).subarray(0, 3).toString()).toBe('ID3');
    const effect: SoundEffect = await keepSound(ada, answer);
    expect(effect).toMatchObject({ madeBy, licence: 'commercial', loop: false });
    const zip = await ada.agent
      .get(`/api/sound-effects/archive?ids=${effect.id}&engine=unity&provenance=true`)
      .responseType('blob')
      .expect(200);
    const files = Object.fromEntries(
      Object.entries(unzipSync(zip.body as Buffer)).map(([name, bytes]) => [
        name.replace(/^.*?(\.provenance\.json|\.meta|\.wav|manifest\.json|README\.txt)$/, '$1'),
        bytes,
      ]),
    );
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array(0), true);
    expect(JSON.parse(text('manifest.json')).sounds).toMatchObject([
      { madeBy, scene: null, seed: null, licence: { text: expect.stringMatching(/^Commercial rights.*ElevenLabs/) } },
    ]);
    const provenance = JSON.parse(text('.provenance.json'));
    expect(provenance).toMatchObject({
      format: 'whoosh-origin/1',
      madeBy,
      statement: expect.stringContaining('cannot be rendered again'),
      licence: { text: expect.stringContaining('ElevenLabs') },
    });
    expect(provenance).not.toHaveProperty('scene');
    expect(text('.wav').slice(0, 3_000)).toContain('T=ElevenLabs eleven_text_to_sound_v2');
  });

  it('have nothing that needs a scene: it is neither opened nor taken apart [long]', async () => {
    const answer = await made('elevenlabs');
    const { id } = await keepSound(ada, answer);
    for (const address of [
      `sound-effects/${id}/scene`,
      `sound-effects/${id}/stems`,
      `generations/${answer.generationId}/stems?take=1`,
    ])
      expect((await ada.agent.get(`/api/${address}`).expect(409)).body.code).toBe('NO_SCENE');
  });

  it('are what a request without a generator gets, where the installation is set so; a scene stays ours [long]', async () => {
    expect((await made(undefined)).madeBy).toMatchObject({
      generator: 'http',
      name: 'Foley box',
      model: 'foley-3',
      terms: 'Free to use.',
    });
    expect(own.heard[0]?.body).toMatchObject({ protocol: 'whoosh-generator/1', text: 'a wooden door slams' });
    expect(((await generate(ada, rainRequest()).expect(200)).body as GenerationResponse).madeBy).toBeNull();
    expect((await made('whoosh')).madeBy).toBeNull();
    expect(own.heard).toHaveLength(1);
  });

  it('take as many takes as were asked for, each asked for by itself', async () => {
    expect((await made('http', { takes: 2 })).takes.map(({ madeBy }) => madeBy?.model)).toEqual(['foley-3', 'foley-3']);
    expect(new Set(own.heard.map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
  });

  it('give the credits back once where there is no usable one, and say why', async () => {
    elevenLabs.usual = () => elevenLabsError(401, 'quota_exceeded', 'You have 0 credits.');
    expect((await ask('elevenlabs').expect(503)).body).toMatchObject({ code: 'GENERATOR_UNAVAILABLE' });
    elevenLabs.usual = () => elevenLabsError(400, 'content_not_allowed', 'Nothing with weapons.');
    expect((await ask('elevenlabs').expect(422)).body).toMatchObject({
      code: 'GENERATOR_REFUSED',
      error: expect.stringMatching(/refused.*Nothing with weapons\.$/),
    });
    own.usual = () => ({ status: 200, headers: { 'content-type': 'audio/wav' }, body: '<h1>It works</h1>' });
    expect((await ask('http', { takes: 2 }).expect(503)).body).toMatchObject({ code: 'GENERATOR_UNAVAILABLE' });
    expect(await creditsOf(ada)).toBe(100);
    expect(await ledger()).toEqual(
      [
        ['reserve', -1],
        ['release', 1],
        ['reserve', -1],
        ['release', 1],
        ['reserve', -2],
        ['release', 2],
      ].map(([kind, delta]) => ({ kind, delta })),
    );
    expect(await test.dataSource.query('SELECT 1 FROM stored_files WHERE user_id = $1', [ada.user.id])).toEqual([]);
  });

  it('are made by our own engine where the person agreed to that beforehand, charged once, and say so', async () => {
    elevenLabs.usual = () => elevenLabsError(400, 'content_not_allowed', 'No.');
    const answer = await made('elevenlabs', { fallback: true });
    expect([answer.madeBy, answer.creditsDeducted, await creditsOf(ada)]).toEqual([null, 1, 99]);
    const { id } = await keepSound(ada, answer);
    await ada.agent.get(`/api/sound-effects/${id}/scene`).expect(200);
  });

  it('are refused before anything is charged for a generator that is none, and for a scene', async () => {
    for (const wrong of [
      { generator: 'elevenlabs', scene: rainRequest().scene },
      { generator: 'tape' },
      { fallback: 'yes' },
    ])
      await generate(ada, { ...rainRequest(), ...wrong }).expect(400);
    expect(await creditsOf(ada)).toBe(100);
  });
});
