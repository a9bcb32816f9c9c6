import { ApiError, serverMessage, useDeleteAccount } from '@whoosh/api-client';
import { isUnpriced, LIMITS, PREMIUM_PLAN_ID, type User } from '@whoosh/contracts';
import { Button, useToast } from '@whoosh/ui';
import { ConfirmDialog, formatDay } from '@whoosh/ui/more';
import { useState } from 'react';
import { t } from '../messages';
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
      toast({
        tone: 'success',
        title: t('deleteAccountSetting.accountDeleted'),
        description: t('deleteAccountSetting.toKeepItSignIn', { goesAt: formatDay(goesAt) }),
      });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'FRESH_SIGN_IN_REQUIRED')
        return setStep((now) => (now === 'asking' ? 'sent' : now));
      toast({
        tone: 'destructive',
        title: t('deleteAccountSetting.deleteFailed'),
        description: serverMessage(error, t('deleteAccountSetting.failedToDeleteTheAccount')),
      });
    }
  };
  return (
    <SettingRow title={t('deleteAccountSetting.deleteAccount')}>
      {step === 'code' ? (
        <CodeForm
          label={t('deleteAccountSetting.confirmItIsYouCode', { email: user.email })}
          action={t('deleteAccountSetting.deleteAccount')}
          danger
          isPending={deletion.isPending}
          onCode={(code) => void remove(code)}
          onCancel={() => setStep('rest')}
        />
      ) : (
        <div className={styles.line}>
          <p className={`secondary ${styles.grow}`}>
            {t(
              isUnpriced(user.planId)
                ? 'deleteAccountSetting.removesSoundsAndProjects'
                : 'deleteAccountSetting.removesYourSoundsProjectsAnd',
              { accountGraceDays: LIMITS.accountGraceDays },
            )}
          </p>
          <Button danger onClick={() => setStep('asking')}>
            {t('deleteAccountSetting.deleteAccount')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={step === 'asking'}
        title={t('deleteAccountSetting.deleteYourAccount')}
        action={t('deleteAccountSetting.delete')}
        destructive
        isPending={deletion.isPending}
        onCancel={() => setStep('rest')}
        onConfirm={() => void remove()}
        afterClose={() => setStep((now) => (now === 'sent' ? 'code' : now))}
      >
        <p>{t('deleteAccountSetting.thisWillBeLost')}</p>
        <ul className={styles.losses}>
          {lossesOf(user).map((loss) => (
            <li key={loss}>{loss}</li>
          ))}
        </ul>
        <p>{t('deleteAccountSetting.youAreSignedOutEverywhere', { accountGraceDays: LIMITS.accountGraceDays })}</p>
      </ConfirmDialog>
    </SettingRow>
  );
}

/** What goes with the account, in words. */
function lossesOf({ credits, planId }: User): string[] {
  const has = credits !== null && credits > 0;
  return [
    t('deleteAccountSetting.allYourSoundsAndProjects'),
    ...(has ? [t('deleteAccountSetting.yourCreditsWithoutARefund', { count: credits })] : []),
    ...(planId === PREMIUM_PLAN_ID ? [t('deleteAccountSetting.premiumWhichEndsAtOnce')] : []),
  ];
}
