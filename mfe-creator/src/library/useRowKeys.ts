import { useRef, type RefObject } from 'react';
import { useDocumentKey } from '../keys/useDocumentKey';

interface RowKeys {
  ids: readonly number[];
  list: RefObject<HTMLElement | null>;
  /** Scrolls to a row. */
  show: (index: number) => void;
  selectAll: () => void;
}

/** Rows that Page Up and Page Down pass. */
const PAGE_ROWS = 10;
/** Where keys have a meaning of their own. */
const BUSY =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="menu"], ' +
  '[role="listbox"], [role="slider"], [role="combobox"]';
/** How often a row that is being scrolled to is looked for. */
const TRIES = 30;

/**
 * Arrow keys, Page Up and Down, Home and End lead to the play button of another row, where the space bar plays; Ctrl+A
 * selects all rows.
 */
export function useRowKeys({ ids, list, show, selectAll }: RowKeys): void {
  const last = useRef(-1);
  useDocumentKey((event) => {
    const { target } = event;
    if (
      event.defaultPrevented ||
      event.altKey ||
      ids.length === 0 ||
      !(target instanceof Element) ||
      target.closest(BUSY)
    )
      return;
    // elsewhere on the page the keys are the page's
    const isHere = target === document.body || target.id === 'content' || list.current?.contains(target) === true;
    if (!isHere) return;
    if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      selectAll();
      return;
    }
    if (event.ctrlKey || event.metaKey) return;
    const focused = ids.indexOf(Number(target.closest<HTMLElement>('[data-effect]')?.dataset.effect ?? NaN));
    const next = nextRow(event.key, focused >= 0 ? focused : last.current, ids.length);
    if (next === null) return;
    event.preventDefault();
    last.current = next;
    show(next);
    focusPlay(list.current, ids[next] ?? 0, TRIES);
  });
}

/** @param from -1: no row yet @returns null for a key that does not move */
function nextRow(key: string, from: number, count: number): number | null {
  const within = (index: number) => Math.min(count - 1, Math.max(0, index));
  switch (key) {
    case 'ArrowDown':
      return within(from + 1);
    case 'ArrowUp':
      return within(from - 1);
    case 'PageDown':
      return within(from + PAGE_ROWS);
    case 'PageUp':
      return within(from - PAGE_ROWS);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** A row that was far away is drawn a moment after the page has scrolled, and filled once it has come. */
function focusPlay(list: HTMLElement | null, id: number, tries: number): void {
  const play = list?.querySelector<HTMLElement>(`[data-effect="${id}"] button`);
  if (play) play.focus({ preventScroll: true });
  else if (tries > 0) requestAnimationFrame(() => focusPlay(list, id, tries - 1));
}
