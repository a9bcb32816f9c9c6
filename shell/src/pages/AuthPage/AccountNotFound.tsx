import { Button } from '@whoosh/ui';
import styles from './AuthPage.module.css';

/** Spec §2: shown where a login's address belongs to nobody. */
export function AccountNotFound({ onGoToSignUp }: { onGoToSignUp: () => void }) {
  return (
    <section className={styles.missing} role="alert">
      <h2>Account not found</h2>
      <p>We couldn't find an account with this email address. Please create an account first.</p>
      <Button onClick={onGoToSignUp}>Go to Sign Up</Button>
    </section>
  );
}
