/** Samples per channel of one MPEG-1 layer III frame. */
export const FRAME_SAMPLES = 1152;

/** By header index: kbit/s and Hz of layer III. Reference: ISO/IEC 11172-3, 13818-3. */
const MPEG1 = {
  samples: FRAME_SAMPLES,
  bitrates: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  sampleRates: [44_100, 48_000, 32_000],
};
const MPEG2 = {
  samples: FRAME_SAMPLES / 2,
  bitrates: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  sampleRates: [22_050, 24_000, 16_000],
};

export interface FrameHeader {
  bitrate: number;
  sampleRate: number;
  /** Bytes of the whole frame. */
  size: number;
  mono: boolean;
  /** Samples per channel. */
  samples: number;
  isMpeg1: boolean;
}

/**
 * Reads the four header bytes of a layer III frame of MPEG-1 or MPEG-2.
 * @throws RangeError when there is no such header at `at`
 */
export function readFrameHeader(bytes: Uint8Array, at: number): FrameHeader {
  const version = (bytes[at + 1] & 0xfe) === 0xfa ? MPEG1 : MPEG2;
  const bitrate = version.bitrates[bytes[at + 2] >> 4];
  const sampleRate = version.sampleRates[(bytes[at + 2] >> 2) & 3];
  if (bytes[at] !== 0xff || ![0xfa, 0xf2].includes(bytes[at + 1] & 0xfe) || !bitrate || !sampleRate)
    throw new RangeError(`mp3: no frame at byte ${at}`);
  const padding = (bytes[at + 2] >> 1) & 1;
  return {
    bitrate,
    sampleRate,
    size: frameBytes(version.samples, bitrate, sampleRate) + padding,
    mono: bytes[at + 3] >> 6 === 3,
    samples: version.samples,
    isMpeg1: version === MPEG1,
  };
}

/** Bytes of a frame without padding. @param bitrate kbit/s */
function frameBytes(samples: number, bitrate: number, sampleRate: number): number {
  return Math.floor((samples * 125 * bitrate) / sampleRate);
}

/**
 * The smallest frame of this kind, not smaller than it is, that holds so many bytes. @throws RangeError where none does
 */
export function roomyFrame(
  { isMpeg1, bitrate, sampleRate, samples }: FrameHeader,
  room: number,
): { bytes: number; bitrateIndex: number } {
  const { bitrates } = isMpeg1 ? MPEG1 : MPEG2;
  const bitrateIndex = bitrates.findIndex(
    (candidate) => candidate >= bitrate && frameBytes(samples, candidate, sampleRate) >= room,
  );
  if (bitrateIndex < 0) throw new RangeError('mp3: no frame holds the tag');
  return { bytes: frameBytes(samples, bitrates[bitrateIndex], sampleRate), bitrateIndex };
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
