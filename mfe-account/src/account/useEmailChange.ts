import { serverMessage, useSendEmailChangeCode, useUpdateEmail } from '@whoosh/api-client';
import { useToast } from '@whoosh/ui';
import { useState } from 'react';
import { t } from '../messages';

/**
 * Where an e-mail change stands: `address` asks for the new one, `identity` for the code that an old session needs
 * first (it went to the current address), `verify` for the code that went to the new one.
 */
export type EmailChangeStep = 'address' | 'identity' | 'verify';

/** The calls and toasts of an e-mail change. */
export function useEmailChange(onDone: () => void) {
  const sendCode = useSendEmailChangeCode();
  const updateEmail = useUpdateEmail();
  const toast = useToast();
  const [step, setStep] = useState<EmailChangeStep>('address');

  const unsent = (error: unknown) => serverMessage(error, t('shared.pleaseTryAgain'));
  const unverified = (error: unknown) => serverMessage(error, t('emailChange.invalidVerificationCodeOrEmail'));

  const send = async (email: string, identityCode?: string) => {
    try {
      const answer = await sendCode.mutateAsync({ email, ...(identityCode === undefined ? {} : { identityCode }) });
      setStep(answer.step === 'confirm-identity' ? 'identity' : 'verify');
    } catch (error) {
      toast({ tone: 'destructive', title: t('emailChange.failedToSendCode'), description: unsent(error) });
      return;
    }
    toast({ tone: 'success', title: t('emailChange.verificationCodeSent') });
  };
  const verify = async (email: string, code: string) => {
    try {
      await updateEmail.mutateAsync({ email, code });
    } catch (error) {
      toast({ tone: 'destructive', title: t('shared.updateFailed'), description: unverified(error) });
      return;
    }
    toast({ tone: 'success', title: t('emailChange.emailUpdated') });
    onDone();
  };
  /** Of what was tried last. */
  const problem = (updateEmail.error && unverified(updateEmail.error)) ?? (sendCode.error && unsent(sendCode.error));
  return { step, problem, send, verify, isSending: sendCode.isPending, isVerifying: updateEmail.isPending };
}
