import { CutSearch } from './cut-search';
import type { MediaPrograms } from './media-tools';
import { CONFINED_INPUT, inputName, type MediaInfo, unreadable } from './probe';
import { RunFailure, runProgram, WRITES_FILES } from './run-program';
import { FROM_ZERO, isUntimed } from './untimed-pictures';

/** The picture fits in this square: 540p, upright or not. */
const EDGE = 960;
/** Pictures from one that needs no other to the next: the most that are decoded to show one. */
export const PROXY_GROUP = 12;
/** 1080p is made into a proxy six times as fast as it plays, on two cores; 4K and loaded machines need patience. */
const SECONDS_PER_SECOND = 6;
const PATIENCE_MS = 60_000;

/**
 * Without B pictures the order in the file is that of the showing, and `fastdecode` leaves out what makes decoding
 * slow: what is shown on a click is decoded meanwhile.
 */
const CODER = [
  '-c:v:0',
  'libx264',
  '-preset',
  'superfast',
  '-tune',
  'fastdecode',
  '-crf',
  '26',
  '-g',
  String(PROXY_GROUP),
  '-keyint_min',
  String(PROXY_GROUP),
  '-sc_threshold',
  '0',
  '-bf',
  '0',
];

interface ProxyOrder {
  file: string;
  info: MediaInfo;
  /** Of pictures at unequal distances, microseconds. */
  starts: readonly number[] | null;
  /** Its times are those of the file; else it begins at 0, as copies do. */
  keepsStart: boolean;
  target: string;
  signal: AbortSignal;
  /** Hears 0..1. */
  onProgress: (part: number) => void;
}

/**
 * Writes what an editor works with: a small picture of the same presentation times, of which any is shown quickly, and
 * the first sound. The same decoding tells where the picture changes.
 * @returns the cuts, seconds
 * @throws UnreadableMedia
 */
export async function makeProxy(
  programs: MediaPrograms,
  { file, info, starts, keepsStart, target, signal, onProgress }: ProxyOrder,
): Promise<{ cuts: number[] }> {
  const search = new CutSearch(info, starts, onProgress);
  const args = [
    ...WRITES_FILES,
    '-fflags',
    '+genpts',
    ...(keepsStart ? ['-copyts'] : []),
    ...CONFINED_INPUT,
    '-i',
    inputName(file),
    '-filter_complex',
    `[0:v:0]${pictureFilter(info)},split[proxy][small];[small]${search.filter}[cuts]`,
    '-map',
    '[proxy]',
    '-map',
    '0:a:0?',
    '-map_metadata',
    '-1',
    // pictures keep their times, in the units of the file
    '-fps_mode:v:0',
    'vfr',
    '-enc_time_base:v:0',
    '-1',
    ...CODER,
    ...soundCoder(info),
    '-movflags',
    '+faststart',
    '-f',
    'mp4',
    inputName(target),
    '-map',
    '[cuts]',
    '-f',
    'rawvideo',
    'pipe:1',
  ];
  const timeLimitMs = PATIENCE_MS + info.duration * SECONDS_PER_SECOND * 1000;
  const limits = { signal, timeLimitMs, outputLimitBytes: search.outputLimitBytes };
  try {
    await runProgram(programs, 'ffmpeg', args, limits, { onOutput: search.hear });
  } catch (error) {
    throw error instanceof RunFailure ? unreadable(error, 'video') : error;
  }
  return { cuts: search.finish() };
}

/** Colors that browsers assume of a large picture are told of the small one, of which they would assume others. */
function pictureFilter(info: MediaInfo): string {
  const timed = isUntimed(info) ? `${FROM_ZERO},` : '';
  const { picture } = info;
  const colors = picture?.assumedColors ?? null;
  const told = colors === null ? '' : `,setparams=colorspace=${colors}:color_primaries=${colors}:color_trc=${colors}`;
  const size = `'min(${EDGE},iw)':'min(${EDGE},ih)':force_original_aspect_ratio=decrease:force_divisible_by=2`;
  return `${timed}scale=${size}:flags=fast_bilinear,format=yuv420p${told}`;
}

/** The sound of most videos is taken over as it is, and with it the mix that is heard. */
function soundCoder({ sound }: MediaInfo): string[] {
  return sound?.codec === 'aac' && sound.channels <= 2 ? ['-c:a', 'copy'] : ['-c:a', 'aac', '-b:a', '160k', '-ac', '2'];
}
