import type { Bar, PictureStrip } from '@whoosh/contracts';
import { momentWithin } from '../picture/moment-within';

/** One picture of the strip as it is painted: which part of the image, and where. */
export interface StripPicture {
  /** Left edge in the strip's image, pixels. */
  sourceX: number;
  /** On the timeline, pixels from its start. */
  x: number;
  width: number;
}

/**
 * Pictures for a stretch of the timeline, side by side, each of a moment within its place.
 * @param height of the track's picture, pixels
 * @param endPx where the video ends
 */
export function stripPictures(
  strip: Pick<PictureStrip, 'count' | 'width' | 'height' | 'interval'>,
  pxPerMs: number,
  height: number,
  fromPx: number,
  toPx: number,
  endPx: number,
): StripPicture[] {
  const width = (height * strip.width) / strip.height;
  const first = Math.floor(fromPx / width);
  const last = Math.ceil(Math.min(toPx, endPx) / width);
  const apart = width / pxPerMs / 1000;
  return Array.from({ length: Math.max(0, last - first) }, (_, index) => {
    const x = (first + index) * width;
    const moment = momentWithin(x / pxPerMs / 1000, apart, strip.interval);
    const picture = Math.min(strip.count - 1, Math.floor(moment / strip.interval + 1e-6));
    return { sourceX: picture * strip.width, x, width: Math.min(width, endPx - x) };
  });
}

/** Of one value of a video's peaks, milliseconds. */
const PEAK_MS = 10;

/** The loudest value between two moments; silent outside. */
export function peakBetween(peaks: readonly Bar[], fromMs: number, toMs: number): Bar {
  let loudest: Bar = { level: 0, brightness: 0 };
  const last = Math.min(peaks.length - 1, Math.max(Math.floor(fromMs / PEAK_MS), Math.ceil(toMs / PEAK_MS) - 1));
  for (let index = Math.max(0, Math.floor(fromMs / PEAK_MS)); index <= last; index += 1) {
    const peak = peaks[index];
    if (peak !== undefined && peak.level > loudest.level) loudest = peak;
  }
  return loudest;
}
