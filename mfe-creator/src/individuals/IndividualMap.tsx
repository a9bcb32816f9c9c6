import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { Individual } from '@whoosh/sound-scene';
import { formatDecimals } from '@whoosh/ui';
import { isSameIndividual } from '@whoosh/scene-editing';
import { t } from '../messages';
import { neighbourDot, spotOf, type Dot } from './model/individual-map';
import styles from './IndividualMap.module.css';

interface IndividualMapProps {
  dots: readonly Dot[];
  picked: Individual | null;
  /** What it is a map of. */
  label: string;
  onHear: (dot: Dot) => void;
  onPick: (dot: Dot) => void;
}

/** A pointer that rests so long wants to hear what it rests on; one that passes does not. */
const RESTS_MS = 150;

/** Individuals by size and tone: each is heard under the pointer or the focus, and picked by a press. */
export function IndividualMap({ dots, picked, label, onHear, onPick }: IndividualMapProps) {
  const map = useRef<HTMLDivElement>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);
  const isPicked = (dot: Dot) => picked !== null && isSameIndividual(dot.individual, picked);
  // one stop of the tabulator key for the whole map
  const stop = Math.max(0, dots.findIndex(isPicked));
  const walk = (event: KeyboardEvent, from: Dot) => {
    const next = neighbourDot(dots, from, event.key);
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    if (next === null) return;
    map.current?.querySelectorAll('button')[dots.indexOf(next)]?.focus();
    onHear(next);
  };
  return (
    <div className={styles.frame}>
      <span className={`small tertiary ${styles.tone}`} aria-hidden="true">
        {t('individuals.tone')}
      </span>
      <div ref={map} className={styles.map} role="group" aria-label={t('individuals.map', { label })}>
        {dots.map((dot, index) => {
          const { left, top } = spotOf(dot);
          return (
            <button
              key={JSON.stringify(dot.individual)}
              type="button"
              className={`${styles.dot} ${dot.name === null ? '' : styles.kept} ${isPicked(dot) ? styles.picked : ''}`}
              style={{ left: `${left}%`, top: `${top}%` }}
              tabIndex={index === stop ? 0 : -1}
              aria-label={nameOf(dot, index)}
              aria-pressed={isPicked(dot)}
              title={dot.name ?? undefined}
              onPointerEnter={({ pointerType }) => {
                clearTimeout(resting.current);
                if (pointerType === 'mouse') resting.current = setTimeout(() => onHear(dot), RESTS_MS);
              }}
              onPointerLeave={() => clearTimeout(resting.current)}
              onClick={() => {
                clearTimeout(resting.current);
                onHear(dot);
                onPick(dot);
              }}
              onKeyDown={(event) => walk(event, dot)}
            />
          );
        })}
      </div>
      <span className={`small tertiary ${styles.size}`} aria-hidden="true">
        <span>{t('individuals.small')}</span>
        <span>{t('individuals.size')}</span>
        <span>{t('individuals.big')}</span>
      </span>
    </div>
  );
}

function nameOf({ name, size, tone }: Dot, index: number): string {
  const place = { size: formatDecimals(size, 1) ?? '', tone: formatDecimals(tone, 1) ?? '' };
  return name === null
    ? t('individuals.dot', { number: index + 1, ...place })
    : t('individuals.keptDot', { name, ...place });
}
