import { useMediaQuery } from '@whoosh/ui';

/**
 * Whether the window is as narrow as that of a phone, as the styles of the page have it: its parts stand one below the
 * other, and the shell has its bar at the lower edge.
 */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 719px)');
}
