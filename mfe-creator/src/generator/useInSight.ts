import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls what has come below the window's edge into sight, as far as needed; its `scroll-margin` leaves room for a
 * toast.
 */
export function useInSight<E extends HTMLElement>(): RefObject<E | null> {
  const place = useRef<E>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return place;
}
