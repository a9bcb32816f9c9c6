import { useLayoutEffect, useRef } from 'react';
import type { View } from '../model';
import type { Viewport } from '../timeline/useViewport';
import { keepView, readView } from './kept-views';

/** Scrolling and zooming are kept once they have rested so long, milliseconds. */
const REST_MS = 400;

interface OpeningView {
  projectId: number;
  /** Percent, as it is now. */
  zoom: number;
  viewport: Viewport;
  /** Of the video; null while there is none. */
  videoMs: number | null;
}

/**
 * Opens a timeline as it was left; one that is new here shows its whole video, also when that comes later, unless
 * somebody has zoomed or scrolled meanwhile.
 */
export function useOpeningView({ projectId, zoom, viewport, videoMs }: OpeningView): void {
  /**
   * What a timeline that is new here stands at while its video is awaited; null: it was opened at something to keep.
   */
  const awaiting = useRef<View | null>(null);
  const isOpened = useRef(false);

  useLayoutEffect(() => {
    const now = viewport.view();
    if (now.widthPx === 0) return;
    if (!isOpened.current) {
      isOpened.current = true;
      const kept = readView(projectId);
      if (kept !== null) return viewport.show({ ...now, ...kept });
      awaiting.current = now;
    }
    if (videoMs === null || !isSame(awaiting.current, now)) return;
    awaiting.current = null;
    viewport.fit(0, videoMs);
  }, [projectId, viewport, videoMs]);

  useLayoutEffect(() => {
    if (awaiting.current !== null && awaiting.current.zoom !== zoom) awaiting.current = null;
  }, [zoom]);

  // not as a passive effect: those end when the timeline is gone from the page
  useLayoutEffect(() => {
    const element = viewport.scroller.current;
    if (element === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      const now = viewport.view();
      if (now.widthPx > 0 && !isSame(awaiting.current, now))
        keepView(projectId, { zoom: now.zoom, leftMs: now.leftMs });
    };
    const keepLater = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, REST_MS);
    };
    element.addEventListener('scroll', keepLater, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      keep();
      element.removeEventListener('scroll', keepLater);
      window.removeEventListener('pagehide', keep);
    };
  }, [projectId, viewport]);
}

function isSame(one: View | null, other: View): boolean {
  return one !== null && one.zoom === other.zoom && one.leftMs === other.leftMs;
}
