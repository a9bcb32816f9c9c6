import { useConfig } from '@whoosh/api-client';
import { LinkedIdentities } from './LinkedIdentities';
import { RecentActivity } from './RecentActivity';
import { Passkeys } from './Passkeys';
import styles from './SecuritySection.module.css';

/** How the person signs in beside mailed codes, and what happened around the account. */
export function SecuritySection() {
  const provider = useConfig().data?.signInProvider;
  return (
    <div className={styles.parts}>
      <Passkeys />
      {provider !== undefined && <LinkedIdentities label={provider} />}
      <RecentActivity />
    </div>
  );
}
