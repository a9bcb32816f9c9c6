import { ButtonLink, usePageTitle } from '@whoosh/ui';
import { SAMPLE_BARS, WaveformCanvas } from '@whoosh/ui/more';
import { t } from '../messages';
import styles from './NotFoundPage.module.css';

/** Any path that leads nowhere. */
export default function NotFoundPage() {
  usePageTitle(t('notFoundPage.404PageNotFound'));
  return (
    <div className={styles.page}>
      <div className={styles.panel}>
        <p className={styles.number} aria-hidden="true">
          404
        </p>
        <h1 className={styles.title}>{t('notFoundPage.404PageNotFound')}</h1>
        <div className={styles.sound}>
          <WaveformCanvas bars={SAMPLE_BARS.knock} />
        </div>
        <ButtonLink to="/">{t('notFoundPage.goToDashboard')}</ButtonLink>
      </div>
    </div>
  );
}
