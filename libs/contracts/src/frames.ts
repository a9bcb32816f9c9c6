/** Frames per second as a fraction: 30000/1001, 25/1. */
export interface FrameRate {
  numerator: number;
  denominator: number;
}

/** Frames are counted at this rate where a video tells none. */
export const DEFAULT_FRAME_RATE: FrameRate = { numerator: 25, denominator: 1 };

/**
 * A moment this near before a frame, milliseconds, belongs to it: what stands on the sample nearest to it is half a
 * sample at 48 kHz off.
 */
const NEAR_MS = 0.011;

/** When the pictures of a video show, and what they are called. */
export interface PictureTiming {
  rate: FrameRate;
  /** Milliseconds at which each begins, in order, where they stand at unequal distances; else null. */
  startsMs: readonly number[] | null;
  /** Timecode of the first picture, in frames. */
  firstFrame: number;
  /** Timecodes leave numbers out, so that they stay beside the clock. */
  isDropFrame: boolean;
}

/** The fraction that was meant: 29.97 is 30000/1001, and 25 is 25/1. */
export function frameRateOf(framesPerSecond: number): FrameRate {
  const nominal = Math.max(1, Math.round(framesPerSecond));
  const isNtsc = Math.abs(framesPerSecond - (nominal * 1000) / 1001) < Math.abs(framesPerSecond - nominal);
  return isNtsc ? { numerator: nominal * 1000, denominator: 1001 } : { numerator: nominal, denominator: 1 };
}

/** Frames per second, 29.97002997 */
export function framesPerSecond({ numerator, denominator }: FrameRate): number {
  return numerator / denominator;
}

/** The frame that shows at a moment, 0 first. @param ms milliseconds from the start of the picture, 0 or more */
export function frameAt(ms: number, { numerator, denominator }: FrameRate): number {
  return Math.max(0, Math.floor(((ms + NEAR_MS) * numerator) / (1000 * denominator)));
}

/** When a frame begins, milliseconds; not whole. */
export function frameStartMs(frame: number, { numerator, denominator }: FrameRate): number {
  return (frame * 1000 * denominator) / numerator;
}

/** Pictures at equal distances from 0 on, or at those that their file tells. */
export function pictureTiming(
  rate: FrameRate,
  {
    startTimecode = null,
    startsMs = null,
  }: { startTimecode?: string | null; startsMs?: readonly number[] | null } = {},
): PictureTiming {
  const firstFrame = startTimecode === null ? null : frameOfTimecode(startTimecode, rate);
  const isDropFrame = firstFrame === null ? dropsNumbers(rate) : isDropFrameText(startTimecode ?? '');
  return { rate, startsMs, firstFrame: firstFrame ?? 0, isDropFrame };
}

/** The picture that shows at a moment, 0 first. @param ms milliseconds, 0 or more */
export function pictureAt(ms: number, { rate, startsMs }: PictureTiming): number {
  if (startsMs === null || startsMs.length === 0) return frameAt(ms, rate);
  let [low, high] = [0, startsMs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((startsMs[middle] ?? 0) <= ms + NEAR_MS) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

/** When a picture begins, milliseconds; of one behind the last, when that one begins. */
export function pictureStartMs(picture: number, { rate, startsMs }: PictureTiming): number {
  if (startsMs === null || startsMs.length === 0) return frameStartMs(picture, rate);
  return startsMs[Math.min(startsMs.length - 1, Math.max(0, picture))] ?? 0;
}

/** The beginning of a picture that is nearest to a moment, milliseconds. */
export function nearestPictureMs(ms: number, timing: PictureTiming): number {
  const picture = pictureAt(ms, timing);
  const [before, after] = [pictureStartMs(picture, timing), pictureStartMs(picture + 1, timing)];
  return Math.abs(after - ms) < Math.abs(ms - before) ? after : before;
}

/**
 * Timecode of a moment. Pictures at unequal distances are called by the clock, at their mean rate, as editors do that
 * know no other; as several may begin within one number, hundredths of a frame tell them apart: hh:mm:ss:ff.ss.
 */
export function timecodeAt(ms: number, { rate, startsMs, firstFrame, isDropFrame }: PictureTiming): string {
  const frame = frameAt(ms, rate);
  const code = smpteTimecode(firstFrame + frame, rate, isDropFrame);
  if (startsMs === null) return code;
  const begun = (ms + NEAR_MS - frameStartMs(frame, rate)) / frameStartMs(1, rate);
  return `${code}.${twoDigits(Math.min(99, Math.floor(100 * begun)))}`;
}

/** The moment that a timecode calls, milliseconds; null for what is none, and for one before the first picture. */
export function msOfTimecode(text: string, timing: PictureTiming): number | null {
  const { rate, startsMs, firstFrame, isDropFrame } = timing;
  const [code = text, parts = null] =
    (startsMs === null ? null : /^(\d+:\d+:\d+[:;]\d+)\.(\d\d)$/.exec(text.trim())?.slice(1)) ?? [];
  const frame = frameOfTimecode(isDropFrame ? code : code.replace(/[;.]/g, ':'), rate, isDropFrame);
  if (frame === null || frame < firstFrame) return null;
  const ms = frameStartMs(frame - firstFrame + Number(parts ?? 0) / 100, rate);
  return parts === null ? ms : pictureCalled(ms, timing);
}

/** The beginning of the picture that has the timecode of this moment; without one, the moment itself. */
function pictureCalled(ms: number, timing: PictureTiming): number {
  const nearest = nearestPictureMs(ms, timing);
  return timecodeAt(nearest, timing) === timecodeAt(ms, timing) ? nearest : ms;
}

/**
 * SMPTE timecode of a frame, hh:mm:ss:ff, of 24 hours. At 29.97 and 59.94 it drops numbers (not frames), hh:mm:ss;ff,
 * so that it stays beside the clock: the first two (four at 59.94) of each minute but every tenth (SMPTE ST 12-1).
 */
export function smpteTimecode(frame: number, rate: FrameRate, drops = dropsNumbers(rate)): string {
  const nominal = nominalRate(rate);
  const number = drops && dropsNumbers(rate) ? withDroppedNumbers(frame, nominal) : frame;
  const seconds = Math.floor(number / nominal);
  const parts = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60].map(twoDigits);
  return `${parts.join(':')}${drops && dropsNumbers(rate) ? ';' : ':'}${twoDigits(number % nominal)}`;
}

/**
 * The frame that a timecode calls; null for what is none, and for a number that is dropped.
 * @param drops by default what its sign before the frames says
 */
export function frameOfTimecode(text: string, rate: FrameRate, drops = isDropFrameText(text)): number | null {
  const match = /^(\d{1,2}):(\d{1,2}):(\d{1,2})[:;.](\d{1,3})$/.exec(text.trim());
  if (match === null) return null;
  const [hours = 0, minutes = 0, seconds = 0, frames = 0] = match.slice(1).map(Number);
  const nominal = nominalRate(rate);
  if (minutes > 59 || seconds > 59 || frames >= nominal) return null;
  const number = ((hours * 60 + minutes) * 60 + seconds) * nominal + frames;
  if (!drops || !dropsNumbers(rate)) return number;
  const dropped = nominal / 15;
  if (seconds === 0 && frames < dropped && minutes % 10 !== 0) return null;
  const whole = hours * 60 + minutes;
  return number - dropped * (whole - Math.floor(whole / 10));
}

function isDropFrameText(text: string): boolean {
  return /[;.]\d+$/.test(text.trim());
}

function dropsNumbers(rate: FrameRate): boolean {
  return rate.denominator === 1001 && nominalRate(rate) % 30 === 0;
}

function nominalRate(rate: FrameRate): number {
  return Math.max(1, Math.round(framesPerSecond(rate)));
}

function withDroppedNumbers(frame: number, nominal: number): number {
  const dropped = nominal / 15;
  const perMinute = nominal * 60 - dropped;
  const perTenMinutes = perMinute * 10 + dropped;
  const tens = Math.floor(frame / perTenMinutes);
  const rest = frame % perTenMinutes;
  const minutes = rest < dropped ? 0 : Math.floor((rest - dropped) / perMinute);
  return frame + dropped * (9 * tens + minutes);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
