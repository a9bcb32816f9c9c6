import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { Lock } from 'lucide-react';
import { LIMITS } from '@whoosh/contracts';
import { Icon } from '@whoosh/ui';
import { durationAt, durationForKey, RULER_TICKS, rulerPercent } from '@whoosh/scene-editing';
import { t } from '../messages';
import styles from './DurationRuler.module.css';

interface DurationRulerProps {
  /** Whole seconds. */
  duration: number;
  /** The longest that the plan allows, seconds. Beyond it the ruler is hatched and the handle springs back. */
  maxDuration: number;
  onChange: (duration: number) => void;
  /** Something beyond the plan was asked for. */
  onBeyondPlan: () => void;
}

/** The ruler of the score, whose handle is the duration slider (1 to 22 s, step 1). */
export function DurationRuler({ duration, maxDuration, onChange, onBeyondPlan }: DurationRulerProps) {
  const dragging = useRef(false);
  const ask = (asked: number) => {
    const allowed = Math.min(asked, maxDuration);
    if (allowed !== duration) onChange(allowed);
    if (asked > maxDuration) onBeyondPlan();
  };
  const toPointer = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    if (box.width > 0) ask(durationAt((event.clientX - box.left) / box.width));
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    dragging.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    toPointer(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const asked = durationForKey(event.key, duration);
    if (asked === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    ask(asked);
  };
  const stop = () => {
    dragging.current = false;
  };
  return (
    <div
      className={styles.ruler}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => dragging.current && toPointer(event)}
      onPointerUp={stop}
      onPointerCancel={stop}
    >
      {RULER_TICKS.map(({ second, left, major }) => (
        <i key={second} className={`${styles.tick} ${major ? styles.major : ''}`} style={{ left: `${left}%` }} />
      ))}
      {RULER_TICKS.filter((tick) => tick.major && tick.second !== duration).map(({ second, left }) => (
        <span key={second} className={`mono ${styles.number}`} style={{ left: `${left}%` }} aria-hidden="true">
          {second}
        </span>
      ))}
      {maxDuration < LIMITS.maxDurationSeconds && (
        <span
          className={styles.locked}
          style={{ left: `${rulerPercent(maxDuration)}%` }}
          title={t('durationRuler.upToSOnThe', { maxDuration })}
        >
          <span className={styles.lock}>
            <Icon icon={Lock} size={14} />
          </span>
        </span>
      )}
      <i className={styles.fill} style={{ width: `${rulerPercent(duration)}%` }} />
      <span
        role="slider"
        tabIndex={0}
        aria-label={t('shared.duration')}
        aria-valuemin={LIMITS.sliderMinSeconds}
        aria-valuemax={LIMITS.maxDurationSeconds}
        aria-valuenow={duration}
        aria-valuetext={t('durationRuler.seconds', { duration })}
        className={`mono ${styles.handle}`}
        style={{ left: `${rulerPercent(duration)}%` }}
        onKeyDown={onKeyDown}
      >
        {duration} s
      </span>
    </div>
  );
}
