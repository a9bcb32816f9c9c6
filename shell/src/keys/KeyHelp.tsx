import { lazy, Suspense, useEffect, useState } from 'react';

const KeySheet = lazy(() => import('./KeySheet'));

/** Where a question mark is written, or means something else; the timeline's window lists its own keys. */
const ELSEWHERE =
  'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable], [role="dialog"], ' +
  '[role="menu"], [role="listbox"]';

/** Lists the keys of the page when `?` is pressed. */
export function KeyHelp() {
  const [open, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  useEffect(() => {
    const listen = ({ key, target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) => {
      if (key !== '?' || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (target instanceof Element && target.closest(ELSEWHERE)) return;
      if (document.querySelector('[data-whole-window]') !== null) return;
      setOpened(true);
      setOpen(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <KeySheet open={open} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
