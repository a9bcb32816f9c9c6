import { ApiError, serverMessage, useDeleteAccount } from '@whoosh/api-client';
import { LIMITS, PREMIUM_PLAN_ID, type User } from '@whoosh/contracts';
import { Button, useToast } from '@whoosh/ui';
import { ConfirmDialog, formatDay } from '@whoosh/ui/more';
import { useState } from 'react';
import styles from './AccountSettings.module.css';
import { CodeForm } from './CodeForm';
import { SettingRow } from './SettingRow';

/** The deletion of the account: says what will be lost, and with an old session asks for a code. */
export function DeleteAccountSetting({ user }: { user: User }) {
  // sent: the dialog is still closing; the field that takes the focus comes once it has given the focus back.
  const [step, setStep] = useState<'rest' | 'asking' | 'sent' | 'code'>('rest');
  const deletion = useDeleteAccount();
  const toast = useToast();
  const remove = async (code?: string) => {
    try {
      const { goesAt } = await deletion.mutateAsync(code === undefined ? {} : { code });
      toast({ tone: 'success', title: 'Account deleted', description: `To keep it, sign in before ${formatDay(goesAt)}.` });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'FRESH_SIGN_IN_REQUIRED') return setStep((now) => (now === 'asking' ? 'sent' : now));
      toast({ tone: 'destructive', title: 'Delete failed', description: serverMessage(error, 'Failed to delete the account. Please try again.') });
    }
  };
  return (
    <SettingRow title="Delete account">
      {step === 'code' ? (
        <CodeForm
          label={`Confirm it is you: code sent to ${user.email}`}
          action="Delete account"
          danger
          isPending={deletion.isPending}
          onCode={(code) => void remove(code)}
          onCancel={() => setStep('rest')}
        />
      ) : (
        <div className={styles.line}>
          <p className={`secondary ${styles.grow}`}>
            Removes your sounds, projects and credits. You have {LIMITS.accountGraceDays} days to change your mind.
          </p>
          <Button className={styles.danger ?? ''} onClick={() => setStep('asking')}>
            Delete account
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={step === 'asking'}
        title="Delete your account?"
        action="Delete"
        destructive
        isPending={deletion.isPending}
        onCancel={() => setStep('rest')}
        onConfirm={() => void remove()}
        afterClose={() => setStep((now) => (now === 'sent' ? 'code' : now))}
      >
        <p>This will be lost:</p>
        <ul className={styles.losses}>
          {lossesOf(user).map((loss) => (
            <li key={loss}>{loss}</li>
          ))}
        </ul>
        <p>
          You are signed out everywhere. Sign in within {LIMITS.accountGraceDays} days to keep the account; after that nobody can bring it back.
        </p>
      </ConfirmDialog>
    </SettingRow>
  );
}

/** What goes with the account, in words. */
function lossesOf({ credits, planId }: User): string[] {
  const has = credits !== null && credits > 0;
  return [
    'All your sounds and projects, with their videos',
    ...(has ? [`Your ${credits.toLocaleString('en-US')} ${credits === 1 ? 'credit' : 'credits'}, without a refund`] : []),
    ...(planId === PREMIUM_PLAN_ID ? ['Premium, which ends at once and does not come back with the account'] : []),
  ];
}
