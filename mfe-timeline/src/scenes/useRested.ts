import { useEffect, useState } from 'react';

/** A text is interpreted this long after the last key, milliseconds (design section 5). */
const DEBOUNCE_MS = 220;

/** A text once it has come to rest. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
