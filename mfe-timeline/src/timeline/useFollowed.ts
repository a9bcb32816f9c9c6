import { useCallback, useState, type RefObject } from 'react';
import { DrawnRange } from './drawn-range';
import { useScrolled } from './useScrolled';

/** What is drawn of a scroller that only shows a part of much. @param axis along which it is scrolled */
export function useFollowed(scroller: RefObject<HTMLElement | null>, axis: 'across' | 'down'): DrawnRange {
  const [drawn] = useState(() => new DrawnRange());
  const update = useCallback(() => {
    const element = scroller.current;
    if (element === null) return;
    if (axis === 'across') drawn.follow(element.scrollLeft, element.clientWidth);
    else drawn.follow(element.scrollTop, element.clientHeight);
  }, [scroller, axis, drawn]);
  useScrolled(scroller, update);
  return drawn;
}
