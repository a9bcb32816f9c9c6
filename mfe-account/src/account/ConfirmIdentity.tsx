import { ApiError, serverMessage, useConfirmIdentity, useSendConfirmationCode, useSession } from '@whoosh/api-client';
import { FormProblem } from '@whoosh/ui';
import { useEffect } from 'react';
import { t } from '../messages';
import { CodeForm } from './CodeForm';

interface ConfirmIdentityProps {
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Whether the server wants to know first that it is still the owner. */
export function wantsConfirmation(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'FRESH_SIGN_IN_REQUIRED';
}

/**
 * Mails a code to the current address and asks for it; afterwards the session is fresh, and what was refused can be
 * tried again.
 */
export function ConfirmIdentity({ onConfirmed, onCancel }: ConfirmIdentityProps) {
  const { user } = useSession();
  const { mutate: send, error: unsent } = useSendConfirmationCode();
  const confirmation = useConfirmIdentity();
  useEffect(() => send(), [send]);
  const problem = confirmation.error ?? unsent;
  return (
    <>
      <CodeForm
        label={t('deleteAccountSetting.confirmItIsYouCode', { email: user?.email ?? '' })}
        action={t('emailSetting.confirm')}
        isPending={confirmation.isPending}
        onCode={(code) => confirmation.mutate({ code }, { onSuccess: onConfirmed })}
        onCancel={onCancel}
      />
      <FormProblem problem={problem && serverMessage(problem, t('shared.pleaseTryAgain'))} />
    </>
  );
}
