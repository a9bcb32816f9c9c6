import { useEffect, type RefObject } from 'react';

/** Calls `update` now, and whenever another part of the scroller, or more or less of it, is seen. */
export function useScrolled(scroller: RefObject<HTMLElement | null>, update: () => void): void {
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(update);
    observer.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    update();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [scroller, update]);
}
