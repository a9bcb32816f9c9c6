import { useSession } from '@whoosh/api-client';
import { PageHeader } from '@whoosh/ui';
import { t } from '../messages';
import { RecentProblems } from './RecentProblems';
import { SupportForm } from './SupportForm';
import styles from './SupportPage.module.css';

/** Writing to the team. Renders nothing without a user. */
export function SupportPage() {
  const { user } = useSession();
  if (user === null) return null;
  return (
    <>
      <PageHeader title={t('supportPage.support')} />
      <div className={styles.page}>
        <SupportForm user={user} />
        <div className={styles.beside}>
          <section className={styles.tips}>
            <h2>{t('supportPage.whatHelpsUsHelpYou')}</h2>
            <ul>
              <li>{t('supportPage.whatYouDidWhatYou')}</li>
              <li>{t('supportPage.forASoundItsDescription')}</li>
              <li>{t('supportPage.forAPaymentTheNumber')}</li>
              <li>{t('supportPage.forAPictureOrVideo')}</li>
            </ul>
          </section>
          <RecentProblems />
        </div>
      </div>
    </>
  );
}
