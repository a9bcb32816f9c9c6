import type { PictureStrip } from '@whoosh/contracts';
import type { MediaPrograms } from './media-tools';
import { CONFINED_INPUT, inputName, unreadable, type MediaInfo } from './probe';
import { RunFailure, runProgram, WRITES_FILES } from './run-program';

/** Of one picture, pixels; JPEG holds 65,535 pixels side by side, browsers draw 16,384 of them. */
export const PICTURE_WIDTH = 160;
const MAX_PICTURES = 100;
const MIN_INTERVAL_SECONDS = 1;
const MAX_ASPECT = 8;
const PATIENCE_MS = 60_000;

export type StripLayout = Omit<PictureStrip, 'url'>;

/** How many pictures of a video stand in its strip, and how far apart. */
export function stripLayoutOf({ duration, picture }: MediaInfo): StripLayout {
  const interval = Math.max(MIN_INTERVAL_SECONDS, duration / MAX_PICTURES);
  const count = Math.min(MAX_PICTURES, Math.max(1, Math.ceil(duration / interval - 1e-6)));
  return { count, interval, ...pictureSizeOf(picture) };
}

/** Of one picture of a strip or sheet, pixels. */
export function pictureSizeOf(picture: MediaInfo['picture']): { width: number; height: number } {
  const { width = 16, height = 9 } = picture ?? {};
  const aspect = Math.min(MAX_ASPECT, Math.max(1 / MAX_ASPECT, width / height));
  return { width: PICTURE_WIDTH, height: 2 * Math.round(PICTURE_WIDTH / aspect / 2) };
}

/**
 * Draws the strip as one JPEG. Only key frames are decoded where they stand close enough, which is twenty times as
 * fast; else all.
 * @param widestKeyGap seconds between key frames where they stand farthest apart
 * @throws UnreadableMedia
 */
export async function drawPictureStrip(
  programs: MediaPrograms,
  {
    file,
    info,
    widestKeyGap,
    target,
    signal,
  }: { file: string; info: MediaInfo; widestKeyGap: number; target: string; signal: AbortSignal },
): Promise<StripLayout> {
  const layout = stripLayoutOf(info);
  const limits = { signal, timeLimitMs: PATIENCE_MS + info.duration * 1000 };
  try {
    await runProgram(
      programs,
      'ffmpeg',
      stripArguments(file, target, layout, widestKeyGap <= 1.5 * layout.interval),
      limits,
    );
  } catch (error) {
    throw error instanceof RunFailure ? unreadable(error, 'video') : error;
  }
  return layout;
}

/** Each picture shows the middle of its interval. */
function stripArguments(
  file: string,
  target: string,
  { count, interval, width, height }: StripLayout,
  keyFramesOnly: boolean,
): string[] {
  const filter = [
    `fps=1/${interval}:start_time=0:round=near:eof_action=pass`,
    `scale=${width}:${height}:flags=area`,
    `tpad=stop_mode=clone:stop=${count}`,
    `tile=${count}x1`,
  ].join(',');
  return [
    ...WRITES_FILES,
    ...(keyFramesOnly ? ['-skip_frame', 'nokey'] : []),
    ...CONFINED_INPUT,
    '-i',
    inputName(file),
    '-map',
    '0:v:0',
    '-an',
    '-vf',
    filter,
    '-frames:v',
    '1',
    '-q:v',
    '4',
    '-pix_fmt',
    'yuvj420p',
    '-f',
    'mjpeg',
    inputName(target),
  ];
}
