import { useSyncExternalStore } from 'react';

/** As the styles of the page: its parts stand one below the other, and the shell has its bar at the lower edge. */
const PHONE = '(max-width: 719px)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window is as narrow as that of a phone. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(PHONE).matches);
}
