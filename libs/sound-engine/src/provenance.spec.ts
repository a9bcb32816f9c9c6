import { createHash } from 'node:crypto';
import { encodeMp3, encodeWav, quantize, RENDERED_FORMAT, wavData, type WavFormat } from '@whoosh/audio-codec';
import { interpret } from './language';
import {
  checkProvenance,
  FOREIGN_PROVENANCE_FORMAT,
  PROVENANCE_FORMAT,
  readProvenance,
  type Provenance,
} from './provenance';
import { render } from './render';

const digest = (bytes: Uint8Array) => Promise.resolve(createHash('sha256').update(bytes).digest('hex'));
const scene = interpret('two knocks on a wooden door', { duration: 0.5, seed: 5 });
const { mix: rendered, engineVersion } = render(scene);
const mix = quantize(rendered);

/** A WAV in another form, as it is handed out. */
function wavIn(form: WavFormat): Uint8Array {
  const data = wavData(mix, form);
  const empty = encodeWav(
    { sampleRate: form.sampleRate, channels: [new Float32Array(0), new Float32Array(0)] },
    { bitDepth: form.bitDepth },
  );
  const file = new Uint8Array([...empty, ...data]);
  new DataView(file.buffer).setUint32(40, data.length, true);
  return file;
}

async function provenanceOf(data: Uint8Array, changes: Partial<Provenance> = {}): Promise<string> {
  const provenance: Provenance = {
    format: PROVENANCE_FORMAT,
    name: 'Knocks',
    prompt: 'two knocks',
    madeAt: '2026-11-22T00:00:00Z',
    licence: { kind: 'personal', text: '' },
    statement: '',
    engineVersion,
    seed: 5,
    take: 1,
    scene,
    samples: { frames: 24_000, sha256: await digest(wavData(mix, RENDERED_FORMAT)) },
    file: { name: 'Knocks.wav', sha256: await digest(data), sampleRate: 48_000 },
    ...changes,
  };
  return JSON.stringify(provenance);
}

describe('a provenance, rendered again', () => {
  const forms: WavFormat[] = [
    RENDERED_FORMAT,
    { bitDepth: 16, sampleRate: 48_000 },
    { bitDepth: 24, sampleRate: 96_000 },
    { bitDepth: 16, sampleRate: 96_000 },
  ];

  it.each(forms)('gives the samples of the file: %j', async (form) => {
    const report = await checkProvenance(await provenanceOf(wavData(mix, form)), wavIn(form), digest);
    expect(report).toMatchObject({
      name: 'Knocks',
      scene: 'same',
      file: 'same',
      difference: null,
      engineVersion,
      ownVersion: engineVersion,
    });
  });

  it('needs no file', async () => {
    expect(await checkProvenance(await provenanceOf(new Uint8Array(0)), null, digest)).toMatchObject({
      scene: 'same',
      file: 'none',
    });
  });

  it('finds a single sample that was changed, and where', async () => {
    const file = wavIn(RENDERED_FORMAT);
    file[44 + 6 * 100] ^= 1;
    file[44 + 6 * 200 + 3] ^= 1;
    expect(await checkProvenance(await provenanceOf(new Uint8Array(0)), file, digest)).toMatchObject({
      scene: 'same',
      file: 'different',
      difference: { frames: 2, first: 100 },
    });
    const cut = wavIn(RENDERED_FORMAT).subarray(0, 44 + 6 * 23_000);
    expect((await checkProvenance(await provenanceOf(new Uint8Array(0)), cut, digest)).difference).toEqual({
      frames: 1_000,
      first: 23_000,
    });
  });

  it('finds that a scene or what is told of it was changed', async () => {
    const other = await provenanceOf(new Uint8Array(0), { scene: { ...scene, seed: 6 } });
    expect(await checkProvenance(other, wavIn(RENDERED_FORMAT), digest)).toMatchObject({
      scene: 'different',
      file: 'different',
    });
    const liar = await provenanceOf(new Uint8Array(0), { samples: { frames: 1, sha256: 'a' } });
    expect(await checkProvenance(liar, wavIn(RENDERED_FORMAT), digest)).toMatchObject({
      scene: 'different',
      file: 'same',
    });
  });

  it('knows an MP3 by its audio, whatever its tags', async () => {
    const plain = await encodeMp3({ ...mix, sampleRate: 48_000 }, { bitrate: 128 });
    const tagged = await encodeMp3({ ...mix, sampleRate: 48_000 }, { bitrate: 128, tags: { title: 'Other' } });
    const text = await provenanceOf(plain);
    expect((await checkProvenance(text, tagged, digest)).file).toBe('unchanged');
    tagged[tagged.length - 1] ^= 1;
    expect((await checkProvenance(text, tagged, digest)).file).toBe('different');
  });

  it('says so where this engine cannot play the scene, and where the file is no sound', async () => {
    const [layer] = scene.layers;
    const gone = await provenanceOf(wavData(mix, RENDERED_FORMAT), {
      scene: { ...scene, layers: [{ ...layer, source: { ...layer.source, model: 'theremin_of_tomorrow' } }] },
    });
    expect(await checkProvenance(gone, wavIn(RENDERED_FORMAT), digest)).toMatchObject({
      scene: 'unknown',
      file: 'unchanged',
    });
    expect(
      (await checkProvenance(await provenanceOf(new Uint8Array(0)), new TextEncoder().encode('hello, world'), digest))
        .file,
    ).toBe('foreign');
  });

  it('tells of a sound of another generator that it cannot be rendered again, and whether its hash holds', async () => {
    const madeBy = {
      id: 'elevenlabs',
      name: 'ElevenLabs',
      model: 'eleven_text_to_sound_v2',
      terms: 'https://elevenlabs.io/terms',
    };
    const {
      scene: _scene,
      seed: _seed,
      ...told
    } = JSON.parse(await provenanceOf(wavData(mix, RENDERED_FORMAT))) as Provenance;
    const text = JSON.stringify({ ...told, format: FOREIGN_PROVENANCE_FORMAT, madeBy, engineVersion: madeBy.model });
    const file = wavIn(RENDERED_FORMAT);
    const report = {
      scene: 'none',
      madeBy: { name: 'ElevenLabs', model: 'eleven_text_to_sound_v2' },
      difference: null,
    };
    expect(await checkProvenance(text, file, digest)).toMatchObject({ ...report, file: 'unchanged' });
    file[44 + 6 * 100] ^= 1;
    expect(await checkProvenance(text, file, digest)).toMatchObject({ ...report, file: 'different' });
    expect(await checkProvenance(text, null, digest)).toMatchObject({ ...report, file: 'none' });
    expect(() => readProvenance(JSON.stringify({ ...told, format: FOREIGN_PROVENANCE_FORMAT }))).toThrow('not whole');
  });

  it('is refused where it is none', () => {
    for (const text of ['', '{}', '[]', 'null', JSON.stringify({ format: PROVENANCE_FORMAT })])
      expect(() => readProvenance(text)).toThrow(RangeError);
    expect(() => readProvenance(JSON.stringify({ format: 'whoosh-provenance/2' }))).toThrow('no provenance file');
  });

  it('is refused where its scene is none', async () => {
    const text = await provenanceOf(new Uint8Array(0), { scene: { ...scene, duration: -1 } });
    expect(() => readProvenance(text)).toThrow('no scene');
  });
});
