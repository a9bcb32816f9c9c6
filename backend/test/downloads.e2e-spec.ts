import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { cutAudio, decodeWav, id3Length, LoudnessMeter, readWavLayout } from '@whoosh/audio-codec';
import type { EffectSceneResponse, GenerationResponse, SoundEffect } from '@whoosh/contracts';
import { varyScene } from '@whoosh/sound-engine';
import { checkProvenance } from '@whoosh/sound-engine/provenance';
import { unzipSync } from 'fflate';
import { WorkBudget } from '../src/infra/work-budget';
import { binary } from './support/binary';
import type { TestApp } from './support/create-test-app';
import { signIn, type SignedIn } from './support/factories';
import { shareTestApp } from './support/share-test-app';
import { creditsOf, grant, keepSound, makeSound } from './support/sounds';

// Real sounds are made here, on machines that may be busy.
jest.setTimeout(60_000);

const digest = (bytes: Uint8Array) => Promise.resolve(createHash('sha256').update(bytes).digest('hex'));
const nameIn = (headers: Record<string, string>) =>
  /filename="([^"]+)"/.exec(headers['content-disposition'] ?? '')?.[1];

/** Of a .meta beside a sound, version 6, in the order in which Unity's editor writes them (docs/game-engines.md). */
const UNITY_FIELDS = [
  'fileFormatVersion',
  'guid',
  'AudioImporter',
  '  externalObjects',
  '  serializedVersion',
  '  defaultSettings',
  '    loadType',
  '    sampleRateSetting',
  '    sampleRateOverride',
  '    compressionFormat',
  '    quality',
  '    conversionMode',
  '  platformSettingOverrides',
  '  forceToMono',
  '  normalize',
  '  preloadAudioData',
  '  loadInBackground',
  '  ambisonic',
  '  3D',
  '  userData',
  '  assetBundleName',
  '  assetBundleVariant',
];

describe('sounds as files', () => {
  let test: TestApp;
  let ada: SignedIn;
  /** It goes round; the other one does not. */
  let bed: SoundEffect;
  let knock: SoundEffect;

  beforeAll(async () => {
    test = await shareTestApp({ WORKER: 'on' });
    ada = await signIn(test, { planId: 2 });
    await grant(test, ada, 100);
    const project = (await ada.agent.post('/api/projects').send({ name: 'My-Film', type: 'sfx' }).expect(201)).body;
    bed = await keepSound(
      ada,
      await makeSound(ada, {
        scene: undefined,
        description: 'heavy rain on a tin roof',
        duration: 1,
        seed: 42,
        loop: true,
      }),
      { name: 'Same name', projectId: project.id },
    );
    knock = await keepSound(
      ada,
      await makeSound(ada, { scene: undefined, description: 'a knock on a wooden door', duration: 0.5, seed: 7 }),
      { name: 'Same name' },
    );
  });
  afterAll(() => test.close());

  const download = (format: 'wav' | 'mp3', query = '', id = bed.id) =>
    ada.agent.post(`/api/sound-effects/${id}/download-${format}${query}`).buffer(true).parse(binary);
  const archive = async (query: string) => {
    const answer = await ada.agent
      .get(`/api/sound-effects/archive${query}`)
      .buffer(true)
      .parse(binary)
      .expect(200)
      .expect('Content-Type', 'application/zip');
    return { name: nameIn(answer.headers), files: unzipSync(answer.body) };
  };
  const textIn = (files: Record<string, Uint8Array>, name: string) => Buffer.from(files[name] ?? []).toString('utf8');

  it.each([
    ['', { bitDepth: 24, sampleRate: 48_000, frames: 48_000 }, 'Same_name_48kHz.wav'],
    ['?bits=16', { bitDepth: 16, sampleRate: 48_000, frames: 48_000 }, 'Same_name_48kHz_16bit.wav'],
    ['?rate=96&bits=24', { bitDepth: 24, sampleRate: 96_000, frames: 96_000 }, 'Same_name_96kHz.wav'],
    [
      '?names=ucs&rate=96&bits=16',
      { bitDepth: 16, sampleRate: 96_000, frames: 96_000 },
      'RAINMetl_Same Name_WHOOSH_My Film_s42 t1.wav',
    ],
  ])('are had as WAV in the form that is wanted: %s', async (query, layout, name) => {
    const answer = await download('wav', query).expect(200).expect('Content-Type', 'audio/wav');
    expect(nameIn(answer.headers)).toBe(name);
    expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
    expect(readWavLayout(answer.body)).toMatchObject(layout);
    const whole = decodeWav((await download('wav')).body).channels[0] ?? new Float32Array();
    const step = layout.sampleRate / 48_000;
    const made = (decodeWav(answer.body).channels[0] ?? new Float32Array()).filter((_, frame) => frame % step === 0);
    // The filter takes what lies close to 24 kHz.
    expect(
      Math.sqrt(made.reduce((sum, value, i) => sum + (value - (whole[i] ?? 0)) ** 2, 0) / made.length),
    ).toBeLessThan(0.02);
    const text = Buffer.from(answer.body).toString('latin1');
    expect(text).toContain(
      '<CATID>RAINMetl</CATID>\n    <CATEGORY>RAIN</CATEGORY>\n    <SUBCATEGORY>METAL</SUBCATEGORY>',
    );
    expect(text.includes('converted from 48 kHz')).toBe(layout.sampleRate === 96_000);
    const smpl = Buffer.from(answer.body).indexOf('smpl') + 8;
    expect(Buffer.from(answer.body).readUInt32LE(smpl + 48)).toBe(layout.frames - 1);
  });

  it('are refused in forms that there are not', async () => {
    for (const query of ['?bits=8', '?rate=44', '?names=long', '?x=1'])
      await ada.agent.post(`/api/sound-effects/${bed.id}/download-wav${query}`).expect(400);
    for (const query of ['?ids=', '?ids=1,1', '?format=ogg', '?engine=quake', '?provenance=yes'])
      await ada.agent.get(`/api/sound-effects/archive${query}`).expect(400);
  });

  it('are had as MP3 with the tags of today before the stored audio', async () => {
    await ada.agent
      .patch(`/api/sound-effects/${bed.id}`)
      .send({ tags: ['wet'] })
      .expect(200);
    const file: Buffer = (await download('mp3', '?names=ucs').expect(200).expect('Content-Type', 'audio/mpeg')).body;
    const stored: Buffer = (await ada.agent.get(bed.audioUrl).buffer(true).parse(binary)).body;
    expect(file.subarray(id3Length(file)).equals(stored.subarray(id3Length(stored)))).toBe(true);
    const tag = file.subarray(0, id3Length(file));
    for (const text of ['Same name', 'My-Film', 'heavy rain on a tin roof', 'RAINMetl', 'wet', 'Commercial rights'])
      expect(tag.includes(Buffer.from(text, 'utf16le'))).toBe(true);
  });

  it('come together in one ZIP, each under a name of its own', async () => {
    const { name, files } = await archive(`?ids=${bed.id},${knock.id}`);
    expect(name).toBe('whoosh_2_sounds.zip');
    expect(Object.keys(files).sort()).toEqual(['Same_name_48kHz.wav', 'Same_name_48kHz_2.wav']);
    expect(Buffer.from(files['Same_name_48kHz_2.wav'] ?? []).equals((await download('wav')).body)).toBe(true);
    expect(Object.keys((await archive('?format=mp3')).files)).toHaveLength(2);
    const head = await ada.agent.head(`/api/sound-effects/archive?ids=${bed.id}`).expect(200);
    expect(nameIn(head.headers)).toBe('whoosh_1_sound.zip');
  });

  it.each(['', '&bits=16&rate=96', '&format=mp3', '&names=ucs'])(
    'come with a provenance from which the engine makes them again: %s',
    async (query) => {
      const { files } = await archive(`?ids=${bed.id}&provenance=true${query}`);
      const names = Object.keys(files);
      const [sound = '', provenance = ''] = [
        names.find((name) => !name.endsWith('json')),
        names.find((name) => name.endsWith('.provenance.json')),
      ];
      expect(provenance).toBe(sound.replace(/\.\w+$/, '.provenance.json'));
      const told = JSON.parse(textIn(files, provenance));
      expect(told).toMatchObject({
        name: 'Same name',
        seed: 42,
        prompt: 'heavy rain on a tin roof',
        licence: { kind: 'commercial' },
        file: { name: sound },
        samples: { frames: 48_000 },
      });
      const found = await checkProvenance(textIn(files, provenance), files[sound] ?? null, digest);
      expect(found).toMatchObject({ scene: 'same', file: query === '&format=mp3' ? 'unchanged' : 'same' });
    },
  );

  it('come as a set of variations: each heard as the same and none alike, all as loud as each other, in mono for a game', async () => {
    const before = await creditsOf(ada);
    const vary = (body: object, key = 'set-1') =>
      ada.agent.post(`/api/sound-effects/${knock.id}/variations`).set('Idempotency-Key', key).send(body);
    const made: GenerationResponse = (await vary({ amount: 0.4, count: 6 }).expect(200)).body;
    expect([made.takes.length, made.creditsDeducted, await creditsOf(ada)]).toEqual([6, 6, before - 6]);
    expect((await vary({ amount: 0.4, count: 6 }).expect(200)).body.generationId).toBe(made.generationId);
    const set: SoundEffect[] = [];
    for (const { take } of made.takes) set.push(await keepSound(ada, made, { take, name: `Knock 0${take}` }));
    expect(set.map(({ parentId }) => parentId)).toEqual(set.map(() => knock.id));
    const { scene }: EffectSceneResponse = (await ada.agent.get(`/api/sound-effects/${set[2]?.id}/scene`).expect(200))
      .body;
    expect(scene).toEqual(varyScene(made.scene, 0.4, set[2]?.seed ?? 0));
    const { files } = await archive(
      `?ids=${set.map(({ id }) => id).join(',')}&matched=true&channels=1&engine=unity&provenance=true`,
    );
    const names = Object.keys(files)
      .filter((name) => name.endsWith('.wav'))
      .sort();
    expect(names).toEqual(set.map((_, i) => `Whoosh/Knock_0${i + 1}_mono_48kHz.wav`));
    const sounds = names.map((name) => decodeWav(files[name] ?? new Uint8Array()));
    expect(sounds.map(({ channels }) => channels.length)).toEqual(set.map(() => 1));
    expect(textIn(files, names[0] ?? '')).toContain('M=mono,T=both channels together');
    const loudness = sounds.map(({ channels }) => {
      const meter = new LoudnessMeter();
      meter.add(channels);
      return 10 * Math.log10(meter.integratedPower());
    });
    expect(Math.max(...loudness) - Math.min(...loudness)).toBeLessThan(0.1);
    expect(
      new Set(
        await Promise.all(
          sounds.map(({ channels }) => digest(new Uint8Array((channels[0] ?? new Float32Array()).buffer))),
        ),
      ).size,
    ).toBe(6);
    const told = Object.keys(files).find((name) => name.endsWith('Knock_01_mono_48kHz.provenance.json')) ?? '';
    expect(await checkProvenance(textIn(files, told), files[names[0] ?? ''] ?? null, digest)).toMatchObject({
      scene: 'same',
      file: 'unchanged',
    });
    await vary({ amount: 0.4, count: 17 }, 'set-2').expect(400);
    await vary({ amount: 1.1, count: 1 }, 'set-3').expect(400);
  });

  it('are cut with fades into effects of their own, of which the provenance tells, and the sound stays as it was', async () => {
    const before = await creditsOf(ada);
    const cut = (body: object, id = bed.id) => ada.agent.post(`/api/sound-effects/${id}/cuts`).send(body);
    const part: SoundEffect = (await cut({ start: 0.25, end: 0.75, fadeIn: 0.1, fadeOut: 0.2 }).expect(201)).body;
    expect(part).toMatchObject({ name: bed.name, duration: 0.5, loop: false, generationId: bed.generationId });
    expect([part.audioUrl === bed.audioUrl, await creditsOf(ada)]).toEqual([false, before]);
    const [whole, made] = [
      decodeWav((await download('wav')).body),
      decodeWav((await download('wav', '', part.id)).body),
    ];
    const expected = cutAudio(whole, { start: 12_000, end: 36_000, fadeIn: 4_800, fadeOut: 9_600 });
    expect(made.channels.map((samples) => samples.length)).toEqual([24_000, 24_000]);
    expect(
      Math.max(
        ...made.channels.flatMap((samples, c) =>
          [...samples].map((sample, i) => Math.abs(sample - (expected.channels[c]?.[i] ?? 0))),
        ),
      ),
    ).toBeLessThan(1e-6);
    const again: SoundEffect = (await cut({ start: 0.1, end: 0.4 }, part.id).expect(201)).body;
    const versions: SoundEffect[] = (await ada.agent.get(`/api/sound-effects/${part.id}/versions`).expect(200)).body;
    expect(versions.map(({ id, parentId }) => [id, parentId])).toEqual([
      [bed.id, null],
      [part.id, bed.id],
      [again.id, part.id],
    ]);
    const { files } = await archive(`?ids=${again.id}&provenance=true`);
    const [sound = '', provenance = ''] = Object.keys(files).sort((a, b) => a.length - b.length);
    expect(await checkProvenance(textIn(files, provenance), files[sound] ?? null, digest)).toMatchObject({
      scene: 'same',
      file: 'same',
    });
    const stems = await ada.agent.get(`/api/sound-effects/${part.id}/stems`).buffer(true).parse(binary).expect(200);
    expect(Object.values(unzipSync(stems.body)).map((file) => readWavLayout(file).frames)).toEqual([24_000]);
    for (const wrong of [
      { start: 0.5, end: 0.5 },
      { start: 0, end: 1.2 },
      { start: 0, end: 0.5, fadeIn: 0.3, fadeOut: 0.3 },
      { start: -1, end: 1 },
    ])
      await cut(wrong).expect(400);
    expect((await ada.agent.get(`/api/generations/${bed.generationId}`).expect(200)).body.result.takes).toHaveLength(1);
    await ada.agent
      .post('/api/sound-effects/delete')
      .send({ ids: [part.id, again.id] })
      .expect(204);
  });

  it('are on their account’s budget of work when cut or had in another form, which refuses only a cut [security 63]', async () => {
    const spent = async (rule: string): Promise<number> => {
      const [row]: { points: number }[] = await test.dataSource.query(
        'SELECT coalesce(sum(points), 0)::int AS points FROM rate_limits WHERE key LIKE $1',
        [`${rule}:%`],
      );
      return row?.points ?? 0;
    };
    const grows = async (rule: string, work: () => Promise<unknown>): Promise<void> => {
      const before = await spent(rule);
      await work();
      for (let tries = 0; tries < 100 && (await spent(rule)) <= before; tries += 1) await wait(50);
      expect(await spent(rule)).toBeGreaterThan(before);
    };
    const cut = () => ada.agent.post(`/api/sound-effects/${bed.id}/cuts`).send({ start: 0, end: 0.5 });
    const inMono = () => ada.agent.post(`/api/sound-effects/${bed.id}/download-mp3?channels=1`);
    await grows('work-ms', () => cut().expect(201));
    await grows('work-paid-ms', () => inMono().expect(200));
    await test.app.get(WorkBudget, { strict: false }).spend(ada.user.id, 60_000);
    expect((await cut().expect(429)).body.code).toBe('RATE_LIMITED');
    await inMono().expect(200);
    await test.dataSource.query('DELETE FROM rate_limits');
  });

  it('are laid out for game engines, with what each imports and a manifest', async () => {
    const ids = `?ids=${bed.id},${knock.id}`;
    const [knocked, rain] = ['Same_name_48kHz.wav', 'Same_name_48kHz_2.wav'];
    const wwise = (await archive(`${ids}&engine=wwise`)).files;
    const rows = textIn(wwise, 'Whoosh/wwise-import.tsv')
      .trim()
      .split('\r\n')
      .map((row) => row.split('\t'));
    expect(rows.map((row) => [row[0], row[3]])).toEqual([
      ['Audio File', 'Property[IsLoopingEnabled]'],
      [knocked, 'false'],
      [rain, 'true'],
    ]);
    const { sounds } = JSON.parse(textIn(wwise, 'Whoosh/manifest.json'));
    expect(sounds[1]).toMatchObject({
      file: rain,
      seed: 42,
      duration: 1,
      sampleRate: 48_000,
      loop: { start: 0, end: 47_999 },
      licence: { kind: 'commercial' },
      prompt: 'heavy rain on a tin roof',
      catId: 'RAINMetl',
    });
    expect([sounds[1].loudness < -10 && sounds[1].loudness > -40, sounds[1].truePeak <= -0.99, sounds[0].loop]).toEqual(
      [true, true, null],
    );
    const godot = (await archive(`${ids}&engine=godot&rate=96`)).files;
    expect(textIn(godot, 'Whoosh/Same_name_96kHz_2.wav.import')).toContain(
      'edit/loop_mode=2\nedit/loop_begin=0\nedit/loop_end=95999\n',
    );
    expect(textIn(godot, 'Whoosh/Same_name_96kHz.wav.import')).toContain('edit/loop_mode=1\n');
    const unity = (await archive(`${ids}&engine=unity`)).files;
    const guids = [knocked, rain].map(
      (name) => /^guid: ([0-9a-f]{32})$/m.exec(textIn(unity, `Whoosh/${name}.meta`))?.[1],
    );
    expect(new Set(guids).size).toBe(2);
    expect([...textIn(unity, `Whoosh/${rain}.meta`).matchAll(/^( *\w+):/gm)].map(([, field]) => field)).toEqual(
      UNITY_FIELDS,
    );
    const unreal = (await archive(`${ids}&engine=unreal&names=ucs`)).files;
    expect(Object.keys(unreal)).toContain('Whoosh/import_to_unreal.py');
    expect(textIn(unreal, 'Whoosh/unreal-import.csv')).toMatch(
      /"RAINMetl_Same Name_WHOOSH_My Film_s42 t1.wav","True",1,/,
    );
  });

  it("are nobody else's, and not had from the trash", async () => {
    const bob = await signIn(test, { email: 'bob@example.com' });
    await bob.agent.get(`/api/sound-effects/archive?ids=${bed.id}`).expect(404);
    await bob.agent.get('/api/sound-effects/archive').expect(404);
    const all = Object.keys((await archive('')).files);
    await ada.agent.delete(`/api/sound-effects/${knock.id}`).expect(204);
    await ada.agent.get(`/api/sound-effects/archive?ids=${bed.id},${knock.id}`).expect(404);
    expect(Object.keys((await archive('')).files)).toHaveLength(all.length - 1);
  });

  it('tell that they are still being processed where storage does not have them', async () => {
    await test.dataSource.query('UPDATE sound_effects SET wav_file = $2 WHERE id = $1', [
      bed.id,
      `${'0'.repeat(32)}.wav`,
    ]);
    expect((await ada.agent.post(`/api/sound-effects/${bed.id}/download-wav`).expect(425)).body.code).toBe(
      'STILL_PROCESSING',
    );
  });
});
