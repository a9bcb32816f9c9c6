import type { CSSProperties } from 'react';
import { clipBox, pixelsPerMs, widthPx, type Clip } from '../model';

/**
 * Where a clip and its parts stand, as styles of its element. The custom ones are read by Clip.module.css: `--rest` is
 * how much wider it is drawn than it sounds, `--origin` where its sound would begin, from its left edge. All parts
 * inherit them, which a frame of a drag pays for: an end that is dragged changes none of them.
 */
export type ClipShape = CSSProperties & Readonly<Record<`--${string}`, string>>;

/** @param zoom percent @param top pixels from the top of the audio tracks */
export function clipShape(clip: Clip, zoom: number, top: number): ClipShape {
  const { left, width, soundWidth } = clipBox(clip, zoom);
  const scale = pixelsPerMs(zoom);
  return {
    left: `${left}px`,
    width: `${width}px`,
    top: `${top}px`,
    '--rest': `${width - soundWidth}px`,
    '--origin': `${originPx(clip, zoom) - left}px`,
    '--fade-in': `${clip.fadeInMs * scale}px`,
    '--fade-out': `${clip.fadeOutMs * scale}px`,
  };
}

/**
 * Where the sound of a clip would begin if nothing were cut off, whole pixels from the start of the timeline. A trim
 * leaves it where it is.
 */
export function originPx(clip: Clip, zoom: number): number {
  return Math.floor(widthPx(zoom, clip.startMs - clip.offsetMs));
}
