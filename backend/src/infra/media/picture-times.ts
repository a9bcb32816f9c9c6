import { DEFAULT_FRAME_RATE, type FrameRate, frameRateOf, framesPerSecond } from '@whoosh/contracts';
import type { MediaPrograms } from './media-tools';
import { CONFINED_INPUT, inputName, type MediaInfo } from './probe';
import { lineReader, RunFailure, runProgram } from './run-program';
import { isUntimed } from './untimed-pictures';

const PATIENCE_MS = 60_000;
const LINES_LIMIT_BYTES = 256 << 20;
/** Containers that count whole milliseconds put a picture so far from its place, microseconds. */
const ROUNDED_US = 1_000;
/** A picture this far from its place, in distances of pictures, stands elsewhere. */
const ELSEWHERE = 0.25;

/** Rates over 1.001 are those of film and of American television, halves and multiples of 24 and 30 (SMPTE ST 12-1). */
const TELEVISION_PARTS = [12, 15] as const;

/** When the pictures of a video show. */
export interface PictureTimes {
  /** Frames per second where they stand at equal distances from 0 on, else the mean. */
  rate: FrameRate;
  /** When each begins, whole microseconds, in order; null where they stand at equal distances. */
  starts: number[] | null;
  /** Seconds between the pictures that need no other, where they stand farthest apart. */
  widestKeyGap: number;
}

/**
 * Reads when the pictures of a video are to be shown, without decoding one. A file that breaks off in between is told
 * to go on at its mean rate.
 */
export async function readPictureTimes(
  programs: MediaPrograms,
  { file, info, signal }: { file: string; info: MediaInfo; signal: AbortSignal },
): Promise<PictureTimes> {
  const starts: number[] = [];
  let [lastKey, widest] = [0, 0];
  const onOutput = lineReader((line) => {
    const [time = '', flags = ''] = line.split(',');
    const seconds = Number(time);
    // D: the file says that it is not to be shown.
    if (time === '' || !Number.isFinite(seconds) || flags.includes('D')) return;
    starts.push(Math.round(seconds * 1e6));
    if (!flags.startsWith('K')) return;
    widest = Math.max(widest, seconds - lastKey);
    lastKey = seconds;
  });
  const limits = { signal, timeLimitMs: PATIENCE_MS + info.duration * 1000, outputLimitBytes: LINES_LIMIT_BYTES };
  try {
    await runProgram(programs, 'ffprobe', [...ASKED, ...CONFINED_INPUT, inputName(file)], limits, { onOutput });
  } catch (error) {
    if (!(error instanceof RunFailure)) throw error;
    return { rate: info.picture?.rates.mean ?? DEFAULT_FRAME_RATE, starts: null, widestKeyGap: info.duration };
  }
  const widestKeyGap = Math.max(widest, info.duration - lastKey);
  starts.sort((a, b) => a - b);
  const [first = 0] = starts;
  return { ...timesOf(isUntimed(info) ? starts.map((start) => start - first) : starts, ratesOf(info)), widestKeyGap };
}

/** `genpts`: an AVI tells the times of some of its pictures only. */
const ASKED = [
  ...['-v', 'error', '-fflags', '+genpts', '-select_streams', 'v:0'],
  ...['-show_entries', 'packet=pts_time,flags', '-of', 'csv=p=0'],
];

/** The rates that a file may mean: what it writes, and the fraction of television that is nearest to it. */
function ratesOf({ picture }: MediaInfo): FrameRate[] {
  if (picture === null) return [];
  const { base, mean } = picture.rates;
  return [base, frameRateOf(framesPerSecond(base)), mean, frameRateOf(framesPerSecond(mean))];
}

/** @param starts in order @param rates that they may stand at; the mean rate is that of the pictures */
export function timesOf(starts: number[], rates: readonly FrameRate[]): Pick<PictureTimes, 'rate' | 'starts'> {
  const even = rates.find((rate) => isEven(starts, rate));
  if (even !== undefined) return { rate: even, starts: null };
  const seconds = ((starts.at(-1) ?? 0) - (starts[0] ?? 0)) / 1e6;
  return { rate: meanRate(seconds > 0 ? (starts.length - 1) / seconds : 1), starts };
}

/** Of unequal distances: other editors refuse a fraction such as 25000/1001, which no television has. */
function meanRate(mean: number): FrameRate {
  const rate = frameRateOf(mean);
  const nominal = Math.round(rate.numerator / 1000);
  const isKnown = rate.denominator === 1 || TELEVISION_PARTS.some((part) => nominal % part === 0);
  return isKnown ? rate : { numerator: nominal, denominator: 1 };
}

function isEven(starts: readonly number[], { numerator, denominator }: FrameRate): boolean {
  const distance = (1e6 * denominator) / numerator;
  const tolerance = Math.max(ROUNDED_US, ELSEWHERE * distance);
  return starts.every((start, picture) => Math.abs(start - picture * distance) <= tolerance);
}
