import type { CSSProperties, ReactNode, Ref } from 'react';
import { t } from '../messages';
import { WaveformCanvas } from './WaveformCanvas';
import styles from './EffectList.module.css';

/** The ground on which effect rows stand. */
export function EffectList({
  label,
  children,
  ref,
  ...list
}: {
  label: string;
  children: ReactNode;
  ref?: Ref<HTMLUListElement>;
  style?: CSSProperties;
}) {
  return (
    <ul ref={ref} className={styles.list} aria-label={label} {...list}>
      {children}
    </ul>
  );
}

/**
 * One row of a long list whose sound is on its way, in the geometry of a real one. It stands still: it may only fly
 * past.
 * @param top where it stands from the beginning of the list, px
 */
export function EffectRowSkeleton({ top }: { top: number }) {
  return <li className={styles.flying} style={{ top, ...(top === 0 && { borderTop: 0 }) }} aria-hidden="true" />;
}

function RowBlocks() {
  return (
    <>
      <i className={styles.disc} />
      <span>
        <i className={styles.block} style={{ width: '62%', height: 12 }} />
        <i className={styles.block} style={{ width: '36%', height: 10, marginTop: 8 }} />
      </span>
      <span className={styles.rest}>
        <WaveformCanvas bars={null} />
      </span>
    </>
  );
}

/**
 * Rows in the geometry of real ones while the list is on its way. Shown late, so that a quick answer does not flicker.
 */
export function EffectListSkeleton({ rows = 3 }: { rows?: number }) {
  return (
    <div className={`${styles.list} ${styles.late}`} role="status" aria-label={t('shared.loadingSoundEffects')}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.skeleton} aria-hidden="true">
          <RowBlocks />
        </div>
      ))}
    </div>
  );
}

/** One dashed row with a silent waveform and one sentence. */
export function EmptyRow({ children }: { children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <span className={styles.silence}>
        <WaveformCanvas bars={null} />
      </span>
      <span>{children}</span>
    </div>
  );
}
