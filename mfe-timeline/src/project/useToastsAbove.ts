import { useEffect, type RefObject } from 'react';

/** Of a toast, pixels: as everywhere. */
const MOST_WIDTH = 420;
/** Between a toast and what it stands above, pixels: as between toasts and the edge of the window. */
const GAP = 22;
/** Under the bar at the top of a phone and the header of the page, 52 each, pixels: over the picture. */
const PHONE_TOP = '112px';
/** Where toasts lie on a phone: the lowest quarter of the window, above the tab bar. */
const PHONE_STRIP = '-75% 0px -70px 0px';

/**
 * Keeps toasts off the timeline and off what is worked with above it, the player's controls and the mixer: they lie
 * over the picture; on a phone, where the page scrolls, at the top while transport or tracks lie where toasts are.
 */
export function useToastsAbove(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const { style } = document.documentElement;
    const controls = current.parentElement?.querySelector<HTMLElement>('[data-part="player-controls"]') ?? null;
    const place = () => {
      style.setProperty('--toast-bottom', `${current.offsetHeight + (controls?.offsetHeight ?? 0) + GAP}px`);
      if (controls === null) return;
      const { left, width } = controls.getBoundingClientRect();
      style.setProperty('--toast-centre', `${left + width / 2}px`);
      style.setProperty('--toast-width', `${Math.min(MOST_WIDTH, width)}px`);
    };
    const sizes = new ResizeObserver(place);
    sizes.observe(current);
    if (controls !== null) sizes.observe(controls);
    const stopWatching = watchStrip(current, style);
    return () => {
      sizes.disconnect();
      for (const name of ['--toast-bottom', '--toast-centre', '--toast-width']) style.removeProperty(name);
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
