import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Editor } from '../editor/editor';
import { useEditorState } from '../editor/useEditorState';
import type { ViewControl } from '../editor/view-control';
import { fitted, following, pixelsPerMs, toPx, zoomedAt, type View } from '../model';
import { DrawnRange } from './drawn-range';
import { useScrolled } from './useScrolled';

/** Browsers cannot lay out more than this safely, pixels. */
const MAX_CONTENT_PX = 16_000_000;

/**
 * Drawn beyond what is seen sideways, pixels: a drag that is held at an edge scrolls 1,200 a second, and a frame in
 * which another stretch is drawn costs as much as three others.
 */
const MARGIN_ACROSS = 800;

export interface Viewport extends ViewControl {
  scroller: RefObject<HTMLDivElement | null>;
  drawn: DrawnRange;
  /** The same from the top to the bottom. */
  drawnRows: DrawnRange;
  /** The scroller was scrolled by somebody who keeps its events to himself. @param leftPx how far it is scrolled now */
  follow: (leftPx: number) => void;
  /** What is seen right now. */
  view: () => View;
  /** Zooms and scrolls to what shall be seen. */
  show: (view: View) => void;
  /** @param anchorPx what stays in its place, pixels from the left edge of what is seen */
  zoomAt: (zoom: number, anchorPx: number) => void;
}

/**
 * The visible part of the timeline, scrolled by the browser itself.
 * @param contentMs how long the scrolled content is
 */
export function useViewport(editor: Editor, contentMs: number): Viewport {
  const scroller = useRef<HTMLDivElement>(null);
  const zoom = useEditorState(editor, zoomOf);
  const [drawn] = useState(() => new DrawnRange(MARGIN_ACROSS));
  const [drawnRows] = useState(() => new DrawnRange());
  /** Where to go once the new zoom is laid out. */
  const target = useRef<View | null>(null);

  const update = useCallback(() => {
    const element = scroller.current;
    if (element === null) return;
    drawn.follow(element.scrollLeft, element.clientWidth);
    drawnRows.follow(element.scrollTop, element.clientHeight);
  }, [drawn, drawnRows]);

  useScrolled(scroller, update);

  useLayoutEffect(() => {
    const view = target.current;
    target.current = null;
    if (view !== null && scroller.current !== null) scroller.current.scrollLeft = view.leftMs * pixelsPerMs(zoom);
    update();
  }, [zoom, update]);

  return useMemo(() => {
    const view = (): View => {
      const current = zoomOf(editor.snapshot());
      const { scrollLeft = 0, clientWidth = 0 } = scroller.current ?? {};
      return { zoom: current, leftMs: scrollLeft / pixelsPerMs(current), widthPx: clientWidth };
    };
    const show = (next: View) => {
      const mostZoom = MAX_CONTENT_PX / (contentMs * pixelsPerMs(1));
      const allowed = { ...next, zoom: Math.min(next.zoom, mostZoom) };
      if (allowed.zoom === view().zoom && scroller.current !== null) {
        scroller.current.scrollLeft = allowed.leftMs * pixelsPerMs(allowed.zoom);
        // The event comes with the next picture, and a second key may come before it.
        update();
        return;
      }
      target.current = allowed;
      editor.setZoom(allowed.zoom);
    };
    return {
      scroller,
      drawn,
      drawnRows,
      follow: (leftPx) => drawn.follow(leftPx, drawn.seen.widthPx, true),
      view,
      show,
      zoomAt: (next, anchorPx) => show(zoomedAt(view(), next, anchorPx)),
      zoomAround: (next, ms) => {
        const now = view();
        const px = toPx(now, ms);
        show(zoomedAt(now, next, px >= 0 && px <= now.widthPx ? px : now.widthPx / 2));
      },
      fit: (fromMs, toMs) => show(fitted(view(), fromMs, toMs)),
      reveal: (ms) => {
        // asked with every frame while it plays
        const { zoom: current } = editor.snapshot();
        const now: View = {
          zoom: current,
          leftMs: drawn.seen.leftPx / pixelsPerMs(current),
          widthPx: drawn.seen.widthPx,
        };
        const next = following(now, ms);
        if (next !== now) show(next);
      },
    };
  }, [editor, contentMs, drawn, drawnRows, update]);
}

const zoomOf = ({ zoom }: { zoom: number }): number => zoom;
