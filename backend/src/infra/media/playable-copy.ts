import type { MediaPrograms } from './media-tools';
import { CONFINED_INPUT, inputName, unreadable, type MediaInfo } from './probe';
import { lineReader, RunFailure, runProgram, WRITES_FILES } from './run-program';
import { isUntimed } from './untimed-pictures';

/** What a browser needs of a video: nothing, another container or sound around the same picture, or the proxy. */
export type Playability = 'as-is' | 'remux' | 'proxy';

const PLAYED_PICTURES = new Set(['h264', 'vp8', 'vp9', 'av1']);
const PLAYED_PIXELS = new Set(['yuv420p', 'yuvj420p']);
const PLAYED_SOUNDS = new Set(['aac', 'mp3', 'opus', 'flac']);
const CONTAINER = 'mov,mp4';

/**
 * Measured in Chromium: HEVC, ProRes and MPEG-4 part 2 load without a picture, AVI not at all, ALAC, AC-3 and PCM in
 * parts of the browsers.
 */
export function playabilityOf(info: MediaInfo): Playability {
  const { container, picture, sound } = info;
  if (
    isUntimed(info) ||
    picture === null ||
    !PLAYED_PICTURES.has(picture.codec) ||
    !PLAYED_PIXELS.has(picture.pixelFormat)
  )
    return 'proxy';
  const isSoundPlayed = sound === null || PLAYED_SOUNDS.has(sound.codec);
  return container.startsWith(CONTAINER) && isSoundPlayed ? 'as-is' : 'remux';
}

const REMUX_SECONDS_PER_SECOND = 1;
const PATIENCE_MS = 60_000;

/**
 * Writes an MP4 that browsers play: the same picture beside another sound, which keeps its place.
 * @param onProgress hears 0..1
 * @throws UnreadableMedia
 */
export async function makePlayableCopy(
  programs: MediaPrograms,
  {
    file,
    info,
    target,
    signal,
    onProgress,
  }: {
    file: string;
    info: MediaInfo;
    target: string;
    signal: AbortSignal;
    onProgress: (part: number) => void;
  },
): Promise<void> {
  const args = [
    ...WRITES_FILES,
    '-fflags',
    '+genpts',
    ...CONFINED_INPUT,
    '-i',
    inputName(file),
    '-map',
    '0:v:0',
    '-map',
    '0:a:0?',
    '-map_metadata',
    '-1',
    '-c:v',
    'copy',
    '-c:a',
    'aac',
    '-b:a',
    '160k',
    '-ac',
    '2',
    '-movflags',
    '+faststart',
    '-progress',
    'pipe:1',
    '-nostats',
    '-f',
    'mp4',
    inputName(target),
  ];
  const timeLimitMs = PATIENCE_MS + info.duration * REMUX_SECONDS_PER_SECOND * 1000;
  const reader = progressReader(info.duration, onProgress);
  try {
    await runProgram(programs, 'ffmpeg', args, { signal, timeLimitMs }, { onOutput: reader });
  } catch (error) {
    throw error instanceof RunFailure ? unreadable(error, 'video') : error;
  }
}

/** Hears ffmpeg's `-progress`: lines as out_time_us=1234567. @param duration seconds of the whole */
export function progressReader(duration: number, onProgress: (part: number) => void): (chunk: Buffer) => void {
  return lineReader((line) => {
    const micros = /^out_time_us=(\d+)/.exec(line)?.[1];
    if (micros !== undefined) onProgress(Math.min(1, Number(micros) / 1e6 / duration));
  });
}
