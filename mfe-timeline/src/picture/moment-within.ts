/** Times of pictures are sums of fractions, seconds. */
const ROUNDING = 1e-6;

/**
 * The moment whose picture a place shows, of pictures at equal distances: the first within the place, so that none
 * shows a shot that was over before it begins; where none is within, the one that shows as it begins.
 * @param seconds at which the place begins
 * @param apart seconds that it is wide
 * @param interval seconds between the pictures
 */
export function momentWithin(seconds: number, apart: number, interval: number): number {
  const next = Math.ceil((seconds - ROUNDING) / interval) * interval;
  return next < seconds + apart - ROUNDING ? Math.max(seconds, next) : seconds;
}
