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
    const onPointerDown = (event: PointerEvent) => reader.point(event.target);
    const onFocusIn = (event: FocusEvent) => reader.focus(event.target);
    // before gestures that let nobody else know of them
    window.addEventListener('pointerdown', onPointerDown, true);
    window.addEventListener('focusin', onFocusIn);
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('keyup', onKeyUp);
    return () => {
      window.removeEventListener('pointerdown', onPointerDown, true);
      window.removeEventListener('focusin', onFocusIn);
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('keyup', onKeyUp);
    };
  }, []);
}
