/** Frames per second as a fraction: 30000/1001, 25/1. */
export interface FrameRate {
  numerator: number;
  denominator: number;
}

/** Frames are counted at this rate where a video tells none. */
export const DEFAULT_FRAME_RATE: FrameRate = { numerator: 25, denominator: 1 };

/** A moment this near before a frame, in frames, belongs to it: sums of floating-point times fall short by less. */
const NEAR_FRAMES = 1e-4;

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
  return Math.max(0, Math.floor((ms * numerator) / (1000 * denominator) + NEAR_FRAMES));
}

/** When a frame begins, milliseconds; not whole. */
export function frameStartMs(frame: number, { numerator, denominator }: FrameRate): number {
  return (frame * 1000 * denominator) / numerator;
}

/**
 * SMPTE timecode of a frame, hh:mm:ss:ff. At 29.97 and 59.94 it drops numbers (not frames), hh:mm:ss;ff, so that it
 * stays beside the clock: the first two (four at 59.94) of each minute but every tenth (SMPTE ST 12-1).
 */
export function smpteTimecode(frame: number, rate: FrameRate): string {
  const nominal = Math.round(framesPerSecond(rate));
  const drops = rate.denominator === 1001 && nominal % 30 === 0;
  const number = drops ? withDroppedNumbers(frame, nominal) : frame;
  const seconds = Math.floor(number / nominal);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(twoDigits);
  return `${parts.join(':')}${drops ? ';' : ':'}${twoDigits(number % nominal)}`;
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
