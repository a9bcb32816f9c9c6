import { useLayoutEffect } from 'react';

/**
 * Marks that a part is there: what index.html showed in its place goes.
 * @param part the frame around the page, or the page with it
 */
export function Opened({ part }: { part: 'frame' | 'page' }) {
  useLayoutEffect(() => {
    document.getElementById('opening')?.remove();
    if (part === 'page') document.getElementById('opening-page')?.remove();
  }, [part]);
  return null;
}
