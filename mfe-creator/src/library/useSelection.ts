import { useCallback, useState } from 'react';
import type { RowSelection } from '@whoosh/ui/more';

/**
 * The sounds of a list that something is done with together, by their ids. What leaves the list is selected no longer.
 * @param ids of the list, in order
 */
export function useSelection(ids: readonly number[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  /** Where a range begins: what was selected last. */
  const [anchor, setAnchor] = useState<number | null>(null);
  const selected = chosen.size === 0 ? [] : ids.filter((id) => chosen.has(id));
  const selecting = selected.length > 0;
  const select = (id: number, wanted: boolean, range: boolean) => {
    const some = range && anchor !== null ? between(ids, anchor, id) : [id];
    setChosen((before) => {
      const next = new Set(before);
      for (const each of some) if (wanted) next.add(each);
      else next.delete(each);
      return next;
    });
    setAnchor(id);
  };
  const selectionOf = (id: number): RowSelection => ({ selected: chosen.has(id), selecting, onSelect: (wanted, range = false) => select(id, wanted, range) });
  const clear = useCallback(() => setChosen(new Set()), []);
  return { selected, selectionOf, clear, selectAll: () => setChosen(new Set(ids)) };
}

/** From one id to another in the order of the list, both included. */
function between(ids: readonly number[], from: number, to: number): readonly number[] {
  const [a, b] = [ids.indexOf(from), ids.indexOf(to)];
  return a < 0 || b < 0 ? [to] : ids.slice(Math.min(a, b), Math.max(a, b) + 1);
}
