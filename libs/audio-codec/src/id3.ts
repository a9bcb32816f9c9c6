/** What a player shows of a file. */
export interface Mp3Tags {
  title?: string;
}

const HEADER = 10;
const UTF16_WITH_BOM = 1;

/** An ID3v2.3 tag with the title in UTF-16; nothing (no bytes) without one. Reference: id3.org, "ID3 tag version 2.3.0". */
export function createId3(tags: Mp3Tags): Uint8Array {
  const { title } = tags;
  if (!title) return new Uint8Array(0);
  const text = utf16(title);
  const frameSize = 1 + text.length;
  const tag = new Uint8Array(HEADER + HEADER + frameSize);
  const view = new DataView(tag.buffer);
  tag.set([0x49, 0x44, 0x33, 3, 0, 0]); // "ID3", version 2.3.0, no flags
  writeSyncSafe(tag, 6, HEADER + frameSize);
  tag.set([0x54, 0x49, 0x54, 0x32], HEADER); // "TIT2"
  view.setUint32(HEADER + 4, frameSize);
  tag[2 * HEADER] = UTF16_WITH_BOM;
  tag.set(text, 2 * HEADER + 1);
  return tag;
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
