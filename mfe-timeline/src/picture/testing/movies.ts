/** A box of an MP4 around bytes or other boxes. */
export function box(type: string, ...contents: Uint8Array[]): Uint8Array {
  const length = contents.reduce((sum, content) => sum + content.length, 8);
  const bytes = new Uint8Array(length);
  new DataView(bytes.buffer).setUint32(0, length);
  bytes.set(
    [...type].map((letter) => letter.charCodeAt(0)),
    4,
  );
  let at = 8;
  for (const content of contents) {
    bytes.set(content, at);
    at += content.length;
  }
  return bytes;
}

function words(...values: number[]): Uint8Array {
  const bytes = new Uint8Array(4 * values.length);
  values.forEach((value, i) => new DataView(bytes.buffer).setInt32(4 * i, value));
  return bytes;
}

interface FakeMovie {
  sizes: number[];
  /** Where each chunk begins. */
  chunks: number[];
  perChunk: number;
  /** How many pictures follow one another at which distance, in units of the scale. */
  times: [number, number][];
  scale: number;
  keys: number[];
  /** Before the first picture. */
  pauseMs?: number;
}

const MOVIE_SCALE = 1000;
const AVC = Uint8Array.from([1, 0x4d, 0x40, 0x1f, 0xff]);

/** Contents of the moov box of a movie with nothing but pictures. */
export function moovOf({ sizes, chunks, perChunk, times, scale, keys, pauseMs = 0 }: FakeMovie): DataView {
  const table = box(
    'stbl',
    box('stsd', words(0, 1), box('avc1', new Uint8Array(78), box('avcC', AVC))),
    box('stts', words(0, times.length, ...times.flat())),
    box('stsc', words(0, 1, 1, perChunk, 1)),
    box('stsz', words(0, 0, sizes.length, ...sizes)),
    box('stco', words(0, chunks.length, ...chunks)),
    box('stss', words(0, keys.length, ...keys.map((key) => key + 1))),
  );
  const handler = box('hdlr', words(0, 0), Uint8Array.from([...'vide'].map((letter) => letter.charCodeAt(0))));
  const edits = box('edts', box('elst', words(0, 2, pauseMs, -1, 0x10000, 1000, 0, 0x10000)));
  const media = box('mdia', box('mdhd', words(0, 0, 0, scale, 0)), handler, box('minf', table));
  const track = box('trak', ...(pauseMs > 0 ? [edits] : []), media);
  return new DataView(box('moov', box('mvhd', words(0, 0, 0, MOVIE_SCALE, 0)), track).buffer, 8);
}
