import { useEffect, useRef } from 'react';
import type { KeyAction, KeyBindings } from '../model';
import { ShortcutReader } from './shortcuts';

/** Listens to the key map while the project shows. */
export function useShortcuts(bindings: KeyBindings, run: (action: KeyAction) => void): void {
  const latest = useRef({ bindings, run });
  useEffect(() => {
    latest.current = { bindings, run };
  });
  useEffect(() => {
    const reader = new ShortcutReader();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const action = reader.press(event, latest.current.bindings);
      if (action === null) return;
      event.preventDefault();
      latest.current.run(action);
    };
    const onKeyUp = (event: KeyboardEvent) => reader.release(event);
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('keyup', onKeyUp);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('keyup', onKeyUp);
    };
  }, []);
}
