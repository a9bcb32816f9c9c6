/** What players and libraries show of a file. Empty texts are left out. */
export interface Mp3Tags {
  title?: string;
  artist?: string;
  album?: string;
  genre?: string;
  /** When it was made; day and time of UTC are written. */
  createdAt?: Date;
  /** What is heard. */
  comment?: string;
  /** The program that made it, and how. */
  encodedBy?: string;
  /** Address of what may be done with it. */
  copyrightUrl?: string;
  /** Fields of one's own, by name. */
  fields?: Readonly<Record<string, string>>;
}

const HEADER = 10;
const UTF16_WITH_BOM = 1;

/** An ID3v2.3 tag, texts in UTF-16; nothing (no bytes) without any. Reference: id3.org, "ID3 tag version 2.3.0". */
export function createId3(tags: Mp3Tags): Uint8Array {
  const frames = framesOf(tags);
  if (frames.length === 0) return new Uint8Array(0);
  const body = joined(frames);
  const head = new Uint8Array(HEADER);
  head.set([0x49, 0x44, 0x33, 3, 0, 0]); // "ID3", version 2.3.0, no flags
  writeSyncSafe(head, 6, body.length);
  return joined([head, body]);
}

/** Bytes of the tag that a file begins with, 0 without one. @param head its first 10 bytes or more */
export function id3Length(head: Uint8Array): number {
  if (head.length < HEADER || head[0] !== 0x49 || head[1] !== 0x44 || head[2] !== 0x33) return 0;
  return HEADER + head.subarray(6, HEADER).reduce((size, seven) => size * 128 + (seven & 0x7f), 0);
}

function framesOf({
  title,
  artist,
  album,
  genre,
  createdAt,
  comment,
  encodedBy,
  copyrightUrl,
  fields = {},
}: Mp3Tags): Uint8Array[] {
  const [year = '', month = '', day = '', hour = '', minute = ''] = createdAt?.toISOString().split(/[-T:]/) ?? [];
  const texts: [id: string, text: string | undefined][] = [
    ['TIT2', title],
    ['TPE1', artist],
    ['TALB', album],
    ['TCON', genre],
    ['TYER', year],
    ['TDAT', day + month],
    ['TIME', hour + minute],
    ['TSSE', encodedBy],
  ];
  return [
    ...texts.flatMap(([id, text]) => (text ? [frame(id, [Uint8Array.of(UTF16_WITH_BOM), utf16(text)])] : [])),
    // English, without a short name of the comment.
    ...(comment ? [frame('COMM', [Uint8Array.of(UTF16_WITH_BOM), ascii('eng'), utf16('\0'), utf16(comment)])] : []),
    ...Object.entries(fields).flatMap(([name, text]) =>
      text ? [frame('TXXX', [Uint8Array.of(UTF16_WITH_BOM), utf16(`${name}\0`), utf16(text)])] : [],
    ),
    ...(copyrightUrl ? [frame('WCOP', [ascii(copyrightUrl)])] : []),
  ];
}

function frame(id: string, parts: readonly Uint8Array[]): Uint8Array {
  const body = joined(parts);
  const head = new Uint8Array(HEADER);
  head.set(ascii(id));
  new DataView(head.buffer).setUint32(4, body.length);
  return joined([head, body]);
}

/** Seven bits per byte, so that no size looks like the start of an audio frame. */
function writeSyncSafe(bytes: Uint8Array, at: number, size: number): void {
  for (let i = 0; i < 4; i++) bytes[at + i] = (size >> (7 * (3 - i))) & 0x7f;
}

function utf16(text: string): Uint8Array {
  const bytes = new Uint8Array(2 + 2 * text.length);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, true);
  for (let i = 0; i < text.length; i++) view.setUint16(2 + 2 * i, text.charCodeAt(i), true);
  return bytes;
}

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => Math.min(0x7f, letter.charCodeAt(0)));
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
