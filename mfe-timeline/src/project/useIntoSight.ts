import { useEffect, type RefObject } from 'react';

/** The least of a panel that is in sight once it has opened, px: its head and what begins under it. */
const LEAST_IN_SIGHT = 160;

/**
 * Scrolls to what has just opened where it would stand out of sight, as parts do that a phone has below one another.
 */
export function useIntoSight(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current;
    if (element === null) return;
    const { top } = element.getBoundingClientRect();
    if (top < 0 || top > window.innerHeight - LEAST_IN_SIGHT) element.scrollIntoView({ block: 'start' });
  }, [part]);
}
