import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLibraryEffect } from '@whoosh/api-client';
import type { SoundEffect } from '@whoosh/contracts';
import { EffectList, EffectRow, EffectRowSkeleton } from '@whoosh/ui/more';
import { useRowActions, type RowProps } from '../effects/useRowActions';
import { t } from '../messages';
import { SelectionBar } from './SelectionBar';
import { Turns } from './turns';
import { useRowKeys } from './useRowKeys';
import { useSelection } from './useSelection';
import styles from './LibraryPage.module.css';

/** Heights of a row, px, and where they change (EffectRow.module.css). */
const ROW = { wide: 60, narrow: 64 };
const NARROW = '(max-width: 719px)';
/** Rows drawn before they are seen, on each side. */
const OVERSCAN = 12;

interface LibraryRowsProps {
  /** Of all sounds, in order. */
  ids: readonly number[];
  onUseAgain: (effect: SoundEffect) => void;
}

/** A library of any length: only the rows that can be seen are drawn. Arrow keys move from row to row, the space bar plays. */
export function LibraryRows({ ids, onUseAgain }: LibraryRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const { rowProps, renaming, dialogs } = useRowActions({ list, onUseAgain });
  const { chosen, selected, select, clear, selectAll } = useSelection(ids);
  return (
    <div className={selected.length > 0 ? styles.aboveBar : ''}>
      <VisibleRows ids={ids} list={list} rowProps={rowProps} renaming={renaming} chosen={chosen} selecting={selected.length > 0} select={select} selectAll={selectAll} />
      {dialogs}
      {selected.length > 0 && <SelectionBar ids={selected} list={list} onClear={clear} />}
    </div>
  );
}

interface VisibleRowsProps extends Pick<ReturnType<typeof useSelection>, 'chosen' | 'select' | 'selectAll'> {
  ids: readonly number[];
  list: RefObject<HTMLUListElement | null>;
  rowProps: RowProps;
  renaming: number | null;
  selecting: boolean;
}

/** What scrolling draws again: by itself, so that nothing else of the page is. */
function VisibleRows({ ids, list, rowProps, renaming, chosen, selecting, select, selectAll }: VisibleRowsProps) {
  const { rows, before, after, show } = useVisibleRows(ids, list);
  useRowKeys({ ids, list, show, selectAll });
  return (
    <EffectList ref={list} label={t('library.list')} style={{ paddingTop: before, paddingBottom: after }}>
      {rows.map(({ id, index }) => (
        <LibraryRow
          key={id}
          id={id}
          at={index + 1}
          of={ids.length}
          isRenaming={id === renaming}
          isSelected={chosen.has(id)}
          selecting={selecting}
          select={select}
          rowProps={rowProps}
        />
      ))}
    </EffectList>
  );
}

interface LibraryRowProps extends Pick<VisibleRowsProps, 'selecting' | 'select' | 'rowProps'> {
  id: number;
  /** From 1, of how many. */
  at: number;
  of: number;
  isRenaming: boolean;
  isSelected: boolean;
}

/** One row, drawn again only when something in it changes. */
const LibraryRow = memo(function LibraryRow({ id, at, of, isRenaming, isSelected, selecting, select, rowProps }: LibraryRowProps) {
  const { data: effect } = useLibraryEffect(id);
  const isWhole = useTurn();
  if (effect === undefined) return <EffectRowSkeleton />;
  const selection = { selected: isSelected, selecting, onSelect: (wanted: boolean, range = false) => select(id, wanted, range) };
  return <EffectRow effect={effect} place={{ at, of }} bare={!isWhole} selection={selection} {...rowProps(effect, isRenaming)} />;
});

const turns = new Turns();

/** Whether it is this row's turn to be drawn whole: those that appear in one frame get theirs a few at a time. */
function useTurn(): boolean {
  const [isMine, setMine] = useState(false);
  // what is drawn within the turn counts to its time
  useEffect(() => turns.ask(() => flushSync(() => setMine(true))), []);
  return isMine;
}

/** The rows that are drawn, and the room that the others take before and after them. */
function useVisibleRows(ids: readonly number[], list: RefObject<HTMLElement | null>) {
  const [top, setTop] = useState(0);
  const height = matchMedia(NARROW).matches ? ROW.narrow : ROW.wide;
  const virtualizer = useWindowVirtualizer({
    count: ids.length,
    estimateSize: () => height,
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: (index) => ids[index] ?? index,
  });
  useLayoutEffect(() => {
    setTop(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
  }, [list]);
  const items = virtualizer.getVirtualItems();
  const rows = items.flatMap(({ index }) => {
    const id = ids[index];
    return id === undefined ? [] : [{ id, index }];
  });
  const show = useCallback((index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }), [virtualizer]);
  return {
    rows,
    before: (items[0]?.start ?? top) - top,
    after: Math.max(0, virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top)),
    show,
  };
}
