import { useSyncExternalStore } from 'react';

const RAIL = '(min-width: 720px) and (max-width: 1079px)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(RAIL);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The window is so narrow that the navigation shows icons only. */
export function useIsRail(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(RAIL).matches);
}
