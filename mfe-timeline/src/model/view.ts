import { TIMELINE_LIMITS } from '@whoosh/contracts';
import { clamp } from './clip-edits';
import { endMs, type Clip } from './document';

/** Which part of the time is seen, and how large. */
export interface View {
  /** Percent; 100 is 10 pixels a second. 25..20,000, and less where a long timeline was fitted. */
  zoom: number;
  /** Moment at the left edge, 0 or more; not whole. */
  leftMs: number;
  /** Of the visible tracks. */
  widthPx: number;
}

export function pixelsPerMs(zoom: number): number {
  return (zoom / 100) * (TIMELINE_LIMITS.pixelsPerSecond / 1_000);
}

/** Pixels from the left edge of the view. */
export function toPx(view: View, ms: number): number {
  return (ms - view.leftMs) * pixelsPerMs(view.zoom);
}

export function toViewMs(view: View, px: number): number {
  return view.leftMs + px / pixelsPerMs(view.zoom);
}

/** Pixels of a length of time. */
export function widthPx(zoom: number, ms: number): number {
  return ms * pixelsPerMs(zoom);
}

/**
 * Left edge and width of a clip, whole pixels from the start of the timeline: neighbours meet without a gap. At least
 * 40 px wide (spec §9).
 */
export function clipBox(clip: Clip, zoom: number): { left: number; width: number; soundWidth: number } {
  const left = Math.floor(widthPx(zoom, clip.startMs));
  const soundWidth = Math.floor(widthPx(zoom, endMs(clip))) - left;
  return { left, soundWidth, width: Math.max(TIMELINE_LIMITS.minClipPixels, soundWidth) };
}

/**
 * The zoom of the buttons: the next multiple of 25 between 25 and 400; from beyond 400 only back to 400, from below 25
 * only up to 25.
 */
export function steppedZoom(zoom: number, direction: 1 | -1): number {
  const { zoomStep, zoomMin, zoomMax } = TIMELINE_LIMITS;
  if (direction === 1) return zoom >= zoomMax ? zoom : Math.floor(zoom / zoomStep + 1) * zoomStep;
  return zoom <= zoomMin ? zoom : clamp(Math.ceil(zoom / zoomStep - 1) * zoomStep, zoomMin, zoomMax);
}

/** The zoom of the wheel and the keys, 25 to 20,000 %; from below 25 only in. */
export function scaledZoom(zoom: number, factor: number): number {
  return clamp(zoom * factor, Math.min(zoom, TIMELINE_LIMITS.zoomMin), TIMELINE_LIMITS.zoomWheelMax);
}

/** Zooms so that the moment under `anchorPx` stays there. */
export function zoomedAt(view: View, zoom: number, anchorPx: number): View {
  const anchorMs = toViewMs(view, anchorPx);
  return { ...view, zoom, leftMs: Math.max(0, anchorMs - anchorPx / pixelsPerMs(zoom)) };
}

/** Shows a stretch of time with 5 % of air at both sides. */
export function fitted(view: View, fromMs: number, toMs: number): View {
  const lengthMs = Math.max(1, toMs - fromMs);
  const zoom = clamp(
    (view.widthPx / (lengthMs * 1.1) / pixelsPerMs(100)) * 100,
    TIMELINE_LIMITS.zoomFitMin,
    TIMELINE_LIMITS.zoomWheelMax,
  );
  return { ...view, zoom, leftMs: Math.max(0, (fromMs + toMs) / 2 - view.widthPx / 2 / pixelsPerMs(zoom)) };
}

/** Scrolls just so far that a moment is seen; while playing, page by page. */
export function following(view: View, ms: number): View {
  const px = toPx(view, ms);
  if (px >= 0 && px <= view.widthPx) return view;
  return { ...view, leftMs: Math.max(0, ms - (px < 0 ? 0.1 * view.widthPx : 0) / pixelsPerMs(view.zoom)) };
}
