import { type FileHandle, open } from 'node:fs/promises';
import { encodeWav } from '@whoosh/audio-codec';
import { MIX_RATE, type Stereo } from '@whoosh/timeline-mix';

const BYTES_PER_SAMPLE = 3;
/** Of a file that encodeWav writes. */
const PLAIN_HEADER_BYTES = 44;
const BEXT_BYTES = 602;
const DS64_BYTES = 28;
const MAX_RIFF_BYTES = 0xffff_ffff;

/**
 * A Broadcast Wave file (24 bit, 48 kHz; stereo, mono or 5.1) that is written block by block; one of more than 4 GiB
 * becomes RF64. Reference: EBU Tech 3285 and 3306.
 */
export class WavFile {
  private constructor(
    private readonly handle: FileHandle,
    /** A chunk has an even length. */
    private readonly isPadded: boolean,
  ) {}

  /**
   * @param frames that will be written, exactly @param description of the sound, ASCII, up to 256 characters
   * @param channels 1, 2 or 6: left, right, centre, low frequencies, left and right surround
   * @param startSample its time reference: samples from midnight to its first, at which editors place it
   */
  static async create(
    file: string,
    frames: number,
    description: string,
    { channels = 2, startSample = 0 }: { channels?: 1 | 2 | 6; startSample?: number } = {},
  ): Promise<WavFile> {
    const handle = await open(file, 'wx', 0o600);
    await handle.appendFile(headerOf(frames, bextOf(description, startSample), channels));
    return new WavFile(handle, isOdd(frames * channels * BYTES_PER_SAMPLE));
  }

  async write({ left, right }: Stereo): Promise<void> {
    await this.writeChannels([left, right]);
  }

  /** As many as the file has. */
  async writeChannels(channels: Float32Array[]): Promise<void> {
    const bytes = channels.length * (channels[0]?.length ?? 0) * BYTES_PER_SAMPLE;
    await this.handle.appendFile(
      encodeWav({ sampleRate: MIX_RATE, channels }, { bitDepth: 24 }).subarray(
        PLAIN_HEADER_BYTES,
        PLAIN_HEADER_BYTES + bytes,
      ),
    );
  }

  async close(): Promise<void> {
    if (this.isPadded) await this.handle.appendFile(new Uint8Array(1));
    await this.handle.close();
  }
}

function isOdd(bytes: number): boolean {
  return bytes % 2 === 1;
}

function headerOf(frames: number, broadcast: Buffer, channels: number): Uint8Array {
  const dataBytes = frames * channels * BYTES_PER_SAMPLE;
  const bext = chunk('bext', broadcast);
  const format = chunk('fmt ', formatOf(channels));
  const plainBytes = 4 + bext.length + format.length + 8 + dataBytes + (isOdd(dataBytes) ? 1 : 0);
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

/** Version 1: description, originator, no date, and the time reference. */
function bextOf(description: string, startSample: number): Buffer {
  const body = Buffer.alloc(BEXT_BYTES);
  body.write(description.replace(/[^\x20-\x7e]/g, '_').slice(0, 256), 0, 'latin1');
  body.write('Whoosh', 256, 'latin1');
  body.writeBigUInt64LE(BigInt(startSample), 338);
  body.writeUInt16LE(1, 346);
  return body;
}

const EXTENSIBLE = 0xfffe;
/** Front left, right and centre, low frequencies, back left and right. Reference: Microsoft's WAVEFORMATEXTENSIBLE. */
const MASK_OF_5_1 = 0x3f;
/** Of samples as they are. */
const PCM_GUID = '0100000000001000800000aa00389b71';

function formatOf(channels: number): Buffer {
  const isExtensible = channels > 2;
  const body = Buffer.alloc(isExtensible ? 40 : 16);
  const bytesPerFrame = channels * BYTES_PER_SAMPLE;
  body.writeUInt16LE(isExtensible ? EXTENSIBLE : 1, 0);
  body.writeUInt16LE(channels, 2);
  body.writeUInt32LE(MIX_RATE, 4);
  body.writeUInt32LE(MIX_RATE * bytesPerFrame, 8);
  body.writeUInt16LE(bytesPerFrame, 12);
  body.writeUInt16LE(24, 14);
  if (!isExtensible) return body;
  body.writeUInt16LE(22, 16);
  body.writeUInt16LE(24, 18);
  body.writeUInt32LE(MASK_OF_5_1, 20);
  body.write(PCM_GUID, 24, 'hex');
  return body;
}

function ds64Of(riffBytes: number, dataBytes: number, frames: number): Buffer {
  const body = Buffer.alloc(DS64_BYTES);
  body.writeBigUInt64LE(BigInt(riffBytes), 0);
  body.writeBigUInt64LE(BigInt(dataBytes), 8);
  body.writeBigUInt64LE(BigInt(frames), 16);
  return body;
}
