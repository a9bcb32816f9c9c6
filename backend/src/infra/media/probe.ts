import { DEFAULT_FRAME_RATE, type FrameRate, framesPerSecond, MEDIA_NOTES, TIMELINE_LIMITS } from '@whoosh/contracts';
import type { MediaPrograms } from './media-tools';
import { RunFailure, runProgram } from './run-program';
import { UnreadableMedia } from './unreadable-media';

/** The containers that are opened at all: a playlist or a script, whatever it calls itself, is none of them. */
const CONTAINERS = 'mov,mp4,m4a,3gp,3g2,mj2,avi,matroska,webm,wav,mp3,aac';
/** Before each input: one file, of a known container, and nothing that it may refer to. */
export const CONFINED_INPUT = ['-protocol_whitelist', 'file', '-format_whitelist', CONTAINERS] as const;

/** How a file is named to the programs, whatever its name begins with. */
export function inputName(file: string): string {
  return `file:${file}`;
}

const TIME_LIMIT_MS = 15_000;
const OUTPUT_LIMIT_BYTES = 1 << 20;
const MAX_EDGE = 8192;
const MAX_FRAME_RATE = 240;
/** From so many lines on Chromium takes a picture that tells no color space for BT.709. */
const LEAST_HD_LINES = 720;
const TIMECODE = /^\d{2}:\d{2}:\d{2}[:;.]\d{2,3}$/;

export interface PictureInfo {
  codec: string;
  pixelFormat: string;
  /**
   * What browsers take its colors for where it does not tell: BT.709 from 720 lines on; null where it tells, and for
   * smaller ones, which are taken for BT.601 like any smaller copy.
   */
  assumedColors: 'bt709' | null;
  /** As it is shown: a rotation of the container is in it. */
  width: number;
  height: number;
  /** Frames per second: the mean, and the least that all frames are multiples of, which is the better guess. */
  rates: { mean: FrameRate; base: FrameRate };
}

export interface SoundInfo {
  codec: string;
  channels: number;
  sampleRate: number;
}

export interface MediaInfo {
  /** ffmpeg's names of the container, as 'mov,mp4,m4a,3gp,3g2,mj2'. */
  container: string;
  /** Seconds. */
  duration: number;
  /** When its first stream begins, seconds. */
  start: number;
  /** Timecode of the first picture, as the file writes it. */
  startTimecode: string | null;
  picture: PictureInfo | null;
  sound: SoundInfo | null;
}

/**
 * What a file holds. @param kind what the person calls it @throws UnreadableMedia for what is no such file, or beyond
 * our limits
 */
export async function probeMedia(
  programs: MediaPrograms,
  file: string,
  kind: 'video' | 'sound',
  signal: AbortSignal,
): Promise<MediaInfo> {
  const chunks: Buffer[] = [];
  const args = ['-v', 'error', '-of', 'json', '-show_format', '-show_streams', ...CONFINED_INPUT, inputName(file)];
  try {
    await runProgram(
      programs,
      'ffprobe',
      args,
      { signal, timeLimitMs: TIME_LIMIT_MS, outputLimitBytes: OUTPUT_LIMIT_BYTES },
      {
        onOutput: (chunk) => void chunks.push(chunk),
      },
    );
  } catch (error) {
    throw error instanceof RunFailure ? unreadable(error, kind) : error;
  }
  const info = mediaInfoOf(JSON.parse(Buffer.concat(chunks).toString('utf8')), kind);
  if (kind === 'video' && info.picture === null) throw new UnreadableMedia(MEDIA_NOTES.NO_PICTURE);
  if (kind === 'sound' && info.sound === null) throw new UnreadableMedia(MEDIA_NOTES.NO_SOUND);
  return info;
}

const NOTES = {
  video: {
    damaged: MEDIA_NOTES.VIDEO_DAMAGED,
    tooLong: MEDIA_NOTES.VIDEO_TOO_LONG,
    tooSlow: MEDIA_NOTES.VIDEO_TOO_SLOW,
  },
  sound: {
    damaged: MEDIA_NOTES.SOUND_DAMAGED,
    tooLong: MEDIA_NOTES.SOUND_TOO_LONG,
    tooSlow: MEDIA_NOTES.SOUND_TOO_SLOW,
  },
} as const;

/** The sentence for a program that failed on somebody's file. */
export function unreadable(failure: RunFailure, kind: 'video' | 'sound'): UnreadableMedia {
  return new UnreadableMedia(NOTES[kind][failure.reason === 'time' ? 'tooSlow' : 'damaged'], { cause: failure });
}

type Fields = Readonly<Record<string, unknown>>;

/** Reads ffprobe's answer. @throws UnreadableMedia */
function mediaInfoOf(answer: unknown, kind: 'video' | 'sound'): MediaInfo {
  const root = fields(answer);
  const format = fields(root['format']);
  const streams = Array.isArray(root['streams']) ? root['streams'].map(fields) : [];
  const picture = streams.find(
    (stream) => stream['codec_type'] === 'video' && fields(stream['disposition'])['attached_pic'] !== 1,
  );
  const sound = streams.find((stream) => stream['codec_type'] === 'audio');
  const duration = Number(format['duration'] ?? picture?.['duration'] ?? sound?.['duration']);
  if (!(duration > 0)) throw new UnreadableMedia(NOTES[kind].damaged);
  if (duration > TIMELINE_LIMITS.maxSeconds) throw new UnreadableMedia(NOTES[kind].tooLong);
  return {
    container: String(format['format_name'] ?? ''),
    duration,
    start: Number(format['start_time']) || 0,
    startTimecode: timecodeOf([...streams, format]),
    picture: picture === undefined ? null : pictureInfoOf(picture),
    sound: sound === undefined ? null : soundInfoOf(sound),
  };
}

function pictureInfoOf(stream: Fields): PictureInfo {
  const [width, height] = [Number(stream['width']), Number(stream['height'])];
  if (!(width > 0 && height > 0)) throw new UnreadableMedia(MEDIA_NOTES.VIDEO_DAMAGED);
  if (width > MAX_EDGE || height > MAX_EDGE) throw new UnreadableMedia(MEDIA_NOTES.PICTURE_TOO_LARGE);
  const turned = sideData(stream).some((data) => Math.abs(Number(data['rotation'])) % 180 === 90);
  const base = ratio(stream['r_frame_rate']);
  const mean = ratio(stream['avg_frame_rate']) ?? base ?? DEFAULT_FRAME_RATE;
  return {
    codec: String(stream['codec_name'] ?? 'unknown'),
    pixelFormat: String(stream['pix_fmt'] ?? 'unknown'),
    assumedColors: height >= LEAST_HD_LINES && !tellsColors(stream) ? 'bt709' : null,
    width: turned ? height : width,
    height: turned ? width : height,
    rates: { mean: withinLimit(mean), base: withinLimit(base ?? mean) },
  };
}

function tellsColors({ color_space: colors }: Fields): boolean {
  return typeof colors === 'string' && colors !== 'unknown';
}

function soundInfoOf(stream: Fields): SoundInfo | null {
  const [channels, sampleRate] = [Number(stream['channels']), Number(stream['sample_rate'])];
  // A track that announces sound and tells nothing of it plays nowhere.
  if (!(channels > 0 && sampleRate > 0)) return null;
  return { codec: String(stream['codec_name'] ?? 'unknown'), channels, sampleRate };
}

/** ffmpeg writes a rate as 30000/1001, and 0/0 for one that it does not know. */
function ratio(text: unknown): FrameRate | null {
  const [numerator = 0, denominator = 1] = String(text).split('/').map(Number);
  const isRate =
    Number.isSafeInteger(numerator) && Number.isSafeInteger(denominator) && numerator > 0 && denominator > 0;
  return isRate ? { numerator, denominator } : null;
}

function withinLimit(rate: FrameRate): FrameRate {
  return framesPerSecond(rate) > MAX_FRAME_RATE ? { numerator: MAX_FRAME_RATE, denominator: 1 } : rate;
}

/** Cameras write it beside the picture, beside a stream of its own, or beside the file. */
function timecodeOf(places: readonly Fields[]): string | null {
  const told = places.map((place) => fields(place['tags'])['timecode']).find((text) => typeof text === 'string');
  return typeof told === 'string' && TIMECODE.test(told) ? told : null;
}

function sideData(stream: Fields): Fields[] {
  const list = stream['side_data_list'];
  return Array.isArray(list) ? list.map(fields) : [];
}

function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}
