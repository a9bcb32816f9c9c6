import { useRef } from 'react';
import type { Transport } from '../editor/transport';
import { usePosition } from '../editor/useTransport';
import { holdPeak, meterShare, type HeldPeak } from './meter';
import styles from './Meter.module.css';

/** What a meter shows, dBFS. */
export type LevelOf = (levels: ReturnType<Transport['levels']>) => number;

interface MeterProps {
  transport: Transport;
  levelOf: LevelOf;
  /** As high as there is room. */
  isTall?: boolean;
}

/** 30 times a second (design section 5). */
const PERIOD_MS = 33;
/** With reduced motion the number changes this often. */
const CALM_PERIOD_MS = 500;

/** A level; a number in place of the moving bar for those who asked for less motion. Decoration. */
export function Meter({ transport, levelOf, isTall = false }: MeterProps) {
  const bar = useRef<HTMLElement>(null);
  const peak = useRef<HTMLElement>(null);
  const number = useRef<HTMLSpanElement>(null);
  const held = useRef<HeldPeak>({ levelDb: Number.NEGATIVE_INFINITY, at: 0 });
  const drawnAt = useRef(0);
  usePosition(transport, () => {
    const now = performance.now();
    const { isPlaying } = transport.snapshot();
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isPlaying && now - drawnAt.current < (isCalm ? CALM_PERIOD_MS : PERIOD_MS)) return;
    drawnAt.current = now;
    const level = isPlaying ? levelOf(transport.levels()) : Number.NEGATIVE_INFINITY;
    held.current = isPlaying ? holdPeak(held.current, level, now) : { levelDb: level, at: now };
    if (bar.current !== null) bar.current.style.transform = `scaleY(${1 - meterShare(level)})`;
    if (peak.current !== null) peak.current.style.transform = `translateY(${-100 * meterShare(held.current.levelDb)}%)`;
    if (number.current !== null) number.current.textContent = Number.isFinite(level) ? level.toFixed(0) : '';
  });
  return (
    <span className={`${styles.meter} ${isTall ? styles.tall : ''}`} aria-hidden="true">
      <i ref={bar} className={styles.rest} />
      <i ref={peak} className={styles.peak} />
      <span ref={number} className={`mono ${styles.number}`} />
    </span>
  );
}
