import { useCallback, useState } from 'react';
import { parseBindings, type KeyBindings } from '../model';

const STORED = 'whoosh.timeline.keys';

/** The person's own keys; kept in this browser, also beyond a sign-out. */
export function useBindings(): [KeyBindings, (bindings: KeyBindings) => void] {
  const [bindings, setBindings] = useState(() => parseBindings(localStorage.getItem(STORED)));
  const change = useCallback((next: KeyBindings) => {
    localStorage.setItem(STORED, JSON.stringify(next));
    setBindings(next);
  }, []);
  return [bindings, change];
}
