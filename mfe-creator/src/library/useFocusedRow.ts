import { useEffect, useState, type RefObject } from 'react';

/** The id of the row that has the focus, in its buttons or in the name that is being written; null: none has. */
export function useFocusedRow(list: RefObject<HTMLElement | null>): number | null {
  const [focused, setFocused] = useState<number | null>(null);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const note = ({ target, type, relatedTarget }: FocusEvent) => {
      const within = type === 'focusin' ? target : relatedTarget;
      const row = within instanceof Element && element.contains(within) ? within.closest('[data-effect]') : null;
      setFocused(row instanceof HTMLElement ? Number(row.dataset['effect']) : null);
    };
    element.addEventListener('focusin', note);
    element.addEventListener('focusout', note);
    return () => {
      element.removeEventListener('focusin', note);
      element.removeEventListener('focusout', note);
    };
  }, [list]);
  return focused;
}
