import { serverMessage, useDevLogin } from '@whoosh/api-client';
import { Button, useToast } from '@whoosh/ui';
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
        title: 'Development login failed',
        description: serverMessage(error, 'Please try again.'),
      });
      return;
    }
    toast({ tone: 'success', title: 'Development login successful' });
  };
  return (
    <div className={styles.development}>
      <Button type="text" size="small" className={styles.developmentLogin ?? ''} loading={devLogin.isPending} onClick={() => void signIn()}>
        Development login
      </Button>
    </div>
  );
}
