import { serverMessage } from '@whoosh/api-client';
import { LIMITS } from '@whoosh/contracts';
import { Button, CodeInput, FormProblem, Icon, useToast } from '@whoosh/ui';
import { ArrowLeft } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { rich, t } from '../../messages';
import styles from './AuthPage.module.css';
import type { PendingSignIn } from './pending-sign-in';
import { useCodeCheck } from './useCodeCheck';

interface CodeStepProps {
  pending: PendingSignIn;
  onBack: () => void;
}

/** Step 2: the code from the mail. */
export function CodeStep({ pending, onBack }: CodeStepProps) {
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const verify = useCodeCheck(pending);
  const toast = useToast();
  const isComplete = code.length === LIMITS.codeLength;

  const sentenceOf = (error: Error) => serverMessage(error, t('codeStep.pleaseCheckYourCodeAnd'));

  const submit = async () => {
    let isRestored;
    try {
      const { restored } = await verify.check(code);
      isRestored = restored === true;
    } catch (error) {
      setCode('');
      field.current?.focus();
      toast({ tone: 'destructive', title: t('codeStep.invalidCode'), description: sentenceOf(error as Error) });
      return;
    }
    toast({
      tone: 'success',
      title: t('codeStep.youveBeenSuccessfullyLoggedIn'),
      ...(isRestored ? { description: t('codeStep.yourAccountWillNotBe') } : {}),
    });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete && !verify.isPending) void submit();
  };
  return (
    <form onSubmit={onSubmit}>
      <h1 className={styles.codeTitle}>{t('codeStep.enterVerificationCode')}</h1>
      <p className={styles.sentTo}>
        {rich('codeStep.weSentACode', { email: pending.email, b: (chunks) => <b>{chunks}</b> })}
      </p>
      <CodeInput
        ref={field}
        value={code}
        onChange={setCode}
        length={LIMITS.codeLength}
        label={t('codeStep.verificationCode')}
        autoFocus
      />
      <FormProblem className={styles.codeProblem} problem={verify.error && sentenceOf(verify.error)} />
      <div className={styles.codeActions}>
        <Button type="text" size="large" icon={<Icon icon={ArrowLeft} />} onClick={onBack}>
          {t('codeStep.back')}
        </Button>
        <Button
          type="primary"
          size="large"
          htmlType="submit"
          className={styles.verify ?? ''}
          disabled={!isComplete}
          loading={verify.isPending}
        >
          {t('codeStep.verifyCode')}
        </Button>
      </div>
      <p className={`${styles.note} ${styles.afterActions}`}>{t('codeStep.nothingAfterAMinuteLook')}</p>
    </form>
  );
}
