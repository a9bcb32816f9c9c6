import { decodeWav } from '@whoosh/audio-codec';
import type { EffectSceneResponse, SoundEffect, UserResponse } from '@whoosh/contracts';
import { checkProvenance } from '@whoosh/sound-engine/provenance';
import { unzipSync } from 'fflate';
import { createHash } from 'node:crypto';
import { binary } from './support/binary';
import type { TestApp } from './support/create-test-app';
import { signIn, type SignedIn } from './support/factories';
import { shareTestApp } from './support/share-test-app';
import { keepSound, makeSound } from './support/sounds';

// Real sounds are made here, on machines that may be busy.
jest.setTimeout(60_000);

const digest = (bytes: Uint8Array) => Promise.resolve(createHash('sha256').update(bytes).digest('hex'));

/** Steps of a 24-bit sample per unit. */
const STEPS = 0x80_0000;

describe('stems', () => {
  let test: TestApp;
  let ada: SignedIn;
  let effect: SoundEffect;

  beforeAll(async () => {
    test = await shareTestApp({ WORKER: 'on' });
    ada = await signIn(test);
    effect = await keepSound(
      ada,
      await makeSound(ada, {
        scene: undefined,
        description: 'a dog barks twice in a church while rain falls',
        duration: 2,
        seed: 7,
        takes: 2,
      }),
      {
        take: 2,
        name: 'Wet dog',
      },
    );
  });
  afterAll(() => test.close());

  const stems = (id = effect.id) => ada.agent.get(`/api/sound-effects/${id}/stems`).buffer(true).parse(binary);
  const samples = (file: Uint8Array) =>
    decodeWav(file).channels.map((channel) => channel.map((value) => Math.round(value * STEPS)));

  it('come as a ZIP of 24-bit WAVs, one for each layer, whose samples sum up to those of the sound [spec 7.29]', async () => {
    const answer = await stems().expect(200).expect('Content-Type', 'application/zip');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="Wet_dog_stems.zip"');
    expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
    const files = Object.entries(unzipSync(answer.body));
    expect(files.map(([name]) => name)).toEqual(
      effect.sources.map(({ label }, index) => `0${index + 1}_${label.replace(/[^a-zA-Z0-9]/g, '_')}.wav`),
    );
    const layers = files.map(([, file]) => samples(file));
    const whole = samples((await ada.agent.get(effect.audioUrl48k).buffer(true).parse(binary)).body);
    whole.forEach((channel, c) => {
      expect(
        channel.findIndex((value, i) => value !== layers.reduce((sum, layer) => sum + (layer[c]?.[i] ?? NaN), 0)),
      ).toBe(-1);
    });
  });

  it("are had of a take that is not in the library, too, and never of somebody else's", async () => {
    const { generationId } = effect;
    const answer = await ada.agent.get(`/api/generations/${generationId}/stems`).buffer(true).parse(binary).expect(200);
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="a_dog_barks_twice_in_a_church_while_rain_falls_stems.zip"',
    );
    expect(Object.keys(unzipSync(answer.body))).toHaveLength(effect.sources.length);
    expect(answer.body.equals((await stems().expect(200)).body)).toBe(false);
    await ada.agent.get(`/api/generations/${generationId}/stems?take=3`).expect(404);
    const bob = await signIn(test, { email: 'bob@example.com' });
    await bob.agent.get(`/api/generations/${generationId}/stems`).expect(404);
  });

  it('are mixed anew into an effect of its own, which costs nothing, uses up no free sound and can be made again', async () => {
    const scene = async (id: number): Promise<EffectSceneResponse['scene']> =>
      (await ada.agent.get(`/api/sound-effects/${id}/scene`).expect(200)).body.scene;
    const account = async (): Promise<UserResponse['user']> =>
      (await ada.agent.get('/api/auth/user').expect(200)).body.user;
    const mix = (levels: object, id = effect.id) => ada.agent.post(`/api/sound-effects/${id}/mixes`).send({ levels });
    const [first, second] = (await scene(effect.id)).layers;
    if (first === undefined || second === undefined) throw new Error('the sound has two layers');
    const before = await account();
    const made: SoundEffect = (await mix({ [first.id]: -6, [second.id]: null }).expect(201)).body;
    expect(await account()).toEqual(before);
    expect(made).toMatchObject({
      name: effect.name,
      parentId: effect.id,
      duration: effect.duration,
      seed: effect.seed,
    });
    expect(made.sources.map(({ model }) => model)).toEqual([first.source.model]);
    expect((await scene(made.id)).layers).toEqual([
      { ...first, gainDb: first.gainDb - 6 },
      { ...second, muted: true },
    ]);
    const address = `/api/sound-effects/archive?ids=${made.id}&provenance=true`;
    const zip = unzipSync((await ada.agent.get(address).buffer(true).parse(binary).expect(200)).body);
    const [sound = '', provenance = ''] = Object.keys(zip).sort((a, b) => a.length - b.length);
    const told = Buffer.from(zip[provenance] ?? []).toString();
    expect(await checkProvenance(told, zip[sound] ?? null, digest)).toMatchObject({ scene: 'same', file: 'same' });
    const again: SoundEffect = (await mix({ [first.id]: 3 }, made.id).expect(201)).body;
    expect((await scene(again.id)).layers[0]?.gainDb).toBe(first.gainDb - 3);
    for (const wrong of [
      { 'no-such': 1 },
      { [first.id]: null, [second.id]: null },
      { [first.id]: 13 },
      { [first.id]: '1' },
    ])
      expect((await mix(wrong).expect(400)).body.code).toBe('VALIDATION_FAILED');
    expect(
      (await ada.agent.post(`/api/sound-effects/${effect.id}/mixes`).send({ levels: [] }).expect(400)).body.code,
    ).toBe('VALIDATION_FAILED');
  });

  it('are the same bytes each time', async () => {
    expect((await stems().expect(200)).body.equals((await stems().expect(200)).body)).toBe(true);
  });

  it('are refused with ENGINE_CHANGED where they would not be those of the stored sound', async () => {
    const moveSeed = (by: number) =>
      test.dataSource.query(
        `UPDATE takes SET seed = takes.seed + $2 FROM sound_effects effect
         WHERE effect.id = $1 AND takes.generation_id = effect.generation_id AND takes.take = effect.take`,
        [effect.id, by],
      );
    await moveSeed(1);
    const answer = await ada.agent.get(`/api/sound-effects/${effect.id}/stems`).expect(409);
    expect(answer.body.code).toBe('ENGINE_CHANGED');
    await moveSeed(-1);
  });

  it('are not had from the trash, nor more than ten times a minute', async () => {
    await ada.agent.delete(`/api/sound-effects/${effect.id}`).expect(204);
    for (let asked = 7; asked < 10; asked += 1)
      await ada.agent.get(`/api/sound-effects/${effect.id}/stems`).expect(404);
    const answer = await ada.agent.get(`/api/sound-effects/${effect.id}/stems`).expect(429);
    expect([answer.body.code, Number(answer.headers['retry-after']) >= 1]).toEqual(['RATE_LIMITED', true]);
  });
});

/** Collects an answer as bytes. */
