import { useLayoutEffect } from 'react';
import { useLocation } from '@whoosh/ui';

/** How far the last list was scrolled, px, and which entry of the window's history it is. */
let last = { key: '', top: 0 };

/** Whoever goes Back to this list finds it scrolled as it was. */
export function useKeptScroll(): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    const root = document.documentElement;
    const { top } = last.key === key ? last : { top: 0 };
    // every page begins at its top, which is set after this
    const frame = requestAnimationFrame(() => {
      if (top > 0) root.scrollTop = top;
    });
    last = { key, top };
    const note = () => {
      last = { key, top: root.scrollTop };
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', note);
    };
  }, [key]);
}
