import { useSession } from '@whoosh/api-client';
import { PageHeader } from '@whoosh/ui';
import { SupportForm } from './SupportForm';
import styles from './SupportPage.module.css';

/** Writing to the team. Renders nothing without a user. */
export function SupportPage() {
  const { user } = useSession();
  if (user === null) return null;
  return (
    <>
      <PageHeader title="Support" />
      <div className={styles.page}>
        <SupportForm user={user} />
        <section className={styles.tips}>
          <h2>What helps us help you</h2>
          <ul>
            <li>What you did, what you expected and what happened.</li>
            <li>For a sound: its description and its seed.</li>
            <li>For a payment: the number on the receipt. Never send card numbers.</li>
            <li>For a picture or video that does not load: which browser, on which device.</li>
          </ul>
        </section>
      </div>
    </>
  );
}
