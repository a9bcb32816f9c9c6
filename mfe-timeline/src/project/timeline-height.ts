import { RULER_HEIGHT, TRACK_HEIGHT, VIDEO_HEIGHT } from '../timeline/track-layout';

/** The transport above the lanes, and the scroll bar under them at its widest; pixels. */
const TRANSPORT_HEIGHT = 52;
const SCROLL_BAR = 16;
/** So much stays of the timeline: the video's track and one for sounds; pixels. */
export const LEAST_HEIGHT = TRANSPORT_HEIGHT + RULER_HEIGHT + VIDEO_HEIGHT + TRACK_HEIGHT + SCROLL_BAR;
/** So much stays of the video and the sounds above it; pixels. */
export const LEAST_TOP = 240;

const STEP = 16;

/** The heights that a timeline can have now, pixels. */
export interface HeightRange {
  now: number;
  most: number;
}

/** The height that a key asks for, pixels; null: the key is none of the handle's. */
export function keyedHeight(key: string, { now, most }: HeightRange): number | null {
  switch (key) {
    case 'ArrowUp':
      return clampedHeight(now + STEP, most);
    case 'ArrowDown':
      return clampedHeight(now - STEP, most);
    case 'Home':
      return LEAST_HEIGHT;
    case 'End':
      return most;
    default:
      return null;
  }
}

/** A height that leaves room for both, whole pixels. */
export function clampedHeight(height: number, most: number): number {
  return Math.round(Math.max(LEAST_HEIGHT, Math.min(most, height)));
}

const STORED = 'whoosh.timeline.height';

/** What was set on an earlier visit; null: as high as its tracks. */
export function readHeight(): number | null {
  const stored = Number(localStorage.getItem(STORED) ?? '');
  return Number.isFinite(stored) && stored >= LEAST_HEIGHT ? stored : null;
}

/** Keeps the height in this browser; null forgets it. */
export function keepHeight(height: number | null): void {
  if (height === null) localStorage.removeItem(STORED);
  else localStorage.setItem(STORED, String(height));
}
