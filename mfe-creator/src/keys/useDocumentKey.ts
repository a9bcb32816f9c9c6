import { useEffect, useEffectEvent } from 'react';

/** Calls back with each key that comes to the page while it is on, wherever the focus is. */
export function useDocumentKey(onKey: (event: KeyboardEvent) => void, isOn = true): void {
  const heard = useEffectEvent(onKey);
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => heard(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}
