import { pixelsPerMs, rulerTicks } from '../model';
import type { PixelRange } from './useViewport';
import styles from './Ruler.module.css';

interface RulerProps {
  zoom: number;
  range: PixelRange;
}

/** Time markers every 10 s, and ticks between them. A press or a drag on it moves the playhead. */
export function Ruler({ zoom, range }: RulerProps) {
  const scale = pixelsPerMs(zoom);
  const view = { zoom, leftMs: range.fromPx / scale, widthPx: range.toPx - range.fromPx };
  return (
    <div className={styles.ruler} data-part="ruler" aria-hidden="true">
      {rulerTicks(view, Number.POSITIVE_INFINITY).map(({ ms, label }) => (
        <i key={ms} className={label === null ? styles.tick : styles.marker} style={{ left: ms * scale }}>
          {label !== null && <span className="mono">{label}</span>}
        </i>
      ))}
    </div>
  );
}
