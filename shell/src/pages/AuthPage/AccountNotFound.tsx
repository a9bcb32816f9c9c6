import { Button } from '@whoosh/ui';
import { t } from '../../messages';
import styles from './AuthPage.module.css';

/** Spec §2: shown where a login's address belongs to nobody. */
export function AccountNotFound({ onGoToSignUp }: { onGoToSignUp: () => void }) {
  return (
    <section className={styles.missing} role="alert">
      <h2>{t('accountNotFound.accountNotFound')}</h2>
      <p>{t('accountNotFound.weCouldntFindAnAccount')}</p>
      <Button onClick={onGoToSignUp}>{t('accountNotFound.goToSignUp')}</Button>
    </section>
  );
}
