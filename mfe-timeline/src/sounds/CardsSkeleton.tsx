import { WaveformCanvas } from '@whoosh/ui/more';
import { t } from '../messages';
import styles from './CardsSkeleton.module.css';

/** Three cards in the geometry of real ones while they are on their way (spec §2). */
export function CardsSkeleton() {
  return (
    <div role="status" aria-label={t('cardsSkeleton.loadingSoundEffects')}>
      {[0, 1, 2].map((card) => (
        <div key={card} className={styles.card} aria-hidden="true">
          <i className={styles.name} />
          <div className={styles.player}>
            <i className={styles.disc} />
            <span className={styles.rest}>
              <WaveformCanvas bars={null} />
            </span>
          </div>
        </div>
      ))}
    </div>
  );
}
