import { useMemo, useSyncExternalStore } from 'react';
import { poolBars } from '@whoosh/ui/more';
import type { Bar } from '@whoosh/contracts';
import type { Measurement } from '../takes';

/**
 * Bars in the width of a lone take that make each as wide as it is in a sheet of takes: 100 times the width of a lone
 * one's waveform over that of one in a sheet, for the columns of TakesSection.module.css (88 % and 47 % of the
 * section) less the borders and paddings of a card. Where three stand beside each other, all that were measured are.
 */
const SHEETS = [
  { width: '(max-width: 719px)', bars: 115 },
  { width: '(max-width: 1079px)', bars: 222 },
] as const;

/** Those of the only take of a request, as fine as three beside each other have them; null: those that are stored. */
export function useLoneBars(measurement: Measurement | null | undefined): readonly Bar[] | null {
  const count = useSyncExternalStore(follow, barsOfSheet);
  const bars = measurement?.fineBars ?? null;
  return useMemo(() => (bars === null ? null : poolBars(bars, count)), [bars, count]);
}

const barsOfSheet = (): number => SHEETS.find(({ width }) => matchMedia(width).matches)?.bars ?? Infinity;

function follow(changed: () => void): () => void {
  const queries = SHEETS.map(({ width }) => matchMedia(width));
  queries.forEach((query) => query.addEventListener('change', changed));
  return () => queries.forEach((query) => query.removeEventListener('change', changed));
}
