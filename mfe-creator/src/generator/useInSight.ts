import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls what has come below the window's edge into sight, as far as needed; its `scroll-margin` leaves room for a
 * toast. @param isNew what was there before stays where it is
 */
export function useInSight<E extends HTMLElement>(isNew = true): RefObject<E | null> {
  const place = useRef<E>(null);
  const comes = useRef(isNew);
  useEffect(() => {
    if (comes.current) place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return place;
}
