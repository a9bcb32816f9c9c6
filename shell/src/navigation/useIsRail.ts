import { useMediaQuery } from '@whoosh/ui';

/** The window is so narrow that the navigation shows icons only. */
export function useIsRail(): boolean {
  return useMediaQuery('(min-width: 720px) and (max-width: 1079px)');
}
