import { decodeWav, encodeWav, readWavLayout } from './wav';
import { wavPreamble, type WavMetadata } from './wav-metadata';

const METADATA: WavMetadata = {
  description: 'Three knocks on a wooden door & <more>',
  title: 'Three knocks',
  originator: 'Whoosh',
  originatorReference: 'WH-12',
  createdAt: new Date('2026-11-21T22:05:09.123Z'),
  codingHistory: 'A=PCM,F=48000,W=24,M=stereo,T=Whoosh',
};

function described(frames: number, metadata: Partial<WavMetadata> = {}): { file: Uint8Array; plain: Uint8Array } {
  const channels = [0, 1].map((c) => Float32Array.from({ length: frames }, (_, i) => ((i + c) % 100) / 128));
  const plain = encodeWav({ sampleRate: 48_000, channels }, { bitDepth: 24 });
  const layout = readWavLayout(plain);
  const preamble = wavPreamble(layout, { ...METADATA, ...metadata });
  const file = new Uint8Array(preamble.length + plain.length - layout.dataStart);
  file.set(preamble);
  file.set(plain.subarray(layout.dataStart), preamble.length);
  return { file, plain };
}

/** Bodies by id, in their order; a list's id carries its type. */
function chunksOf(file: Uint8Array): Map<string, Buffer> {
  const bytes = Buffer.from(file);
  const found = new Map<string, Buffer>();
  for (let at = 12; at < bytes.length;) {
    const id = bytes.toString('latin1', at, at + 4);
    const body = bytes.subarray(at + 8, at + 8 + bytes.readUInt32LE(at + 4));
    found.set(id === 'LIST' ? `LIST ${body.toString('latin1', 0, 4)}` : id, body);
    at += 8 + body.length + (body.length % 2);
  }
  return found;
}

describe('a WAV file with what libraries read', () => {
  it('holds the samples of the plain one, and tells its own length truly', () => {
    for (const frames of [1, 1000, 1001]) {
      const { file, plain } = described(frames, { loops: true, cues: [{ frame: 0, label: 'knock' }] });
      expect(decodeWav(file)).toEqual(decodeWav(plain));
      expect(Buffer.from(file).readUInt32LE(4)).toBe(file.length - 8);
    }
  });

  it('has its format first, and all it tells before its samples', () => {
    const all = described(480, { loops: true, cues: [{ frame: 7, label: 'knock' }] });
    expect([...chunksOf(all.file).keys()]).toEqual([
      'fmt ',
      'bext',
      'smpl',
      'cue ',
      'LIST adtl',
      'LIST INFO',
      'iXML',
      'data',
    ]);
    expect([...chunksOf(described(480).file).keys()]).toEqual(['fmt ', 'bext', 'LIST INFO', 'iXML', 'data']);
  });

  it('is well-formed XML whatever stands in a description', () => {
    const wav = described(480, { description: 'rain \uFFFE\uFFFF\u0001 & <tin> \uD800 roof' });
    const xml = (chunksOf(wav.file).get('iXML') ?? Buffer.alloc(0)).toString('utf8');
    expect(xml).toContain('<NOTE>rain  &amp; &lt;tin&gt;  roof</NOTE>');
  });

  it('says in bext who made what, and when', () => {
    const bext = chunksOf(described(480).file).get('bext') ?? Buffer.alloc(0);
    const text = (from: number, length: number) => bext.toString('utf8', from, from + length).replace(/\0+$/, '');
    expect([text(0, 256), text(256, 32), text(288, 32), text(320, 10), text(330, 8)]).toEqual([
      METADATA.description,
      'Whoosh',
      'WH-12',
      '2026-11-21',
      '22:05:09',
    ]);
    expect(text(602, bext.length - 602)).toBe('A=PCM,F=48000,W=24,M=stereo,T=Whoosh\r\n');
  });

  it('cuts a description where its field ends, never through a letter', () => {
    const bext =
      chunksOf(described(480, { description: 'é'.repeat(200).padStart(201, 'x') }).file).get('bext') ?? Buffer.alloc(0);
    expect(bext.subarray(0, 256).toString('utf8')).toBe(`x${'é'.repeat(127)}\0`);
  });

  it('loops over the whole file, the last frame included', () => {
    const smpl = chunksOf(described(480, { loops: true }).file).get('smpl') ?? Buffer.alloc(0);
    expect([smpl.readUInt32LE(28), smpl.readUInt32LE(44), smpl.readUInt32LE(48)]).toEqual([1, 0, 479]);
  });

  it('marks and names what happens when', () => {
    const chunks = chunksOf(
      described(480, {
        cues: [
          { frame: 7, label: 'knock' },
          { frame: 99, label: 'creak' },
        ],
      }).file,
    );
    const cue = chunks.get('cue ') ?? Buffer.alloc(0);
    expect([cue.readUInt32LE(0), cue.readUInt32LE(4 + 20), cue.readUInt32LE(4 + 24 + 20)]).toEqual([2, 7, 99]);
    expect(chunks.get('LIST adtl')?.toString('latin1')).toMatch(/labl.{8}knock\0.*labl.{8}creak\0/s);
  });

  it('writes the fields of a sound library into iXML, with its special letters escaped', () => {
    const xml = chunksOf(described(480, { keywords: ['door', 'wood'], fields: { CATID: 'DOORWood' } }).file)
      .get('iXML')
      ?.toString('utf8');
    expect(xml).toContain('<NOTE>Three knocks on a wooden door &amp; &lt;more&gt;</NOTE>');
    expect(xml).toContain('<KEYWORDS>door, wood</KEYWORDS>');
    expect(xml).toContain('<CATID>DOORWood</CATID>');
    expect(
      chunksOf(described(480, { description: 'a\u0000b' }).file)
        .get('iXML')
        ?.toString('utf8'),
    ).toContain('<NOTE>ab</NOTE>');
  });

  it('is refused where it would be longer than such a file can be', () => {
    const layout = { ...readWavLayout(described(1).plain), frames: 720_000_000 };
    expect(() => wavPreamble(layout, METADATA)).toThrow(RangeError);
  });
});
