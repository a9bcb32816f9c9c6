import { useState, type ReactNode, type RefObject } from 'react';
import { useDrawnRange } from '../timeline/drawn-range';
import { rowKey } from '../timeline/drawn-rows';
import type { GroupRow } from '../timeline/track-layout';
import { useFollowed } from '../timeline/useFollowed';
import styles from './Mixer.module.css';

/** Width of a strip, pixels. */
const STRIP_WIDTH = 104;

type Row = 'video' | GroupRow | number;

interface TrackStripsProps {
  /** What scrolls them. */
  scroller: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  stripOf: (row: Row) => ReactNode;
}

const keyOf = (row: Row) => (row === 'video' ? row : rowKey(row));

/** The strips that can be seen, in their places, and the one with the focus. */
export function TrackStrips({ scroller, rows, stripOf }: TrackStripsProps) {
  const { fromPx, toPx } = useDrawnRange(useFollowed(scroller, 'across'));
  const [focused, setFocused] = useState<string | null>(null);
  const places = rows.flatMap((row, place) =>
    ((place + 1) * STRIP_WIDTH > fromPx && place * STRIP_WIDTH < toPx) || keyOf(row) === focused
      ? [{ row, place }]
      : [],
  );
  const last = places.at(-1)?.place ?? -1;
  return (
    <>
      {places.map(({ row, place }, index) => (
        <div
          key={keyOf(row)}
          className={styles.place}
          style={{ marginInlineStart: (place - (places[index - 1]?.place ?? -1) - 1) * STRIP_WIDTH }}
          onFocus={() => setFocused(keyOf(row))}
        >
          {stripOf(row)}
        </div>
      ))}
      <div className={styles.place} style={{ width: (rows.length - last - 1) * STRIP_WIDTH }} />
    </>
  );
}
