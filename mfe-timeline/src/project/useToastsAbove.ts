import { useEffect, type RefObject } from 'react';

/** Between a toast and what it stands above, pixels: as between toasts and the edge of the window. */
const GAP = 22;
/** Under the bar at the top of a phone, pixels. */
const PHONE_TOP = '62px';
/** Where toasts lie on a phone: the lowest quarter of the window, above the tab bar. */
const PHONE_STRIP = '-75% 0px -70px 0px';

/**
 * Keeps toasts off the timeline: above it where it stands at the bottom of the window; on a phone, where the page
 * scrolls, at the top while transport or tracks lie where toasts are.
 */
export function useToastsAbove(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const { style } = document.documentElement;
    const heights = new ResizeObserver(() => style.setProperty('--toast-bottom', `${current.offsetHeight + GAP}px`));
    heights.observe(current);
    const stopWatching = watchStrip(current, style);
    return () => {
      heights.disconnect();
      style.removeProperty('--toast-bottom');
      stopWatching();
    };
  }, [element]);
}

function watchStrip(timeline: HTMLElement, style: CSSStyleDeclaration): () => void {
  // not in every browser, whatever its type says
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  const covered = new Set<Element>();
  const toBottom = () => {
    style.removeProperty('--toast-phone-top');
    style.removeProperty('--toast-phone-bottom');
  };
  const strip = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) covered.add(target);
        else covered.delete(target);
      if (covered.size === 0) return toBottom();
      style.setProperty('--toast-phone-top', PHONE_TOP);
      style.setProperty('--toast-phone-bottom', 'auto');
    },
    { rootMargin: PHONE_STRIP },
  );
  // the inspector is no part of what must be seen
  for (const part of timeline.querySelectorAll(':scope > :not(section)')) strip.observe(part);
  return () => {
    strip.disconnect();
    toBottom();
  };
}
