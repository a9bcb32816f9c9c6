import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useMediaQuery } from '@whoosh/ui';

/** Heights of a row, px, and where they change (EffectRow.module.css). */
const ROW = { wide: 60, narrow: 64 };
const NARROW = '(max-width: 719px)';
/** Rows that are drawn before they are seen, on each side: a fast scroll passes fewer between two frames. */
const OVERSCAN = 14;

/** The rows that are drawn of so many of one height, px. */
export function useVisibleRows(count: number, list: RefObject<HTMLElement | null>) {
  const height = useRowHeight();
  const top = useTopOnPage(list);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height]);
  const show = useCallback((index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }), [virtualizer]);
  const rows = virtualizer.getVirtualItems();
  const [first, end] = [rows[0]?.index ?? 0, (rows.at(-1)?.index ?? -1) + 1];
  return { first, end, height, show };
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
