import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { t } from '../messages';
import styles from './HeightHandle.module.css';
import { clampedHeight, keyedHeight, LEAST_HEIGHT, LEAST_TOP, type HeightRange } from './timeline-height';

interface HeightHandleProps {
  /** Pixels; null: as high as its tracks. */
  height: number | null;
  onChange: (height: number | null) => void;
}

/**
 * The edge between the timeline and what is above it: dragged or moved by the arrows; a double click gives the tracks'
 * own height back.
 */
export function HeightHandle({ height, onChange }: HeightHandleProps) {
  const handle = useRef<HTMLDivElement>(null);
  /** Where the drag began; null while there is none. */
  const drag = useRef<{ y: number; height: number; most: number } | null>(null);
  const [range, setRange] = useState<HeightRange>({ now: LEAST_HEIGHT, most: LEAST_HEIGHT });
  useEffect(() => {
    if (handle.current !== null) setRange(rangeOf(handle.current));
  }, [height]);

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    const { now, most } = rangeOf(event.currentTarget);
    drag.current = { y: event.clientY, height: now, most };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    const start = drag.current;
    if (start !== null) onChange(clampedHeight(start.height + start.y - event.clientY, start.most));
  };
  const stop = () => {
    drag.current = null;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = keyedHeight(event.key, rangeOf(event.currentTarget));
    if (next === null) return;
    event.preventDefault();
    onChange(next);
  };
  return (
    <div
      ref={handle}
      className={styles.handle}
      role="separator"
      tabIndex={0}
      aria-label={t('heightHandle.heightOfTheTimeline')}
      aria-orientation="horizontal"
      aria-valuemin={LEAST_HEIGHT}
      aria-valuemax={Math.max(range.most, range.now)}
      aria-valuenow={range.now}
      aria-valuetext={t('heightHandle.pixels', { now: range.now })}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={stop}
      onPointerCancel={stop}
      onDoubleClick={() => onChange(null)}
      onKeyDown={onKeyDown}
    />
  );
}

/** The timeline is the handle's parent; the page around it is as high as it and what is above it. */
function rangeOf(handle: HTMLElement): HeightRange {
  const timeline = handle.parentElement?.getBoundingClientRect();
  const page = handle.parentElement?.parentElement;
  if (timeline === undefined || page === null || page === undefined) return { now: LEAST_HEIGHT, most: LEAST_HEIGHT };
  const header = page.firstElementChild?.getBoundingClientRect().height ?? 0;
  return {
    now: Math.round(timeline.height),
    most: Math.max(LEAST_HEIGHT, Math.round(page.clientHeight - header - LEAST_TOP)),
  };
}
