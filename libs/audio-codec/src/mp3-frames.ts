/** Samples per channel of one MPEG-1 layer III frame. */
export const FRAME_SAMPLES = 1152;

/** MPEG-1 layer III: kbit/s by header index. */
const BITRATES = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const SAMPLE_RATES = [44_100, 48_000, 32_000];

export interface FrameHeader {
  bitrate: number;
  sampleRate: number;
  /** Bytes of the whole frame. */
  size: number;
  mono: boolean;
}

/**
 * Reads the four header bytes of an MPEG-1 layer III frame.
 * @throws RangeError when there is no such header at `at`
 */
export function readFrameHeader(bytes: Uint8Array, at: number): FrameHeader {
  const bitrate = BITRATES[bytes[at + 2] >> 4];
  const sampleRate = SAMPLE_RATES[(bytes[at + 2] >> 2) & 3];
  if (bytes[at] !== 0xff || (bytes[at + 1] & 0xfe) !== 0xfa || !bitrate || !sampleRate)
    throw new RangeError(`mp3: no frame at byte ${at}`);
  const padding = (bytes[at + 2] >> 1) & 1;
  return {
    bitrate,
    sampleRate,
    size: Math.floor((144_000 * bitrate) / sampleRate) + padding,
    mono: bytes[at + 3] >> 6 === 3,
  };
}

/**
 * Byte positions of all frames of a bare stream.
 * @throws RangeError when the bytes are not whole frames from end to end
 */
export function framePositions(stream: Uint8Array): number[] {
  const positions: number[] = [];
  let at = 0;
  while (at < stream.length) {
    positions.push(at);
    at += readFrameHeader(stream, at).size;
  }
  if (at !== stream.length) throw new RangeError('mp3: the last frame is cut');
  return positions;
}

const CRC_TABLE = Uint16Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1;
  return crc;
});

/** CRC-16/ARC (polynomial 0x8005, reflected), as the LAME tag uses it. */
export function crc16(bytes: Uint8Array): number {
  let crc = 0;
  for (let i = 0; i < bytes.length; i++) crc = (crc >> 8) ^ CRC_TABLE[(crc ^ bytes[i]) & 0xff];
  return crc;
}
