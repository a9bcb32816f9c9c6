import { serverMessage, useDevLogin } from '@whoosh/api-client';
import { Button, useToast } from '@whoosh/ui';
import { t } from '../../messages';
import styles from './AuthPage.module.css';
import { emailProblem } from './auth-validation';

/** Who signs in when the e-mail field holds no address. */
const DEVELOPER = { email: 'developer@example.com', name: 'Developer' };

/** Development only: in without a code, as the address in the field. */
export function DevelopmentLogin({ email }: { email: string }) {
  const devLogin = useDevLogin();
  const toast = useToast();
  const signIn = async () => {
    const typed = email.trim();
    const person =
      emailProblem(typed) === null ? { email: typed, name: typed.slice(0, typed.indexOf('@')) } : DEVELOPER;
    try {
      await devLogin.mutateAsync(person);
    } catch (error) {
      toast({
        tone: 'destructive',
        title: t('developmentLogin.developmentLoginFailed'),
        description: serverMessage(error, t('shared.pleaseTryAgain')),
      });
      return;
    }
    toast({ tone: 'success', title: t('developmentLogin.developmentLoginSuccessful') });
  };
  return (
    <div className={styles.development}>
      <Button
        type="text"
        size="small"
        className={styles.developmentLogin ?? ''}
        loading={devLogin.isPending}
        onClick={() => void signIn()}
      >
        {t('developmentLogin.developmentLogin')}
      </Button>
    </div>
  );
}
