import { lazy, Suspense, useEffect, useState } from 'react';

const KeySheet = lazy(() => import('./KeySheet'));

/** Where a question mark is written, or means something else. */
const ELSEWHERE =
  'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable], [role="dialog"], ' +
  '[role="menu"], [role="listbox"]';

/** Lists the keys of the page when `?` is pressed, unless the page itself does, as an open timeline. */
export function KeyHelp() {
  const [open, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (key !== '?' || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.closest(ELSEWHERE)) return;
      // once the page has had the key
      setTimeout(() => {
        if (event.defaultPrevented) return;
        setOpened(true);
        setOpen(true);
      });
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
