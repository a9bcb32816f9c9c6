import { framePositions, readFrameHeader } from './mp3-frames';

/**
 * MP3 frames stand on those before them: the filters overlap, and a frame's data may begin in the room that earlier
 * ones left (the bit reservoir). Two threads can encode one sound all the same: the head runs on past the place where
 * the tail begins, and the two are joined at a frame at which both encoders are in step.
 */
export interface Mp3Cut {
  /** Frame of the 48 kHz source with which the tail begins. */
  tailFrom: number;
  /** Frame of the 48 kHz source with which the head ends; later than that by what both encode. */
  headTo: number;
}

/**
 * 48 kHz frames after which the frames of an MP3 at 44.1 kHz and the phases of the resampler begin anew together: 49
 * MP3 frames.
 */
const UNIT = 61_440;
const MP3_FRAMES_PER_UNIT = 49;
/** What both encode: 16 MP3 frames. */
const OVERLAP = 20_480;
/** Frames after which the tail's encoder knows what the head's knows, and the last before the head's end is felt. */
const FIRST_JOINT = 4;
const LAST_JOINT = 12;
/** Part of the whole that the head takes: who encodes the tail has the WAV and the bars to make as well. */
const HEAD_SHARE = 0.68;

/** Where a sound of so many 48 kHz frames is cut; null for one too short to be worth it. */
export function cutForMp3(frames: number): Mp3Cut | null {
  const units = Math.round((frames / UNIT) * HEAD_SHARE);
  const tailFrom = units * UNIT;
  return units > 0 && tailFrom + 2 * OVERLAP < frames ? { tailFrom, headTo: tailFrom + OVERLAP } : null;
}

/**
 * Joins the streams of both parts, resampled to 44.1 kHz, to one that decodes like that of the whole.
 * @returns null where no frame of the overlap fits; then the whole must be encoded
 */
export function joinMp3Streams(head: Uint8Array, tail: Uint8Array, { tailFrom }: Mp3Cut): Uint8Array | null {
  const heads = framesOf(head);
  const tails = framesOf(tail);
  const shift = (tailFrom / UNIT) * MP3_FRAMES_PER_UNIT;
  for (let at = FIRST_JOINT; at <= LAST_JOINT; at++) {
    const [before, after] = [heads[at + shift - 1], heads[at + shift]];
    const [ours, next] = [tails[at - 1], tails[at]];
    if (after === undefined || next === undefined) return null;
    // Windows that change their length do so over several frames, and the room left must hold what the tail put there.
    if (before.windows !== ours.windows || after.windows !== next.windows || after.reservoir < next.reservoir) continue;
    const joined = new Uint8Array(after.from + tail.length - next.from);
    joined.set(head.subarray(0, after.from));
    joined.set(tail.subarray(next.from - next.reservoir, next.from), after.from - next.reservoir);
    joined.set(tail.subarray(next.from), after.from);
    return joined;
  }
  return null;
}

interface Frame {
  from: number;
  /**
   * Bytes before the frame in which its data begins (main_data_begin); at most 511, less than any frame of 128 kbit/s
   * or more holds.
   */
  reservoir: number;
  /** The kinds of window of its two granules, channel by channel. */
  windows: number;
}

function framesOf(stream: Uint8Array): Frame[] {
  return framePositions(stream).map((from) => ({ from, ...readSideInfo(stream, from) }));
}

/** ISO 11172-3, 2.4.1.7: side information without a checksum before it. */
function readSideInfo(stream: Uint8Array, from: number): Omit<Frame, 'from'> {
  const start = (from + 4) * 8;
  const { mono } = readFrameHeader(stream, from);
  const [channels, privateBits] = mono ? [1, 5] : [2, 3];
  const granules = start + 9 + privateBits + 4 * channels;
  let windows = 0;
  for (let part = 0; part < 2 * channels; part++) {
    const at = granules + part * 59 + 33;
    // Without window switching these three bits belong to a code table.
    const kind = bits(stream, at, 1) === 0 ? 0 : 8 | bits(stream, at + 1, 3);
    windows = windows * 16 + kind;
  }
  return { reservoir: bits(stream, start, 9), windows };
}

function bits(bytes: Uint8Array, from: number, count: number): number {
  let value = 0;
  for (let at = from; at < from + count; at++) value = (value << 1) | ((bytes[at >> 3] >> (7 - (at & 7))) & 1);
  return value;
}
