import { computeBars, decodeWav } from '@whoosh/audio-codec';
import { encodeBars, type GenerationResponse, type InterpretResponse, type SoundEffect } from '@whoosh/contracts';
import { MPEGDecoder } from 'mpg123-decoder';
import type { Response } from 'supertest';
import { FilesService } from '../src/infra/files';
import { Storage } from '../src/infra/storage';
import { binary } from './support/binary';
import type { TestApp } from './support/create-test-app';
import { signIn, type SignedIn } from './support/factories';
import { shareTestApp } from './support/share-test-app';
import { creditsOf, grant, keepSound, makeSound, rainRequest } from './support/sounds';

// Real sounds are made here, on machines that may be busy.
jest.setTimeout(30_000);

const ABSENT_FILE = `/api/files/${'0'.repeat(32)}.mp3`;

describe('sound effects', () => {
  let test: TestApp;
  let ada: SignedIn;

  beforeAll(async () => {
    test = await shareTestApp({ WORKER: 'on' });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    ada = await signIn(test, { email: 'ada@example.com' });
  });

  const premium = async (credits = 500): Promise<void> => {
    ada = await signIn(test, { email: 'rich@example.com', planId: 2 });
    await grant(test, ada, credits);
  };
  const list = async (query = ''): Promise<SoundEffect[]> =>
    (await ada.agent.get(`/api/sound-effects/all${query}`).expect(200)).body;

  it('tells the story: describe, generate, keep, download both, find it again [spec 3.5, 3.8, 7.15, 9.9]', async () => {
    await premium(100);
    const description = 'rain on a tin roof';
    const made: GenerationResponse = (
      await ada.agent
        .post('/api/sound-effects/generate')
        .send({ description, duration: 3.5, intensity: 'intense' })
        .expect(200)
    ).body;
    expect(made).toMatchObject({ title: description, duration: 3.5, creditsDeducted: 4, remainingCredits: 96 });
    expect(made.takes).toHaveLength(1);
    expect(await creditsOf(ada)).toBe(96);

    const effect = await keepSound(ada, made);
    expect(effect).toMatchObject({
      name: description,
      title: description,
      prompt: description,
      duration: 3.5,
      intensity: 'intense',
      projectId: null,
      take: 1,
      audioUrl: made.audioUrl,
      audioUrl48k: made.audioUrl48k,
      generationId: made.generationId,
      favourite: false,
      tags: [],
    });
    expect(effect.sources[0]).toMatchObject({ model: 'rain_surface' });

    const wav = await ada.agent.post(`/api/sound-effects/${effect.id}/download-wav`).buffer().parse(binary).expect(200);
    expect(wav.headers['content-type']).toBe('audio/wav');
    expect(wav.headers['content-disposition']).toBe('attachment; filename="rain_on_a_tin_roof_48kHz.wav"');
    expect(wav.body.readUInt16LE(34)).toBe(24);
    const told = wav.body.toString('utf8');
    expect(told).toContain('<NOTE>rain on a tin roof</NOTE>');
    expect(told).toMatch(/<CATID>RAIN\w+<\/CATID>/);
    expect(told).toContain(`T=Whoosh sound engine ${effect.engineVersion}`);
    expect(told).toContain(`<NOTES>seed ${effect.seed}, `);
    const audio = decodeWav(wav.body);
    expect(audio.sampleRate).toBe(48_000);
    expect(audio.channels.map((channel) => channel.length)).toEqual([168_000, 168_000]);
    expect(encodeBars(computeBars(audio, 100))).toBe(effect.bars);
    expect(peak(audio.channels)).toBeGreaterThan(0.01);
    expect(peak(audio.channels)).toBeLessThan(1);

    const mp3 = await ada.agent.post(`/api/sound-effects/${effect.id}/download-mp3`).buffer().parse(binary).expect(200);
    expect(mp3.headers['content-type']).toBe('audio/mpeg');
    expect(mp3.headers['content-disposition']).toBe('attachment; filename="rain_on_a_tin_roof_44.1kHz.mp3"');
    const decoder = new MPEGDecoder();
    await decoder.ready;
    const decoded = decoder.decode(mp3.body);
    decoder.free();
    expect(decoded.sampleRate).toBe(44_100);
    expect(decoded.samplesDecoded).toBe(Math.round(3.5 * 44_100));
    expect(peak(decoded.channelData)).toBeGreaterThan(0.01);

    expect(await list()).toEqual([effect]);
  });

  it('interprets a description, free of charge [spec 7.26]', async () => {
    const { scene, layers, notUnderstood }: InterpretResponse = (
      await ada.agent
        .post('/api/sound-effects/interpret')
        .send({ description: 'three knocks on a wooden door', duration: 4 })
        .expect(200)
    ).body;
    expect(scene).toMatchObject({ v: 1, duration: 4, intensity: 'moderate' });
    expect(layers[0]?.spans.length).toBeGreaterThan(0);
    expect(Array.isArray(notUnderstood)).toBe(true);
    expect(await creditsOf(ada)).toBe(0);
  });

  it('throws takes away also while storage does not take it, and removes their files when it does', async () => {
    const made = await makeSound(ada);
    const name = made.audioUrl.slice('/api/files/'.length);
    jest.spyOn(test.app.get(Storage), 'delete').mockRejectedValueOnce(new Error('gone for a moment'));
    await ada.agent.delete(`/api/generations/${made.generationId}`).expect(204);
    await ada.agent.get(made.audioUrl).expect(404);
    expect(await test.app.get(Storage).stat(name)).not.toBeNull();
    await test.dataSource.query(`UPDATE stored_files SET created_at = created_at - interval '16 minutes'`);
    await test.app.get(FilesService).sweep();
    expect([await test.app.get(Storage).stat(name), await test.dataSource.query('SELECT 1 FROM stored_files')]).toEqual(
      [null, []],
    );
  });

  it('refines a description and a scene in words, free of charge', async () => {
    const ask = async (body: object): Promise<InterpretResponse> =>
      (await ada.agent.post('/api/sound-effects/interpret').send(body).expect(200)).body;
    const refined = await ask({
      description: 'three knocks on a wooden door',
      duration: 4,
      refinements: ['further away, one more knock', 'flurgle'],
    });
    expect(refined.scene.layers[0]).toMatchObject({ place: { distance: 6 }, mods: { count: 4 } });
    expect(refined.layers[0]?.events).toHaveLength(4);
    expect(refined.refinements).toMatchObject([
      {
        words: 'further away, one more knock',
        changes: [{ field: 'place.distance', before: 3, after: 6 }, { field: 'mods.count' }, { field: 'timing.at' }],
      },
      { words: 'flurgle', changes: [], notUnderstood: [{ text: 'flurgle', span: [0, 7] }] },
    ]);
    const again = await ask({ scene: refined.scene, refinements: ['closer'] });
    expect(again.scene.layers[0]?.place.distance).toBe(3);
    expect(await creditsOf(ada)).toBe(0);
    await ada.agent
      .post('/api/sound-effects/interpret')
      .send({ scene: { v: 2 }, refinements: ['closer'] })
      .expect(422);
    await ada.agent
      .post('/api/sound-effects/interpret')
      .send({ refinements: ['closer'] })
      .expect(400);
  });

  it('refuses more than five interpretations a second with RATE_LIMITED', async () => {
    const ask = () => ada.agent.post('/api/sound-effects/interpret').send({ description: 'rain' });
    const answers = await Promise.all(Array.from({ length: 30 }, ask));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(1);
    expect(refused[0]?.body.code).toBe('RATE_LIMITED');
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  });

  it.each([
    [{ description: 'x'.repeat(2001), duration: 2 }, 'description'],
    [{ description: 'rain', duration: 0.4 }, 'duration'],
    [{ description: 'rain', duration: 22.5 }, 'duration'],
    [{ description: 'rain', duration: 1.0001 }, 'duration'],
    [{ description: 'rain', duration: '5' }, 'duration'],
    [{ description: 'rain' }, 'duration'],
    [{ description: '   ', duration: 2 }, 'description'],
    [{ duration: 2 }, 'description'],
    [{ description: 'rain', duration: 2, takes: 5 }, 'takes'],
    [{ description: 'rain', duration: 2, seed: -1 }, 'seed'],
    [{ description: 'rain', duration: 2, seed: 4294967296 }, 'seed'],
    [{ description: 'rain', duration: 2, intensity: 'loud' }, 'intensity'],
    [{ description: 'rain', duration: 2, credits: 5 }, 'credits'],
    [{ duration: 2, scene: 'rain' }, 'scene'],
  ])('refuses to generate %j and names the field %s', async (body, field) => {
    const answer = await ada.agent.post('/api/sound-effects/generate').send(body).expect(400);
    expect(answer.body.code).toBe('VALIDATION_FAILED');
    expect(answer.body.details[0].field).toBe(field);
  });

  /** One of many thunders that strike sixteen times a second: few bytes, much work. */
  const thunder = (index: number): object => ({
    ...rainRequest().scene?.layers[0],
    id: `thunder-${index + 1}`,
    source: { model: 'thunder', alternatives: [] },
    timing: { kind: 'train', start: 0, end: 1, rate: 16, regularity: 0.9 },
  });

  it.each([
    [{ v: 2 }, 422, 'INVALID_SCENE'],
    [{ layers: [] }, 422, 'INVALID_SCENE'],
    [{ layers: [null] }, 422, 'INVALID_SCENE'],
    [{ layers: Array.from({ length: 13 }, () => rainRequest().scene?.layers[0]) }, 422, 'SCENE_TOO_COSTLY'],
    [{ layers: Array.from({ length: 12 }, (_, i) => thunder(i)) }, 422, 'SCENE_TOO_COSTLY'],
  ])('refuses an edited scene with %j: %i %s', async (changes, status, code) => {
    const { scene } = rainRequest();
    const answer = await ada.agent
      .post('/api/sound-effects/generate')
      .send({ duration: 1, scene: { ...scene, ...changes } });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  describe('saving', () => {
    it('is idempotent by generation and take, also 6 times at once', async () => {
      const made = await makeSound(ada);
      const saved = await Promise.all(Array.from({ length: 6 }, () => keepSound(ada, made)));
      expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
      expect(await list()).toHaveLength(1);
    });

    it('takes title, name, description and project from the request, the rest from the generation [spec 7.16]', async () => {
      const project = (await ada.agent.post('/api/projects').send({ name: 'Film', type: 'sfx' }).expect(201)).body;
      const made = await makeSound(ada);
      const body = {
        audioUrl: made.audioUrl,
        audioUrl48k: made.audioUrl48k,
        title: ' Downpour ',
        description: 'for scene 3',
        projectId: project.id,
        duration: 99,
        prompt: 'a lie',
        intensity: 'subtle',
      };
      const effect = (await ada.agent.post('/api/sound-effects').send(body).expect(201)).body;
      expect(effect).toMatchObject({
        title: 'Downpour',
        name: 'Downpour',
        description: 'for scene 3',
        projectId: project.id,
        duration: 1,
        prompt: 'heavy rain',
        intensity: 'moderate',
      });
      expect((await ada.agent.get(`/api/projects/${project.id}/sound-effects`).expect(200)).body).toEqual([effect]);
    });

    it('refuses audio that was not generated by this person with UNKNOWN_AUDIO [security 38]', async () => {
      const made = await makeSound(ada);
      const eve = await signIn(test);
      const others = await makeSound(eve);
      const pairs = [
        [others.audioUrl, others.audioUrl48k],
        [made.audioUrl, others.audioUrl48k],
        [made.audioUrl48k, made.audioUrl],
        ['http://example.com/x.mp3', made.audioUrl48k],
        [ABSENT_FILE, ABSENT_FILE.replace('mp3', 'wav')],
        ['javascript:alert(1)', made.audioUrl48k],
        [`${made.audioUrl}?x`, made.audioUrl48k],
      ];
      for (const [audioUrl, audioUrl48k] of pairs) {
        const answer = await ada.agent.post('/api/sound-effects').send({ audioUrl, audioUrl48k }).expect(400);
        expect(answer.body.code).toBe('UNKNOWN_AUDIO');
      }
      expect(await list()).toEqual([]);
    });

    it('refuses a project of somebody else with NOT_FOUND', async () => {
      const eve = await signIn(test);
      const project = (await eve.agent.post('/api/projects').send({ name: 'Hers', type: 'sfx' }).expect(201)).body;
      const { audioUrl, audioUrl48k } = await makeSound(ada);
      await ada.agent.post('/api/sound-effects').send({ audioUrl, audioUrl48k, projectId: project.id }).expect(404);
      await ada.agent
        .post('/api/sound-effects/generate')
        .send(rainRequest({ projectId: project.id }))
        .expect(404);
      await ada.agent.get(`/api/projects/${project.id}/sound-effects`).expect(404);
    });
  });

  describe('peaks and events', () => {
    it('gives finer peaks, one for each 20 ms [spec 7.29]', async () => {
      const { id } = await keepSound(ada, await makeSound(ada, { duration: 3 }));
      const { duration, count, peaks } = (await ada.agent.get(`/api/sound-effects/${id}/peaks`).expect(200)).body;
      expect([duration, count, peaks.length]).toEqual([3, 150, 600]);
    });

    it('tells what happens when, to the frame, with the answer and with the stored sound', async () => {
      const made = await makeSound(ada, {
        scene: undefined,
        description: 'three knocks on a wooden door',
        duration: 3,
      });
      const events = made.takes[0]?.events ?? [];
      expect(events.map(({ layer, onset, peak }) => [layer, onset < peak, peak < 144_000])).toEqual(
        Array(3).fill([made.scene.layers[0]?.id, true, true]),
      );
      const { id } = await keepSound(ada, made);
      expect((await ada.agent.get(`/api/sound-effects/${id}/peaks`).expect(200)).body.events).toEqual(events);
      const { channels } = decodeWav((await ada.agent.get(made.audioUrl48k).parse(binary).expect(200)).body);
      events.forEach(({ onset, peak }, index) => {
        const loudness = (frame: number) => Math.max(...channels.map((channel) => Math.abs(channel[frame] ?? 0)));
        const frames = Array.from(
          { length: (events[index + 1]?.onset ?? 144_000) - onset },
          (_, frame) => onset + frame,
        );
        const loudest = frames.reduce((most, frame) => Math.max(most, loudness(frame)), 0);
        // a knock and its reflection can be as loud as one another, and the room can turn them round: within 2 dB
        // either is told
        const told = frames.filter((frame) => Math.abs(frame - peak) < 0.01 * 48_000);
        expect(told.reduce((most, frame) => Math.max(most, loudness(frame)), 0)).toBeGreaterThan(0.8 * loudest);
      });
    });
  });

  it('answers a stranger exactly like one who asks for what does not exist, and nobody with 401 [spec 7.27]', async () => {
    const made = await makeSound(ada);
    const { id } = await keepSound(ada, made);
    const eve = await signIn(test);
    const absentGeneration = made.generationId.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    const calls: ['get' | 'post' | 'patch' | 'delete', string, string][] = [
      ['get', `/api/sound-effects/${id}`, '/api/sound-effects/999999'],
      ['patch', `/api/sound-effects/${id}`, '/api/sound-effects/999999'],
      ['delete', `/api/sound-effects/${id}`, '/api/sound-effects/999999'],
      ['get', `/api/sound-effects/${id}/peaks`, '/api/sound-effects/0/peaks'],
      ['post', `/api/sound-effects/${id}/download-wav`, '/api/sound-effects/abc/download-wav'],
      ['post', `/api/sound-effects/${id}/download-mp3`, '/api/sound-effects/1e3/download-mp3'],
      ['get', made.audioUrl, ABSENT_FILE],
      ['get', made.audioUrl48k, ABSENT_FILE],
      ['get', `/api/generations/${made.generationId}`, `/api/generations/${absentGeneration}`],
      ['get', `/api/generations/${made.generationId}/events`, '/api/generations/x/events'],
      ['delete', `/api/generations/${made.generationId}`, `/api/generations/${absentGeneration}`],
    ];
    for (const [method, foreign, absent] of calls) {
      const body = method === 'patch' ? { name: 'mine' } : undefined;
      const [stranger, nothing, nobody] = [
        await eve.agent[method](foreign).send(body),
        await eve.agent[method](absent).send(body),
        await test.http()[method](foreign).send(body),
      ];
      expect([stranger.status, nothing.status, nobody.status]).toEqual([404, 404, 401]);
      expect(withoutRequestId(stranger)).toEqual(withoutRequestId(nothing));
    }
    expect((await eve.agent.get('/api/sound-effects/all').expect(200)).body).toEqual([]);
    expect((await eve.agent.get('/api/generations').expect(200)).body).toEqual([]);
    expect(await list()).toHaveLength(1);
  });
});

const withoutRequestId = ({ text }: Response): string => text.replace(/"requestId":"[^"]*"/, '');

const peak = (channels: readonly Float32Array[]): number =>
  Math.max(...channels.map((channel) => channel.reduce((max, each) => Math.max(max, Math.abs(each)), 0)));
