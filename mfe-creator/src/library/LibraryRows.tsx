import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useKnownEffects, useLibraryEffect } from '@whoosh/api-client';
import type { SoundEffect } from '@whoosh/contracts';
import { EffectList, EffectRow, EffectRowSkeleton, type EffectRowProps } from '@whoosh/ui/more';
import { useRowActions } from '../effects/useRowActions';
import { t } from '../messages';
import { SelectionBar } from './SelectionBar';
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
  const { rowProps, dialogs } = useRowActions({ list, onUseAgain });
  const { selected, selectionOf, clear, selectAll } = useSelection(ids);
  const { rows, before, after, show } = useVisibleRows(ids, list);
  const known = useKnownEffects();
  useRowKeys({ ids, list, show, selectAll });
  return (
    <div className={selected.length > 0 ? styles.aboveBar : ''}>
      <EffectList ref={list} label={t('library.list')} style={{ paddingTop: before, paddingBottom: after }}>
        {rows.map(({ id, index }) => (
          <LibraryRow key={id} id={id} place={{ at: index + 1, of: ids.length }} propsOf={(effect) => ({ ...rowProps(effect), selection: selectionOf(id) })} />
        ))}
      </EffectList>
      {dialogs}
      {selected.length > 0 && <SelectionBar selected={selected.map((id) => known(id) ?? { id })} list={list} onClear={clear} />}
    </div>
  );
}

interface LibraryRowProps {
  id: number;
  place: { at: number; of: number };
  propsOf: (effect: SoundEffect) => Omit<EffectRowProps, 'effect'>;
}

function LibraryRow({ id, place, propsOf }: LibraryRowProps) {
  const { data: effect } = useLibraryEffect(id);
  return effect === undefined ? <EffectRowSkeleton /> : <EffectRow effect={effect} place={place} {...propsOf(effect)} />;
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
