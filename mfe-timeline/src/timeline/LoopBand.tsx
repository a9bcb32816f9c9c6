import type { Transport } from '../editor/transport';
import { useLoop } from '../editor/useTransport';
import { pixelsPerMs } from '../model';
import styles from './LoopBand.module.css';

/** The stretch of the ruler that is played again and again. Decoration: the transport tells of it. */
export function LoopBand({ transport, zoom }: { transport: Transport; zoom: number }) {
  const loop = useLoop(transport);
  if (loop === null) return null;
  const scale = pixelsPerMs(zoom);
  return (
    <i
      className={styles.band}
      data-testid="loop-band"
      style={{ left: loop.fromMs * scale, width: (loop.toMs - loop.fromMs) * scale }}
    />
  );
}
