import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useMediaQuery } from '@whoosh/ui';

/** Heights of a row, px, and where they change (EffectRow.module.css). */
const ROW = { wide: 60, narrow: 64 };
const NARROW = '(max-width: 719px)';
/** Rows that are drawn before they are seen: a fast scroll (20,000 px/s) passes fewer between two frames. */
const AHEAD_ROWS = 9;
/** Rows that stay drawn on the side that is scrolled away from: each row that is drawn costs time in every frame. */
const BEHIND_ROWS = 3;

/** The rows that are drawn of so many of one height, px. */
export function useVisibleRows(count: number, list: RefObject<HTMLElement | null>) {
  const height = useRowHeight();
  const top = useTopOnPage(list);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    overscan: 0,
    scrollMargin: top,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height]);
  const show = useCallback((index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }), [virtualizer]);
  const seen = virtualizer.getVirtualItems();
  const { scrollDirection } = virtualizer;
  const above = scrollDirection === 'forward' ? BEHIND_ROWS : AHEAD_ROWS;
  const below = scrollDirection === 'backward' ? BEHIND_ROWS : AHEAD_ROWS;
  const [from, to] = [seen[0]?.index, seen.at(-1)?.index];
  if (from === undefined || to === undefined) return { first: 0, end: 0, height, show };
  return { first: Math.max(0, from - above), end: Math.min(count, to + 1 + below), height, show };
}

/** How far below the page's beginning an element begins, px; what stands above it may change its own height. */
function useTopOnPage(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const look = () => setTop(Math.round((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    look();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}

function useRowHeight(): number {
  const isNarrow = useMediaQuery(NARROW);
  return isNarrow ? ROW.narrow : ROW.wide;
}
