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
    const onKeyDown = (event: KeyboardEvent): boolean => {
      if (event.defaultPrevented) return false;
      const action = reader.press(event, latest.current.bindings);
      if (action === null) return false;
      event.preventDefault();
      latest.current.run(action);
      return true;
    };
    const onKeyComing = (event: KeyboardEvent) => {
      if (reader.isAfterClick(event) && onKeyDown(event)) event.stopPropagation();
    };
    const onKeyUp = (event: KeyboardEvent) => reader.release(event);
    const onBlur = () => reader.releaseAll();
    const onPointerDown = (event: PointerEvent) => reader.point(event.target);
    const onFocusIn = (event: FocusEvent) => reader.focus(event.target);
    // before gestures that let nobody else know of them
    window.addEventListener('pointerdown', onPointerDown, true);
    window.addEventListener('focusin', onFocusIn);
    // a list opens at the press, before the window hears of it
    window.addEventListener('keydown', onKeyComing, true);
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('keyup', onKeyUp);
    window.addEventListener('blur', onBlur);
    return () => {
      window.removeEventListener('pointerdown', onPointerDown, true);
      window.removeEventListener('focusin', onFocusIn);
      window.removeEventListener('keydown', onKeyComing, true);
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('keyup', onKeyUp);
      window.removeEventListener('blur', onBlur);
    };
  }, []);
}
