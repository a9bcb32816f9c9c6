import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { rowsInSight, type RowRange } from './rows-in-sight';

/** Heights of a row, px, and where they change (EffectRow.module.css). */
const ROW = { wide: 60, narrow: 64 };
const NARROW = '(max-width: 719px)';

/** The rows that are drawn of so many of one height, and the room that the others take before and after them, px. */
export function useVisibleRows(count: number, list: RefObject<HTMLElement | null>) {
  const height = useRowHeight();
  const [range, setRange] = useState<RowRange>(() => rowsInSight({ top: 0, windowHeight: window.innerHeight, height, count }));
  const look = useCallback(() => {
    const top = -(list.current?.getBoundingClientRect().top ?? 0);
    setRange((before) => rowsInSight({ top, windowHeight: window.innerHeight, height, count }, before));
  }, [list, height, count]);
  useLayoutEffect(look, [look]);
  useEffect(() => {
    // in the frame that the scrolling is drawn in, and not in one after it
    const now = () => flushSync(look);
    window.addEventListener('scroll', now, { passive: true });
    window.addEventListener('resize', now);
    return () => {
      window.removeEventListener('scroll', now);
      window.removeEventListener('resize', now);
    };
  }, [look]);
  const show = useCallback((index: number) => scrollTo(list.current, index, height), [list, height]);
  // the list may have become shorter in this very drawing
  const [first, end] = [Math.min(range.first, count), Math.min(range.end, count)];
  return { first, end, before: first * height, after: (count - end) * height, show };
}

function useRowHeight(): number {
  const [isNarrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const follow = () => setNarrow(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isNarrow ? ROW.narrow : ROW.wide;
}

/** Scrolls as little as is needed to see a row whole. */
function scrollTo(list: HTMLElement | null, index: number, height: number): void {
  const top = (list?.getBoundingClientRect().top ?? 0) + index * height;
  const below = top + height - window.innerHeight;
  if (top < 0) window.scrollBy(0, top);
  else if (below > 0) window.scrollBy(0, below);
}
