import { framesPerSecond } from '@whoosh/contracts';
import { CUT_PICTURE, CutDetector } from './cut-detector';
import type { MediaPrograms } from './media-tools';
import { CONFINED_INPUT, inputName, unreadable, type MediaInfo } from './probe';
import { RunFailure, runProgram } from './run-program';

/** Faster videos, and those of a variable rate, are looked at this often: a cut is then found to 8 ms. */
const MAX_RATE = 60;
/** Decoding 1080p takes a ninth of its length on two cores; 4K and loaded machines need patience. */
const SECONDS_PER_SECOND = 3;
const PATIENCE_MS = 60_000;

/**
 * The moments at which the picture of a video changes, in seconds.
 * @param onProgress hears 0..1
 * @throws UnreadableMedia
 */
export async function findCuts(
  programs: MediaPrograms,
  {
    file,
    info,
    starts,
    signal,
    onProgress,
  }: {
    file: string;
    info: MediaInfo;
    /** Of pictures at unequal distances: cuts lie on the nearest of them. */
    starts: readonly number[] | null;
    signal: AbortSignal;
    onProgress: (part: number) => void;
  },
): Promise<number[]> {
  const mean = info.picture === null ? MAX_RATE : framesPerSecond(info.picture.rates.mean);
  const rate = starts === null ? Math.min(MAX_RATE, mean) : MAX_RATE;
  const detector = new CutDetector(rate);
  const { width, height, bytes } = CUT_PICTURE;
  const filter = `fps=${rate}:start_time=0,scale=${width}:${height}:flags=area,format=yuv444p`;
  const args = [
    '-v',
    'error',
    '-nostdin',
    ...CONFINED_INPUT,
    '-i',
    inputName(file),
    '-map',
    '0:v:0',
    '-an',
    '-vf',
    filter,
    '-f',
    'rawvideo',
    'pipe:1',
  ];
  const frames = Math.max(1, info.duration * rate);
  let heard = 0;
  const onOutput = slices(bytes, (picture) => {
    detector.push(picture);
    heard += 1;
    if (heard % 100 === 0) onProgress(Math.min(1, heard / frames));
  });
  try {
    await runProgram(
      programs,
      'ffmpeg',
      args,
      {
        signal,
        timeLimitMs: PATIENCE_MS + info.duration * SECONDS_PER_SECOND * 1000,
        // A header that lies about the length makes no endless run.
        outputLimitBytes: (frames + 10 * rate) * 1.1 * bytes,
      },
      { onOutput },
    );
  } catch (error) {
    throw error instanceof RunFailure ? unreadable(error, 'video') : error;
  }
  const cuts = detector.finish();
  return starts === null ? cuts : cuts.map((cut) => nearest(starts, cut * 1e6) / 1e6);
}

/** @param sorted not empty */
function nearest(sorted: readonly number[], value: number): number {
  return sorted.reduce((best, each) => (Math.abs(each - value) < Math.abs(best - value) ? each : best), Infinity);
}

/** Cuts a stream into pieces of one size; the last, if it is shorter, is dropped. */
export function slices(size: number, onSlice: (slice: Uint8Array) => void): (chunk: Uint8Array) => void {
  const slice = new Uint8Array(size);
  let filled = 0;
  return (chunk) => {
    for (let at = 0; at < chunk.length;) {
      const taken = Math.min(size - filled, chunk.length - at);
      slice.set(chunk.subarray(at, at + taken), filled);
      at += taken;
      filled += taken;
      if (filled < size) return;
      onSlice(slice);
      filled = 0;
    }
  };
}
