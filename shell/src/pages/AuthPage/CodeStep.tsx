import { serverMessage, useVerifyCode } from '@whoosh/api-client';
import { LIMITS } from '@whoosh/contracts';
import { Button, CodeInput, Icon, useToast } from '@whoosh/ui';
import { ArrowLeft } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import styles from './AuthPage.module.css';
import type { PendingSignIn } from './pending-sign-in';

interface CodeStepProps {
  pending: PendingSignIn;
  onBack: () => void;
}

/** Step 2: the code from the mail. */
export function CodeStep({ pending, onBack }: CodeStepProps) {
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const verify = useVerifyCode();
  const toast = useToast();
  const isComplete = code.length === LIMITS.codeLength;

  const submit = async () => {
    let isRestored;
    try {
      const { restored } = await verify.mutateAsync({
        email: pending.email,
        code,
        ...(pending.name === null ? {} : { name: pending.name }),
      });
      isRestored = restored === true;
    } catch (error) {
      setCode('');
      field.current?.focus();
      const description = serverMessage(error, 'Please check your code and try again.');
      toast({ tone: 'destructive', title: 'Invalid code', description });
      return;
    }
    toast({
      tone: 'success',
      title: "You've been successfully logged in.",
      ...(isRestored ? { description: 'Your account will not be deleted.' } : {}),
    });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete && !verify.isPending) void submit();
  };
  return (
    <form onSubmit={onSubmit}>
      <h1 className={styles.codeTitle}>Enter verification code</h1>
      <p className={styles.sentTo}>
        We sent a 6-digit code to <b>{pending.email}</b>
      </p>
      <CodeInput ref={field} value={code} onChange={setCode} length={LIMITS.codeLength} label="Verification code" autoFocus />
      <div className={styles.codeActions}>
        <Button type="text" size="large" icon={<Icon icon={ArrowLeft} />} onClick={onBack}>
          Back
        </Button>
        <Button
          type="primary"
          size="large"
          htmlType="submit"
          className={styles.verify ?? ''}
          disabled={!isComplete}
          loading={verify.isPending}
        >
          Verify code
        </Button>
      </div>
      <p className={`${styles.note} ${styles.afterActions}`}>
        Nothing after a minute? Look in spam, or go back and send it again.
      </p>
    </form>
  );
}
