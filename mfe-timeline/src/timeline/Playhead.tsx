import { useRef } from 'react';
import type { Transport } from '../editor/transport';
import { usePosition, useTotalMs } from '../editor/useTransport';
import { t } from '../messages';
import { pixelsPerMs } from '../model';
import { spokenTime } from '../words/timecode';
import styles from './Playhead.module.css';
import type { Viewport } from './useViewport';

interface PlayheadProps {
  transport: Transport;
  viewport: Viewport;
  zoom: number;
}

/** While it plays, what is told to those who do not see the line changes this often. */
const TOLD_EVERY_MS = 250;

/**
 * The red line. While it plays the view follows it page by page. The key map's keys move it, so arrows work on it too.
 */
export function Playhead({ transport, viewport, zoom }: PlayheadProps) {
  const element = useRef<HTMLDivElement>(null);
  const flag = useRef<HTMLDivElement>(null);
  const toldAt = useRef(0);
  const total = useTotalMs(transport);
  const scale = pixelsPerMs(zoom);
  usePosition(transport, (ms) => {
    const line = element.current;
    if (line === null) return;
    const { isPlaying } = transport.snapshot();
    line.style.transform = `translateX(${ms * scale}px)`;
    if (isPlaying) viewport.reveal(ms);
    const now = performance.now();
    if (isPlaying && now - toldAt.current < TOLD_EVERY_MS) return;
    toldAt.current = now;
    flag.current?.setAttribute('aria-valuenow', String(Math.round(ms)));
    flag.current?.setAttribute('aria-valuetext', spokenTime(ms));
  });
  return (
    <div
      ref={element}
      className={styles.playhead}
      style={{ transform: `translateX(${transport.positionMs() * scale}px)` }}
    >
      <div
        ref={flag}
        className={styles.flag}
        data-part="ruler"
        role="slider"
        tabIndex={0}
        aria-label={t('playhead.playhead')}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={0}
      />
    </div>
  );
}
