import { OPENID_START } from '@whoosh/api-client';
import { ERRORS, type ErrorCode } from '@whoosh/contracts';
import { Button, errorSentence, FormProblem, Icon, useSearchParams } from '@whoosh/ui';
import { LogIn } from 'lucide-react';
import { t } from '../../messages';
import styles from './AuthPage.module.css';

/**
 * Sign-in with the provider of this installation. The browser goes there itself, and comes back with a problem in the
 * address if there was one.
 */
export function OpenIdSignIn({ label }: { label: string }) {
  const [search] = useSearchParams();
  const code = search.get('problem');
  return (
    <div className={styles.other}>
      <Button block size="large" icon={<Icon icon={LogIn} />} href={OPENID_START}>
        {t('openIdSignIn.continueWith', { label })}
      </Button>
      <FormProblem problem={isErrorCode(code) ? errorSentence(code, ERRORS[code].message) : null} />
    </div>
  );
}

function isErrorCode(code: string | null): code is ErrorCode {
  return code !== null && Object.hasOwn(ERRORS, code);
}
