import { createId3, id3Length } from './id3';

/** Frames by id as id3.org lays them out, read without the writer's own functions. */
function framesOf(tag: Uint8Array): [id: string, body: Buffer][] {
  const bytes = Buffer.from(tag);
  const frames: [string, Buffer][] = [];
  for (let at = 10; at < bytes.length;) {
    const size = bytes.readUInt32BE(at + 4);
    frames.push([bytes.toString('latin1', at, at + 4), bytes.subarray(at + 10, at + 10 + size)]);
    at += 10 + size;
  }
  return frames;
}
const text = (body: Buffer | undefined) => body?.toString('utf16le', 1).replaceAll('\ufeff', '');

describe('the tag of an MP3', () => {
  const tag = createId3({
    title: 'Türschlag 🚪',
    artist: 'Whoosh',
    album: 'Trailer',
    genre: 'Sound Effect',
    createdAt: new Date('2026-11-22T03:04:05Z'),
    comment: 'a door',
    encodedBy: 'engine 1',
    copyrightUrl: 'https://example.com/legal/licence',
    fields: { CATID: 'DOORWood', EMPTY: '' },
  });
  const frames = new Map(framesOf(tag));

  it('tells its own length, and that a file has none', () => {
    expect(id3Length(tag)).toBe(tag.length);
    expect([
      id3Length(createId3({})),
      id3Length(Uint8Array.of(0xff, 0xfb, 0, 0, 0, 0, 0, 0, 0, 0)),
      id3Length(tag.subarray(0, 5)),
    ]).toEqual([0, 0, 0]);
    expect([...tag.subarray(6, 10)].every((byte) => byte < 0x80)).toBe(true);
  });

  it('has title, artist, album, genre, time and program as text', () => {
    expect(['TIT2', 'TPE1', 'TALB', 'TCON', 'TYER', 'TDAT', 'TIME', 'TSSE'].map((id) => text(frames.get(id)))).toEqual([
      'Türschlag 🚪',
      'Whoosh',
      'Trailer',
      'Sound Effect',
      '2026',
      '2211',
      '0304',
      'engine 1',
    ]);
  });

  it('has the description as an English comment, own fields by their names, and the licence as an address', () => {
    const comment = frames.get('COMM');
    expect([comment?.[0], comment?.toString('latin1', 1, 4), comment?.toString('utf16le', 4)]).toEqual([
      1,
      'eng',
      '\ufeff\0\ufeffa door',
    ]);
    expect(text(frames.get('TXXX'))).toBe('CATID\0DOORWood');
    expect(frames.get('WCOP')?.toString('latin1')).toBe('https://example.com/legal/licence');
    expect(framesOf(tag).filter(([id]) => id === 'TXXX')).toHaveLength(1);
  });
});
