import { useCallback, useMemo, useState } from 'react';

interface Selection {
  chosen: ReadonlySet<number>;
  /** Where a range begins: what was selected last. */
  anchor: number | null;
}

const NOTHING: Selection = { chosen: new Set(), anchor: null };

/**
 * The sounds of a list that something is done with together, by their ids. What leaves the list is selected no longer.
 * @param ids of the list, in order
 */
export function useSelection(ids: readonly number[]) {
  const [{ chosen }, setSelection] = useState(NOTHING);
  const selected = useMemo(() => (chosen.size === 0 ? [] : ids.filter((id) => chosen.has(id))), [ids, chosen]);
  // The same function for every row: a choice draws only those rows again that it changes.
  const select = useCallback(
    (id: number, wanted: boolean, range: boolean) =>
      setSelection(({ chosen: before, anchor }) => {
        const next = new Set(before);
        for (const each of range && anchor !== null ? between(ids, anchor, id) : [id])
          if (wanted) next.add(each);
          else next.delete(each);
        return { chosen: next, anchor: id };
      }),
    [ids],
  );
  const clear = useCallback(() => setSelection(({ anchor }) => ({ chosen: NOTHING.chosen, anchor })), []);
  const selectAll = useCallback(() => setSelection(({ anchor }) => ({ chosen: new Set(ids), anchor })), [ids]);
  return { chosen, selected, select, clear, selectAll };
}

/** From one id to another in the order of the list, both included. */
function between(ids: readonly number[], from: number, to: number): readonly number[] {
  const [a, b] = [ids.indexOf(from), ids.indexOf(to)];
  return a < 0 || b < 0 ? [to] : ids.slice(Math.min(a, b), Math.max(a, b) + 1);
}
