import { memo, useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLibraryEffect } from '@whoosh/api-client';
import type { SoundEffect } from '@whoosh/contracts';
import { EffectList, EffectRow, EffectRowSkeleton } from '@whoosh/ui/more';
import { useRowActions, type RowProps } from '../effects/useRowActions';
import { t } from '../messages';
import { SelectionBar } from './SelectionBar';
import { FrameScheduler } from './frame-scheduler';
import { useFocusedRow } from './useFocusedRow';
import { useRowsAhead } from './useRowsAhead';
import { useRowKeys } from './useRowKeys';
import { useSelection } from './useSelection';
import { useVisibleRows } from './useVisibleRows';
import styles from './LibraryPage.module.css';

interface LibraryRowsProps {
  /** Of all sounds, in order. */
  ids: readonly number[];
  onUseAgain: (effect: SoundEffect) => void;
}

/**
 * A library of any length: only the rows that can be seen are drawn. Arrow keys move from row to row, the space bar
 * plays.
 */
export function LibraryRows({ ids, onUseAgain }: LibraryRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const { rowProps, renaming, dialogs } = useRowActions({ list, onUseAgain });
  const { chosen, selected, select, clear, selectAll } = useSelection(ids);
  return (
    <div className={selected.length > 0 ? styles.aboveBar : ''}>
      <VisibleRows
        ids={ids}
        list={list}
        rowProps={rowProps}
        renaming={renaming}
        chosen={chosen}
        selecting={selected.length > 0}
        select={select}
        selectAll={selectAll}
      />
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
  const { first, end, height, show } = useVisibleRows(ids.length, list);
  useRowsAhead(ids, first, end);
  useRowKeys({ ids, list, show, selectAll });
  const focused = useFocusedRow(list);
  const rows = rowsWith(focused === null ? -1 : ids.indexOf(focused), first, end);
  return (
    <EffectList ref={list} label={t('library.list')} style={{ height: ids.length * height }}>
      {rows.map((index) => {
        const id = ids[index];
        return id === undefined ? null : (
          <LibraryRow
            key={id}
            id={id}
            at={index + 1}
            of={ids.length}
            top={index * height}
            isRenaming={id === renaming}
            isSelected={chosen.has(id)}
            selecting={selecting}
            select={select}
            rowProps={rowProps}
          />
        );
      })}
    </EffectList>
  );
}

/**
 * The rows that are drawn, in their order: those from `first` to `end`, and the one that has the focus, wherever it is.
 * What is being written in it would go with it.
 */
function rowsWith(focused: number, first: number, end: number): number[] {
  const rows = Array.from({ length: end - first }, (_, i) => first + i);
  if (focused < 0 || (focused >= first && focused < end)) return rows;
  return focused < first ? [focused, ...rows] : [...rows, focused];
}

interface LibraryRowProps extends Pick<VisibleRowsProps, 'selecting' | 'select' | 'rowProps'> {
  id: number;
  /** From 1, of how many. */
  at: number;
  of: number;
  /** From the beginning of the list, px. */
  top: number;
  isRenaming: boolean;
  isSelected: boolean;
}

/** One row, drawn again only when something in it changes. */
const LibraryRow = memo(function LibraryRow({
  id,
  at,
  of,
  top,
  isRenaming,
  isSelected,
  selecting,
  select,
  rowProps,
}: LibraryRowProps) {
  const { data: effect } = useLibraryEffect(id);
  // those of forty rows come in one answer: the turn begins with the sound
  const isMine = useTurn(effect !== undefined, at <= FIRST_ROWS);
  if (effect === undefined || !isMine) return <EffectRowSkeleton top={top} />;
  const selection = {
    selected: isSelected,
    selecting,
    onSelect: (wanted: boolean, range = false) => select(id, wanted, range),
  };
  return <EffectRow effect={effect} place={{ at, of, top }} selection={selection} {...rowProps(effect, isRenaming)} />;
});

/** Rows that a page begins with are drawn together. */
const FIRST_ROWS = 12;

const turns = new FrameScheduler();

/**
 * Whether it is this row's turn to be drawn: at once where few come in a frame; else those of one frame get their turns
 * a few at a time.
 */
function useTurn(isReady: boolean, isFirst: boolean): boolean {
  const [isMine, setMine] = useState(() => isFirst || (isReady && turns.take()));
  useEffect(() => {
    // what is drawn within the turn counts to its time
    return isMine || !isReady ? undefined : turns.ask(() => flushSync(() => setMine(true)));
  }, [isMine, isReady]);
  return isMine;
}
