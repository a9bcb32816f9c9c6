import { serverMessage, useSendEmailChangeCode, useUpdateEmail } from '@whoosh/api-client';
import { useToast } from '@whoosh/ui';
import { useState } from 'react';
import { t } from '../messages';

/**
 * Where an e-mail change stands: `address` asks for the new one, `identity` for the code that an old session needs first
 * (it went to the current address), `verify` for the code that went to the new one.
 */
export type EmailChangeStep = 'address' | 'identity' | 'verify';

/** The calls and toasts of an e-mail change. */
export function useEmailChange(onDone: () => void) {
  const sendCode = useSendEmailChangeCode();
  const updateEmail = useUpdateEmail();
  const toast = useToast();
  const [step, setStep] = useState<EmailChangeStep>('address');

  const send = async (email: string, identityCode?: string) => {
    try {
      const answer = await sendCode.mutateAsync({ email, ...(identityCode === undefined ? {} : { identityCode }) });
      setStep(answer.step === 'confirm-identity' ? 'identity' : 'verify');
    } catch (error) {
      toast({
        tone: 'destructive',
        title: t('emailChange.failedToSendCode'),
        description: serverMessage(error, t('shared.pleaseTryAgain')),
      });
      return;
    }
    toast({ tone: 'success', title: t('emailChange.verificationCodeSent') });
  };
  const verify = async (email: string, code: string) => {
    try {
      await updateEmail.mutateAsync({ email, code });
    } catch (error) {
      const description = serverMessage(error, t('emailChange.invalidVerificationCodeOrEmail'));
      toast({ tone: 'destructive', title: t('shared.updateFailed'), description });
      return;
    }
    toast({ tone: 'success', title: t('emailChange.emailUpdated') });
    onDone();
  };
  return { step, send, verify, isSending: sendCode.isPending, isVerifying: updateEmail.isPending };
}
