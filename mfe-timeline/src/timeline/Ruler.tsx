import type { PictureTiming } from '@whoosh/contracts';
import { decimalSign } from '@whoosh/ui';
import { memo } from 'react';
import { pixelsPerMs, rulerTicks } from '../model';
import { LOT_PX, useDrawnRange, type DrawnRange } from './drawn-range';
import styles from './Ruler.module.css';

interface RulerProps {
  zoom: number;
  timing: PictureTiming | null;
  drawn: DrawnRange;
}

/** Height of a small tick, pixels. */
const TICK_HEIGHT = 5;

/**
 * Time markers every 10 s, and ticks between them, frame by frame where there is room. A press or a drag on it moves
 * the playhead.
 */
export function Ruler({ zoom, timing, drawn }: RulerProps) {
  const { fromPx, toPx } = useDrawnRange(drawn);
  const lots = Array.from({ length: Math.max(0, toPx - fromPx) / LOT_PX }, (_, index) => fromPx + index * LOT_PX);
  return (
    <div className={styles.ruler} data-part="ruler" aria-hidden="true">
      {lots.map((lot) => (
        <RulerLot key={lot} zoom={zoom} timing={timing} fromPx={lot} />
      ))}
    </div>
  );
}

/**
 * The ticks of one lot, drawn once. The small ones are one shape: a hundred elements would be asked at each move of the
 * pointer.
 */
const RulerLot = memo(function RulerLot({ zoom, timing, fromPx }: Omit<RulerProps, 'drawn'> & { fromPx: number }) {
  const scale = pixelsPerMs(zoom);
  const view = { zoom, leftMs: fromPx / scale, widthPx: LOT_PX };
  const ticks = rulerTicks(view, Number.POSITIVE_INFINITY, timing, decimalSign())
    .map(({ ms, label }) => ({ ms, label, x: Math.round(ms * scale) - fromPx }))
    .filter(({ x }) => x >= 0 && x < LOT_PX);
  const small = ticks.filter(({ label }) => label === null).map(({ x }) => `M${x}.5 0v${TICK_HEIGHT}`);
  return (
    <div className={styles.lot} style={{ left: fromPx }}>
      <svg className={styles.ticks} width={LOT_PX} height={TICK_HEIGHT}>
        <path d={small.join('')} />
      </svg>
      {ticks.map(
        ({ ms, label, x }) =>
          label !== null && (
            <i key={ms} className={styles.marker} style={{ left: x }}>
              <span className="mono">{label}</span>
            </i>
          ),
      )}
    </div>
  );
});
