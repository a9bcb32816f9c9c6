import { useEffect, type FocusEvent, type RefObject, type WheelEvent } from 'react';

/**
 * Moves what stands beside a scroller up and down with it.
 * @returns handlers for the window in which it is seen: the wheel and the focus there scroll the scroller
 */
export function useVerticalFollow(scroller: RefObject<HTMLElement | null>, moved: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const follow = () => {
      if (moved.current !== null)
        moved.current.style.transform = element.scrollTop === 0 ? '' : `translateY(${-element.scrollTop}px)`;
    };
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [scroller, moved]);

  return {
    onWheel: ({ deltaY }: WheelEvent) => {
      scroller.current?.scrollBy({ top: deltaY });
    },
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      const [seen, box] = [currentTarget.getBoundingClientRect(), target.getBoundingClientRect()];
      const below = Math.max(0, box.bottom - seen.bottom);
      scroller.current?.scrollBy({ top: below > 0 ? below : Math.min(0, box.top - seen.top) });
    },
  };
}
