import type { PcmAudio } from '@whoosh/audio-codec';
import OpusScript from 'opusscript';

/** Opus' own clock, whatever it encodes. */
const SAMPLE_RATE = 48_000;
/** 20 ms: what the format calls its best trade of delay and quality. */
const FRAME = 960;
/**
 * Samples that libopus adds in front (OPUS_GET_LOOKAHEAD at 48 kHz for OPUS_APPLICATION_AUDIO): decoders drop as many.
 */
const PRE_SKIP = 312;
/** Packets of a page: a second. */
const PACKETS_PER_PAGE = 50;
const SERIAL = 0x77_68_6f_6f;
const VENDOR = 'Whoosh';
const [FIRST_PAGE, LAST_PAGE] = [0x02, 0x04];

/**
 * Encodes to Ogg Opus; decoded, it has exactly the length of the source. Stereo, 48 kHz.
 * References: RFC 7845 (Opus in Ogg), RFC 3533 (Ogg).
 * @param bitrate kbit/s
 * @throws RangeError for other audio
 */
export function encodeOggOpus({ sampleRate, channels: [left, right] }: PcmAudio, bitrate: number): Uint8Array {
  if (sampleRate !== SAMPLE_RATE || left === undefined || right === undefined)
    throw new RangeError('audio: stereo at 48000 Hz');
  const frames = left.length;
  const packets = packetsOf(left, right, bitrate);
  const pages = [page(0, FIRST_PAGE, 0n, [head()]), page(1, 0, 0n, [tags()])];
  for (let at = 0; at < packets.length; at += PACKETS_PER_PAGE) {
    const end = Math.min(packets.length, at + PACKETS_PER_PAGE);
    const isLast = end === packets.length;
    // The position of the last page says where the sound ends within its last packet.
    pages.push(
      page(
        pages.length,
        isLast ? LAST_PAGE : 0,
        BigInt(isLast ? PRE_SKIP + frames : end * FRAME),
        packets.slice(at, end),
      ),
    );
  }
  // memory of its own, which a thread may hand over: that of a small buffer is shared
  return new Uint8Array(Buffer.concat(pages));
}

function packetsOf(left: Float32Array, right: Float32Array, bitrate: number): Uint8Array[] {
  const encoder = new OpusScript(SAMPLE_RATE, 2, OpusScript.Application.AUDIO);
  try {
    encoder.setBitrate(bitrate * 1000);
    const samples = Buffer.alloc(FRAME * 4);
    return Array.from({ length: Math.ceil((left.length + PRE_SKIP) / FRAME) }, (_, index) => {
      for (let i = 0, from = index * FRAME; i < FRAME; i += 1) {
        samples.writeInt16LE(as16Bit(left[from + i]), i * 4);
        samples.writeInt16LE(as16Bit(right[from + i]), i * 4 + 2);
      }
      return encoder.encode(samples, FRAME);
    });
  } finally {
    encoder.delete();
  }
}

const as16Bit = (sample = 0): number => Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_768)));

function head(): Uint8Array {
  const bytes = Buffer.alloc(19);
  bytes.write('OpusHead', 'ascii');
  bytes.writeUInt8(1, 8);
  bytes.writeUInt8(2, 9);
  bytes.writeUInt16LE(PRE_SKIP, 10);
  bytes.writeUInt32LE(SAMPLE_RATE, 12);
  return bytes;
}

function tags(): Uint8Array {
  const bytes = Buffer.alloc(16 + VENDOR.length);
  bytes.write('OpusTags', 'ascii');
  bytes.writeUInt32LE(VENDOR.length, 8);
  bytes.write(VENDOR, 12, 'ascii');
  return bytes;
}

/** @param position samples that have been heard when the page ends */
function page(sequence: number, kind: number, position: bigint, packets: readonly Uint8Array[]): Uint8Array {
  // The length of a packet is a row of numbers, of which the first below 255 is the last.
  const lacing = packets.flatMap(({ length }) => [
    ...Array.from({ length: Math.floor(length / 255) }, () => 255),
    length % 255,
  ]);
  const header = Buffer.alloc(27 + lacing.length);
  header.write('OggS', 'ascii');
  header.writeUInt8(kind, 5);
  header.writeBigUInt64LE(position, 6);
  header.writeUInt32LE(SERIAL, 14);
  header.writeUInt32LE(sequence, 18);
  header.writeUInt8(lacing.length, 26);
  header.set(lacing, 27);
  const whole = Buffer.concat([header, ...packets]);
  whole.writeUInt32LE(crc(whole), 22);
  return whole;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte << 24;
  for (let bit = 0; bit < 8; bit += 1) value = value & 0x8000_0000 ? (value << 1) ^ 0x04c1_1db7 : value << 1;
  return value;
});

/** CRC-32 of Ogg: polynomial 0x04c11db7, neither reflected nor inverted. */
function crc(bytes: Uint8Array): number {
  let value = 0;
  for (const byte of bytes) value = ((value << 8) ^ (CRC_TABLE[((value >>> 24) ^ byte) & 0xff] ?? 0)) >>> 0;
  return value;
}
