import { useCallback, useState } from 'react';
import type { SoundEffect } from '@whoosh/contracts';
import type { RowSelection } from '@whoosh/ui/more';

/** The sounds of a list that something is done with together. What leaves the list is selected no longer. */
export function useSelection(effects: readonly SoundEffect[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const selected = effects.filter(({ id }) => ids.has(id));
  const selecting = selected.length > 0;
  const selectionOf = ({ id }: SoundEffect): RowSelection => ({
    selected: ids.has(id),
    selecting,
    onSelect: (wanted) =>
      setIds((before) => new Set(wanted ? [...before, id] : [...before].filter((other) => other !== id))),
  });
  return { selected, selectionOf, clear: useCallback(() => setIds(new Set()), []) };
}
