import { clipBox, pixelsPerMs, type Clip } from '../../model';
import { originPx } from '../clip-shape';

/** Sizes of a clip's parts, pixels from its own left edge; the same numbers are the same picture. */
export interface ClipForm {
  width: number;
  soundWidth: number;
  soundX: number;
  riseWidth: number;
  fallWidth: number;
  syncX: number | null;
}

/** @param zoom percent */
export function formOf(clip: Clip, zoom: number): ClipForm {
  const { left, width, soundWidth } = clipBox(clip, zoom);
  const scale = pixelsPerMs(zoom);
  const soundX = originPx(clip, zoom) - left;
  return {
    width,
    soundWidth,
    soundX,
    riseWidth: clip.fadeInMs * scale,
    fallWidth: clip.fadeOutMs * scale,
    syncX: clip.sync === null ? null : soundX + clip.sync.atMs * scale,
  };
}
