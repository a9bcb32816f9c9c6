import { pixelsPerMs, rulerTicks } from '../model';
import { useDrawnRange, type DrawnRange } from './drawn-range';
import styles from './Ruler.module.css';

interface RulerProps {
  zoom: number;
  drawn: DrawnRange;
}

/** Height of a small tick, pixels. */
const TICK_HEIGHT = 5;

/** Time markers every 10 s, and ticks between them. A press or a drag on it moves the playhead. */
export function Ruler({ zoom, drawn }: RulerProps) {
  const range = useDrawnRange(drawn);
  const scale = pixelsPerMs(zoom);
  const width = range.toPx - range.fromPx;
  const ticks = rulerTicks({ zoom, leftMs: range.fromPx / scale, widthPx: width }, Number.POSITIVE_INFINITY);
  // one shape for them all: a hundred elements would be asked at each move of the pointer
  const small = ticks.filter(({ label }) => label === null).map(({ ms }) => `M${Math.round(ms * scale) - range.fromPx} 0h1v${TICK_HEIGHT}h-1z`);
  return (
    <div className={styles.ruler} data-part="ruler" aria-hidden="true">
      <svg className={styles.ticks} style={{ left: range.fromPx }} width={Math.max(0, width)} height={TICK_HEIGHT}>
        <path d={small.join('')} />
      </svg>
      {ticks.map(
        ({ ms, label }) =>
          label !== null && (
            <i key={ms} className={styles.marker} style={{ left: ms * scale }}>
              <span className="mono">{label}</span>
            </i>
          ),
      )}
    </div>
  );
}
