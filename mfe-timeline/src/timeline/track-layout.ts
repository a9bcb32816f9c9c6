/** Heights of the lanes, pixels (design section 4). */
export const RULER_HEIGHT = 28;
export const VIDEO_HEIGHT = 56;
export const TRACK_HEIGHT = 72;

/** The clips' own distance from the edges of their lane. */
const CLIP_INSET = 3;

/** Top of a clip on a track, from the top of the audio tracks. */
export function trackTop(track: number): number {
  return track * TRACK_HEIGHT + CLIP_INSET;
}

/** The audio track at a height from the top of the first; may be below 0 or beyond the last. */
export function trackAt(y: number): number {
  return Math.floor(y / TRACK_HEIGHT);
}
