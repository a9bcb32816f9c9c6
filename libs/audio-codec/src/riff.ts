/** A part of a RIFF file: four letters and what they hold. */
export interface RiffChunk {
  id: string;
  body: Uint8Array;
}

/** A RIFF file counts its bytes in 32 bits. */
const MOST_BYTES = 0xffff_ffff;

/** Joins chunks to a RIFF WAVE file in the order given; each is padded to an even length, as RIFF demands. */
export function riff(chunks: readonly RiffChunk[]): Uint8Array {
  return riffHeader(chunks);
}

/**
 * Joins chunks in the order given, each padded to an even length. With `dataBytes`, the file ends with the head of a
 * data chunk of that length, which the caller appends (and a zero after an odd length); the file's own length counts it
 * already.
 * @param type what the file is: WAVE, or the type of a list
 * @throws RangeError when the file would pass 4 GiB
 */
export function riffHeader(chunks: readonly RiffChunk[], dataBytes?: number, type = 'WAVE'): Uint8Array {
  const own = chunks.reduce((sum, { body }) => sum + 8 + padded(body.length), 12) + (dataBytes === undefined ? 0 : 8);
  const whole = own + padded(dataBytes ?? 0);
  if (whole > MOST_BYTES) throw new RangeError('audio: longer than a WAV file can be');
  const file = new Uint8Array(own);
  const view = new DataView(file.buffer);
  writeHead(view, 0, 'RIFF', whole - 8);
  writeId(view, 8, type);
  let at = 12;
  for (const { id, body } of chunks) {
    writeHead(view, at, id, body.length);
    file.set(body, at + 8);
    at += 8 + padded(body.length);
  }
  if (dataBytes !== undefined) writeHead(view, at, 'data', dataBytes);
  return file;
}

const padded = (bytes: number): number => bytes + (bytes % 2);

function writeHead(view: DataView, at: number, id: string, size: number): void {
  writeId(view, at, id);
  view.setUint32(at + 4, size, true);
}

function writeId(view: DataView, at: number, id: string): void {
  for (let i = 0; i < 4; i++) view.setUint8(at + i, id.charCodeAt(i));
}
