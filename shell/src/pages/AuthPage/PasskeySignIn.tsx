import { isPasskeyCancelled, knowsPasskeys, serverMessage, usePasskeySignIn } from '@whoosh/api-client';
import { Button, FormProblem, Icon } from '@whoosh/ui';
import { KeyRound } from 'lucide-react';
import { t } from '../../messages';
import styles from './AuthPage.module.css';

/** Sign-in without a code, for who added a passkey; nothing in a browser that knows none. */
export function PasskeySignIn() {
  const signIn = usePasskeySignIn();
  if (!knowsPasskeys()) return null;
  const { error } = signIn;
  return (
    <div className={styles.other}>
      <Button
        block
        size="large"
        icon={<Icon icon={KeyRound} />}
        loading={signIn.isPending}
        onClick={() => signIn.mutate()}
      >
        {t('passkeySignIn.signIn')}
      </Button>
      <FormProblem
        problem={error !== null && !isPasskeyCancelled(error) ? serverMessage(error, t('shared.pleaseTryAgain')) : null}
      />
    </div>
  );
}
