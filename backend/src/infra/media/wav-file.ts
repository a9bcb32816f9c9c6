import { type FileHandle, open } from 'node:fs/promises';
import { encodeWav } from '@whoosh/audio-codec';
import { MIX_RATE, type Stereo } from '@whoosh/timeline-mix';

const BYTES_PER_FRAME = 6;
/** Of a file that encodeWav writes. */
const PLAIN_HEADER_BYTES = 44;
const BEXT_BYTES = 602;
const DS64_BYTES = 28;
const MAX_RIFF_BYTES = 0xffff_ffff;

/**
 * A Broadcast Wave file (24 bit, stereo, 48 kHz) that is written block by block; one of more than 4 GiB becomes RF64.
 * Its time reference is 0: it begins where the timeline begins. Reference: EBU Tech 3285 and 3306.
 */
export class WavFile {
  private constructor(private readonly handle: FileHandle) {}

  /** @param frames that will be written, exactly @param description of the sound, ASCII, up to 256 characters */
  static async create(file: string, frames: number, description: string): Promise<WavFile> {
    const handle = await open(file, 'wx', 0o600);
    await handle.appendFile(headerOf(frames, description));
    return new WavFile(handle);
  }

  async write({ left, right }: Stereo): Promise<void> {
    await this.handle.appendFile(
      encodeWav({ sampleRate: MIX_RATE, channels: [left, right] }, { bitDepth: 24 }).subarray(PLAIN_HEADER_BYTES),
    );
  }

  async close(): Promise<void> {
    await this.handle.close();
  }
}

function headerOf(frames: number, description: string): Uint8Array {
  const dataBytes = frames * BYTES_PER_FRAME;
  const bext = chunk('bext', bextOf(description));
  const format = chunk('fmt ', formatOf());
  const plainBytes = 4 + bext.length + format.length + 8 + dataBytes;
  const isLarge = plainBytes > MAX_RIFF_BYTES;
  const ds64 = isLarge ? chunk('ds64', ds64Of(plainBytes + 8 + DS64_BYTES, dataBytes, frames)) : Buffer.alloc(0);
  const head = Buffer.alloc(12);
  head.write(isLarge ? 'RF64' : 'RIFF', 0, 'latin1');
  head.writeUInt32LE(isLarge ? MAX_RIFF_BYTES : plainBytes, 4);
  head.write('WAVE', 8, 'latin1');
  const data = Buffer.alloc(8);
  data.write('data', 0, 'latin1');
  data.writeUInt32LE(isLarge ? MAX_RIFF_BYTES : dataBytes, 4);
  return Buffer.concat([head, ds64, bext, format, data]);
}

function chunk(id: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(id, 0, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

/** Version 1: description, originator, no date, and the time reference 0 that the zeros say. */
function bextOf(description: string): Buffer {
  const body = Buffer.alloc(BEXT_BYTES);
  body.write(description.replace(/[^\x20-\x7e]/g, '_').slice(0, 256), 0, 'latin1');
  body.write('Whoosh', 256, 'latin1');
  body.writeUInt16LE(1, 346);
  return body;
}

function formatOf(): Buffer {
  const body = Buffer.alloc(16);
  body.writeUInt16LE(1, 0);
  body.writeUInt16LE(2, 2);
  body.writeUInt32LE(MIX_RATE, 4);
  body.writeUInt32LE(MIX_RATE * BYTES_PER_FRAME, 8);
  body.writeUInt16LE(BYTES_PER_FRAME, 12);
  body.writeUInt16LE(24, 14);
  return body;
}

function ds64Of(riffBytes: number, dataBytes: number, frames: number): Buffer {
  const body = Buffer.alloc(DS64_BYTES);
  body.writeBigUInt64LE(BigInt(riffBytes), 0);
  body.writeBigUInt64LE(BigInt(dataBytes), 8);
  body.writeBigUInt64LE(BigInt(frames), 16);
  return body;
}
