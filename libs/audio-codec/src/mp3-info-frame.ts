import { crc16, type FrameHeader, framePositions, readFrameHeader, roomyFrame } from './mp3-frames';

/** Samples of delay that LAME puts before the sound; decoders add their own 529 by themselves. */
const ENCODER_DELAY = 576;
/** Header flags: frame count, byte count, seek table and quality are present. */
const HAS_ALL_FIELDS = 0x0f;
const SEEK_POINTS = 100;
/** Bytes between a frame's header and the tag, by version and channels. */
const SIDE_INFO = { mpeg1: { stereo: 32, mono: 17 }, mpeg2: { stereo: 17, mono: 9 } };
const TAG_BYTES = 156;

/**
 * The silent first frame that tells a decoder how many samples to drop at the start and at the end ("Info" with a LAME
 * extension), so that the decoded length is exactly the source's and nothing is late. Without it every decoder plays
 * 1105 samples of silence first. Reference: Gabriel Bouvigne, "Mp3 Info Tag revision 1 specification".
 * @param stream a bare constant-bitrate layer III stream of MPEG-1 or MPEG-2
 * @param samples length of the source per channel
 * @throws RangeError when the stream is not whole frames or too short for the samples
 */
export function createInfoFrame(stream: Uint8Array, samples: number): Uint8Array {
  const positions = framePositions(stream);
  const header = readFrameHeader(stream, 0);
  const padding = positions.length * header.samples - ENCODER_DELAY - samples;
  if (padding < 0 || padding > 0xfff) throw new RangeError('mp3: the stream does not fit the samples');
  const tag = 4 + sideInfoBytes(header);
  // A frame of few bits does not hold the tag: this one alone has more.
  const { bytes, bitrateIndex } = roomyFrame(header, tag + TAG_BYTES);
  const frame = new Uint8Array(bytes);
  const view = new DataView(frame.buffer);
  frame.set(stream.subarray(0, 4));
  frame[1] |= 0x01; // no CRC
  frame[2] = (frame[2] & 0x0d) | (bitrateIndex << 4); // no padding byte
  writeAscii(frame, tag, 'Info');
  view.setUint32(tag + 4, HAS_ALL_FIELDS);
  view.setUint32(tag + 8, positions.length);
  view.setUint32(tag + 12, stream.length + frame.length);
  for (let i = 0; i < SEEK_POINTS; i++) frame[tag + 16 + i] = seekPoint(positions, i, frame.length, stream.length);
  view.setUint32(tag + 116, 80); // quality 0..100
  writeLameExtension(frame, tag + 120, header.bitrate, padding);
  view.setUint32(tag + 148, stream.length + frame.length);
  view.setUint16(tag + 152, crc16(stream));
  view.setUint16(tag + 154, crc16(frame.subarray(0, tag + 154)));
  return frame;
}

function sideInfoBytes({ isMpeg1, mono }: FrameHeader): number {
  const { stereo, mono: single } = isMpeg1 ? SIDE_INFO.mpeg1 : SIDE_INFO.mpeg2;
  return mono ? single : stereo;
}

/** Where i percent of the duration lies in the file, in 256ths of its length. */
function seekPoint(positions: readonly number[], percent: number, tagLength: number, streamLength: number): number {
  const position = positions[Math.floor((percent * positions.length) / SEEK_POINTS)];
  return Math.min(255, Math.floor((256 * (tagLength + position)) / (tagLength + streamLength)));
}

function writeLameExtension(frame: Uint8Array, at: number, bitrate: number, padding: number): void {
  writeAscii(frame, at, 'LAME3.100');
  frame[at + 9] = 0x01; // tag revision 0, constant bitrate
  frame[at + 10] = 200; // low-pass, hundreds of Hz
  frame[at + 20] = Math.min(255, bitrate);
  frame[at + 21] = ENCODER_DELAY >> 4;
  frame[at + 22] = ((ENCODER_DELAY & 0xf) << 4) | (padding >> 8);
  frame[at + 23] = padding & 0xff;
}

function writeAscii(bytes: Uint8Array, at: number, text: string): void {
  for (let i = 0; i < text.length; i++) bytes[at + i] = text.charCodeAt(i);
}
