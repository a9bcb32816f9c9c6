import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Lock } from 'lucide-react';
import { LIMITS } from '@whoosh/contracts';
import { formatNumber, Icon } from '@whoosh/ui';
import { durationAt, durationForKey, rulerPercent, rulerTicks } from '@whoosh/scene-editing';
import { t } from '../messages';
import styles from './DurationRuler.module.css';

interface DurationRulerProps {
  /** Seconds; whole ones where a person set it. */
  duration: number;
  /** How far the ruler reaches, seconds. While the handle is dragged, it stays as it was. */
  reach: number;
  /** The longest that the plan allows, seconds. Beyond it the ruler is hatched and the handle springs back. */
  maxDuration: number;
  onChange: (duration: number) => void;
  /** Something beyond the plan was asked for. */
  onBeyondPlan: () => void;
}

/** Numbers nearer to the handle than this would lie under its tag, percent of the ruler. */
const TAG_PERCENT = 7;
/** The same on a phone, whose ruler is short. */
const PHONE_TAG_PERCENT = 11;

/** The ruler of the score, whose handle is the duration slider (1 to 22 s, step 1). */
export function DurationRuler({ duration, reach: fitting, maxDuration, onChange, onBeyondPlan }: DurationRulerProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const reach = dragged ?? fitting;
  const ticks = rulerTicks(reach);
  const place = rulerPercent(duration, reach);
  const ask = (asked: number) => {
    const allowed = Math.min(asked, maxDuration);
    if (allowed !== duration) onChange(allowed);
    if (asked > maxDuration) onBeyondPlan();
  };
  const toPointer = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    if (box.width > 0) ask(durationAt((event.clientX - box.left) / box.width, reach));
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    setDragged(reach);
    event.currentTarget.setPointerCapture(event.pointerId);
    toPointer(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const asked = durationForKey(event.key, duration);
    if (asked === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    ask(asked);
  };
  const stop = () => setDragged(null);
  return (
    <div
      className={styles.ruler}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => dragged !== null && toPointer(event)}
      onPointerUp={stop}
      onPointerCancel={stop}
    >
      {ticks.map(({ second, left, major }) => (
        <i key={second} className={`${styles.tick} ${major ? styles.major : ''}`} style={{ left: `${left}%` }} />
      ))}
      {ticks
        .filter(({ major, left }) => major && Math.abs(left - place) > TAG_PERCENT)
        .map(({ second, left }) => (
          <span
            key={second}
            className={`mono ${styles.number}`}
            data-near={Math.abs(left - place) <= PHONE_TAG_PERCENT}
            style={{ left: `${left}%` }}
            aria-hidden="true"
          >
            {second}
          </span>
        ))}
      {maxDuration < reach && (
        <span
          className={styles.locked}
          style={{ left: `${rulerPercent(maxDuration, reach)}%` }}
          title={t('durationRuler.upToSOnThe', { maxDuration })}
        >
          <span className={styles.lock}>
            <Icon icon={Lock} size={14} />
          </span>
        </span>
      )}
      <i className={styles.fill} style={{ width: `${place}%` }} />
      <span
        role="slider"
        tabIndex={0}
        aria-label={t('shared.duration')}
        aria-valuemin={Math.min(LIMITS.sliderMinSeconds, duration)}
        aria-valuemax={LIMITS.maxDurationSeconds}
        aria-valuenow={duration}
        aria-valuetext={t('durationRuler.seconds', { duration })}
        className={`mono ${styles.handle}`}
        style={{ left: `${place}%` }}
        onKeyDown={onKeyDown}
      >
        {formatNumber(duration, { maximumFractionDigits: 1 })} s
      </span>
    </div>
  );
}
