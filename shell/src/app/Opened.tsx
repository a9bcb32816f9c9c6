import { useLayoutEffect } from 'react';

/** Marks that a page is there: what index.html showed in its place goes. */
export function Opened() {
  useLayoutEffect(() => document.getElementById('opening')?.remove(), []);
  return null;
}
