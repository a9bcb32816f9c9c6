import { useEffect, useRef, type RefObject } from 'react';
import { player } from '@whoosh/ui/more';
import { isSpaceTaken } from '../generator/useTakeKeys';
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
 * Arrow keys, Page Up and Down, Home and End lead to the play button of another row; Space plays the row that was used
 * last, the first where none was, or pauses what plays; Ctrl+A selects all rows. They hold wherever the focus is.
 */
export function useRowKeys({ ids, list, show, selectAll }: RowKeys): void {
  const last = useLastRow(list);
  const goTo = (index: number, reach: (play: HTMLElement) => void) => {
    const id = ids[index] ?? 0;
    last.current = id;
    show(index);
    whenDrawn(list.current, id, reach, TRIES);
  };
  const playLast = () => {
    // a button that was clicked would be pressed when the key comes up
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const { status } = player.snapshot();
    if (status === 'playing' || status === 'loading') player.pause();
    else goTo(Math.max(0, ids.indexOf(last.current)), (play) => play.click());
  };
  useDocumentKey((event) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.altKey || ids.length === 0) return;
    if (!(target instanceof Element) || target.closest(BUSY)) return;
    const act = actionOf(event, {
      selectAll,
      play: playLast,
      move: () => nextRow(key, ids.indexOf(last.current), ids.length),
      goTo: (index) => goTo(index, (play) => play.focus({ preventScroll: true })),
    });
    if (act === null) return;
    event.preventDefault();
    act();
  });
}

interface RowActions {
  selectAll: () => void;
  play: () => void;
  /** The row that the key leads to; null: it leads to none. */
  move: () => number | null;
  goTo: (index: number) => void;
}

/** What a key does; null: nothing here. */
function actionOf(event: KeyboardEvent, { selectAll, play, move, goTo }: RowActions): (() => void) | null {
  if (event.ctrlKey || event.metaKey) return event.key === 'a' ? selectAll : null;
  if (event.key === ' ') return isPlayButton(event.target) || isSpaceTaken(event) ? null : play;
  const next = move();
  return next === null ? null : () => goTo(next);
}

/** The play button of a row plays by itself. */
const isPlayButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button') === rowOf(target)?.querySelector('button');

const rowOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-effect]') : null;

/** The id of the row that was pressed or had the focus last; 0: none. */
function useLastRow(list: RefObject<HTMLElement | null>): RefObject<number> {
  const last = useRef(0);
  useEffect(() => {
    const note = ({ target }: Event) => {
      const row = rowOf(target);
      if (row !== null && list.current?.contains(row)) last.current = Number(row.dataset.effect);
    };
    const kinds = ['focusin', 'pointerdown'] as const;
    for (const kind of kinds) document.addEventListener(kind, note);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, note);
    };
  }, [list]);
  return last;
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
function whenDrawn(list: HTMLElement | null, id: number, reach: (play: HTMLElement) => void, tries: number): void {
  const play = list?.querySelector<HTMLElement>(`[data-effect="${id}"] button`);
  if (play) reach(play);
  else if (tries > 0) requestAnimationFrame(() => whenDrawn(list, id, reach, tries - 1));
}
