import { useMemo, type ReactNode } from 'react';
import type { Editor } from '../editor/editor';
import { useDrawnRange, type DrawnRange } from './drawn-range';
import { drawnRows, rowKey } from './drawn-rows';
import { GroupLane } from './GroupLane';
import styles from './Lanes.module.css';
import { TrackPlaces, type TrackLayout } from './track-layout';

interface TrackRowsProps {
  editor: Editor;
  layout: TrackLayout;
  /** What is drawn from left to right, and from the top to the bottom. */
  drawn: DrawnRange;
  drawnRows: DrawnRange;
  /** What lies on the lanes. */
  children: ReactNode;
}

/** The lanes that can be seen, however many there are, and what lies on them. */
export function TrackRows({ editor, layout, drawn, drawnRows: range, children }: TrackRowsProps) {
  const seen = useDrawnRange(range);
  const { rows, isDrawn } = useMemo(() => drawnRows(layout, seen), [layout, seen]);
  const places = useMemo(() => ({ ...layout, isDrawn }), [layout, isDrawn]);
  return (
    <>
      {rows.map(({ row, top }) => (
        <div key={rowKey(row)} className={styles.row} style={{ top }}>
          {typeof row === 'number' ? (
            <div className={styles.lane} data-part="empty" data-track={row} />
          ) : (
            <GroupLane editor={editor} row={row} drawn={drawn} />
          )}
        </div>
      ))}
      <TrackPlaces value={places}>{children}</TrackPlaces>
    </>
  );
}
