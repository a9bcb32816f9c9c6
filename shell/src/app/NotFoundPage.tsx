import { ButtonLink, usePageTitle } from '@whoosh/ui';
import { SAMPLE_BARS, WaveformCanvas } from '@whoosh/ui/more';
import styles from './NotFoundPage.module.css';

/** Any path that leads nowhere. */
export default function NotFoundPage() {
  usePageTitle('404 Page Not Found');
  return (
    <div className={styles.panel}>
      <p className={styles.number} aria-hidden="true">
        404
      </p>
      <h1 className={styles.title}>404 Page Not Found</h1>
      <div className={styles.sound}>
        <WaveformCanvas bars={SAMPLE_BARS.knock} />
      </div>
      <ButtonLink to="/">Go to Dashboard</ButtonLink>
    </div>
  );
}
