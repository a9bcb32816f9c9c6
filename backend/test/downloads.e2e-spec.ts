import { createHash } from 'node:crypto';
import { decodeWav, id3Length, readWavLayout } from '@whoosh/audio-codec';
import type { SoundEffect } from '@whoosh/contracts';
import { checkProvenance } from '@whoosh/sound-engine/provenance';
import { unzipSync } from 'fflate';
import { binary } from './support/binary';
import { createTestApp, type TestApp } from './support/create-test-app';
import { signIn, type SignedIn } from './support/factories';
import { grant, keepSound, makeSound } from './support/sounds';

// Real sounds are made here, on machines that may be busy.
jest.setTimeout(60_000);

const digest = (bytes: Uint8Array) => Promise.resolve(createHash('sha256').update(bytes).digest('hex'));
const nameIn = (headers: Record<string, string>) => /filename="([^"]+)"/.exec(headers['content-disposition'] ?? '')?.[1];

describe('sounds as files', () => {
  let test: TestApp;
  let ada: SignedIn;
  /** It goes round; the other one does not. */
  let bed: SoundEffect;
  let knock: SoundEffect;

  beforeAll(async () => {
    test = await createTestApp({ settings: { WORKER: 'on' } });
    ada = await signIn(test, { planId: 2 });
    await grant(test, ada, 100);
    const project = (await ada.agent.post('/api/projects').send({ name: 'My-Film', type: 'sfx' }).expect(201)).body;
    bed = await keepSound(ada, await makeSound(ada, { scene: undefined, description: 'heavy rain on a tin roof', duration: 1, seed: 42, loop: true }), { name: 'Same name', projectId: project.id });
    knock = await keepSound(ada, await makeSound(ada, { scene: undefined, description: 'a knock on a wooden door', duration: 0.5, seed: 7 }), { name: 'Same name' });
  });
  afterAll(() => test.close());

  const download = (format: 'wav' | 'mp3', query = '', id = bed.id) => ada.agent.post(`/api/sound-effects/${id}/download-${format}${query}`).buffer(true).parse(binary);
  const archive = async (query: string) => {
    const answer = await ada.agent.get(`/api/sound-effects/archive${query}`).buffer(true).parse(binary).expect(200).expect('Content-Type', 'application/zip');
    return { name: nameIn(answer.headers), files: unzipSync(answer.body) };
  };
  const textIn = (files: Record<string, Uint8Array>, name: string) => Buffer.from(files[name] ?? []).toString('utf8');

  it.each([
    ['', { bitDepth: 24, sampleRate: 48_000, frames: 48_000 }, 'Same_name_48kHz.wav'],
    ['?bits=16', { bitDepth: 16, sampleRate: 48_000, frames: 48_000 }, 'Same_name_48kHz_16bit.wav'],
    ['?rate=96&bits=24', { bitDepth: 24, sampleRate: 96_000, frames: 96_000 }, 'Same_name_96kHz.wav'],
    ['?names=ucs&rate=96&bits=16', { bitDepth: 16, sampleRate: 96_000, frames: 96_000 }, 'RAINMetl_Same Name_WHOOSH_My Film_s42 t1.wav'],
  ])('are had as WAV in the form that is wanted: %s', async (query, layout, name) => {
    const answer = await download('wav', query).expect(200).expect('Content-Type', 'audio/wav');
    expect(nameIn(answer.headers)).toBe(name);
    expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
    expect(readWavLayout(answer.body)).toMatchObject(layout);
    const whole = decodeWav((await download('wav')).body).channels[0] ?? new Float32Array();
    const step = layout.sampleRate / 48_000;
    const made = (decodeWav(answer.body).channels[0] ?? new Float32Array()).filter((_, frame) => frame % step === 0);
    // The filter takes what lies close to 24 kHz.
    expect(Math.sqrt(made.reduce((sum, value, i) => sum + (value - (whole[i] ?? 0)) ** 2, 0) / made.length)).toBeLessThan(0.02);
    const text = Buffer.from(answer.body).toString('latin1');
    expect(text).toContain('<CATID>RAINMetl</CATID>\n    <CATEGORY>RAIN</CATEGORY>\n    <SUBCATEGORY>METAL</SUBCATEGORY>');
    expect(text.includes('converted from 48 kHz')).toBe(layout.sampleRate === 96_000);
    const smpl = Buffer.from(answer.body).indexOf('smpl') + 8;
    expect(Buffer.from(answer.body).readUInt32LE(smpl + 48)).toBe(layout.frames - 1);
  });

  it('are refused in forms that there are not', async () => {
    for (const query of ['?bits=8', '?rate=44', '?names=long', '?x=1']) await ada.agent.post(`/api/sound-effects/${bed.id}/download-wav${query}`).expect(400);
    for (const query of ['?ids=', '?ids=1,1', '?format=ogg', '?engine=quake', '?provenance=yes']) await ada.agent.get(`/api/sound-effects/archive${query}`).expect(400);
  });

  it('are had as MP3 with the tags of today before the stored audio', async () => {
    await ada.agent.patch(`/api/sound-effects/${bed.id}`).send({ tags: ['wet'] }).expect(200);
    const file: Buffer = (await download('mp3', '?names=ucs').expect(200).expect('Content-Type', 'audio/mpeg')).body;
    const stored: Buffer = (await ada.agent.get(bed.audioUrl).buffer(true).parse(binary)).body;
    expect(file.subarray(id3Length(file)).equals(stored.subarray(id3Length(stored)))).toBe(true);
    const tag = file.subarray(0, id3Length(file));
    for (const text of ['Same name', 'My-Film', 'heavy rain on a tin roof', 'RAINMetl', 'wet', 'Commercial rights']) expect(tag.includes(Buffer.from(text, 'utf16le'))).toBe(true);
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

  it.each(['', '&bits=16&rate=96', '&format=mp3', '&names=ucs'])('come with a provenance from which the engine makes them again: %s', async (query) => {
    const { files } = await archive(`?ids=${bed.id}&provenance=true${query}`);
    const names = Object.keys(files);
    const [sound = '', provenance = ''] = [names.find((name) => !name.endsWith('json')), names.find((name) => name.endsWith('.provenance.json'))];
    expect(provenance).toBe(sound.replace(/\.\w+$/, '.provenance.json'));
    const told = JSON.parse(textIn(files, provenance));
    expect(told).toMatchObject({ name: 'Same name', seed: 42, prompt: 'heavy rain on a tin roof', licence: { kind: 'commercial' }, file: { name: sound }, samples: { frames: 48_000 } });
    const found = await checkProvenance(textIn(files, provenance), files[sound] ?? null, digest);
    expect(found).toMatchObject({ scene: 'same', file: query === '&format=mp3' ? 'unchanged' : 'same' });
  });

  it('are laid out for game engines, with what each imports and a manifest', async () => {
    const ids = `?ids=${bed.id},${knock.id}`;
    const [knocked, rain] = ['Same_name_48kHz.wav', 'Same_name_48kHz_2.wav'];
    const wwise = (await archive(`${ids}&engine=wwise`)).files;
    const rows = textIn(wwise, 'Whoosh/wwise-import.tsv').trim().split('\r\n').map((row) => row.split('\t'));
    expect(rows.map((row) => [row[0], row[3]])).toEqual([['Audio File', 'Property[IsLoopingEnabled]'], [knocked, 'false'], [rain, 'true']]);
    const { sounds } = JSON.parse(textIn(wwise, 'Whoosh/manifest.json'));
    expect(sounds[1]).toMatchObject({ file: rain, seed: 42, duration: 1, sampleRate: 48_000, loop: { start: 0, end: 47_999 }, licence: { kind: 'commercial' }, prompt: 'heavy rain on a tin roof', catId: 'RAINMetl' });
    expect([sounds[1].loudness < -10 && sounds[1].loudness > -40, sounds[1].truePeak <= -0.99, sounds[0].loop]).toEqual([true, true, null]);
    const godot = (await archive(`${ids}&engine=godot&rate=96`)).files;
    expect(textIn(godot, 'Whoosh/Same_name_96kHz_2.wav.import')).toContain('edit/loop_mode=2\nedit/loop_begin=0\nedit/loop_end=95999\n');
    expect(textIn(godot, 'Whoosh/Same_name_96kHz.wav.import')).toContain('edit/loop_mode=1\n');
    const unity = (await archive(`${ids}&engine=unity`)).files;
    const guids = [knocked, rain].map((name) => /^guid: ([0-9a-f]{32})$/m.exec(textIn(unity, `Whoosh/${name}.meta`))?.[1]);
    expect(new Set(guids).size).toBe(2);
    const unreal = (await archive(`${ids}&engine=unreal&names=ucs`)).files;
    expect(Object.keys(unreal)).toContain('Whoosh/import_to_unreal.py');
    expect(textIn(unreal, 'Whoosh/unreal-import.csv')).toMatch(/"RAINMetl_Same Name_WHOOSH_My Film_s42 t1.wav","True",1,/);
  });

  it('are nobody else\'s, and not had from the trash', async () => {
    const bob = await signIn(test, { email: 'bob@example.com' });
    await bob.agent.get(`/api/sound-effects/archive?ids=${bed.id}`).expect(404);
    await bob.agent.get('/api/sound-effects/archive').expect(404);
    await ada.agent.delete(`/api/sound-effects/${knock.id}`).expect(204);
    await ada.agent.get(`/api/sound-effects/archive?ids=${bed.id},${knock.id}`).expect(404);
    expect(Object.keys((await archive('')).files)).toHaveLength(1);
  });

  it('tell that they are still being processed where storage does not have them', async () => {
    await test.dataSource.query('UPDATE sound_effects SET wav_file = $2 WHERE id = $1', [bed.id, `${'0'.repeat(32)}.wav`]);
    expect((await ada.agent.post(`/api/sound-effects/${bed.id}/download-wav`).expect(425)).body.code).toBe('STILL_PROCESSING');
  });
});
