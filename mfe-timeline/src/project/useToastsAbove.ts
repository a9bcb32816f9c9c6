import { useEffect, type RefObject } from 'react';

/** Between a toast and what it stands above, pixels: as between toasts and the edge of the window. */
const GAP = 22;

/** Keeps toasts above an element at the bottom of the window, which they would else cover. */
export function useToastsAbove(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const { current } = element;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => style.setProperty('--toast-bottom', `${current.offsetHeight + GAP}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--toast-bottom');
    };
  }, [element]);
}
