import { useConfig } from '@whoosh/api-client';
import { Button, PageHeader } from '@whoosh/ui';
import styles from './SupportPage.module.css';

/** How to reach people. */
export function SupportPage() {
  const { data: config } = useConfig();
  return (
    <>
      <PageHeader title="Support" />
      {config !== undefined && (
        <div className={styles.panel}>
          <p className="secondary">
            Write to <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>. Say what you did, what you
            expected and what happened; for a sound, its description and seed help most.
          </p>
          <Button href={`mailto:${config.supportEmail}`}>Write an email</Button>
        </div>
      )}
    </>
  );
}
