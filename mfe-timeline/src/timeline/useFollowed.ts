import { useEffect, useState, type RefObject } from 'react';
import { DrawnRange } from './drawn-range';

/** What is drawn of a scroller that only shows a part of much. @param axis along which it is scrolled */
export function useFollowed(scroller: RefObject<HTMLElement | null>, axis: 'across' | 'down'): DrawnRange {
  const [drawn] = useState(() => new DrawnRange());
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const update = () =>
      axis === 'across'
        ? drawn.follow(element.scrollLeft, element.clientWidth)
        : drawn.follow(element.scrollTop, element.clientHeight);
    const observer = new ResizeObserver(update);
    observer.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    update();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [scroller, axis, drawn]);
  return drawn;
}
