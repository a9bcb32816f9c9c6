import { serverMessage, triedSound, useConfig, useSendCode } from '@whoosh/api-client';
import { LIMITS } from '@whoosh/contracts';
import { Button, Field, FormProblem, Icon, Input, Link, useToast, type InputRef } from '@whoosh/ui';
import { Mail } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { rich, t } from '../../messages';
import styles from './AuthPage.module.css';
import { emailProblem, nameProblem } from './auth-validation';
import { readLastEmail, storeLastEmail } from './last-email';
import type { PendingSignIn } from './pending-sign-in';

interface EmailFormProps {
  isSignup: boolean;
  /** The first field takes the focus: when the page opens, not when a tab is chosen. */
  autoFocus: boolean;
  email: string;
  onEmailChange: (email: string) => void;
  onCodeSent: (pending: PendingSignIn) => void;
  /** Login only: there is no account with this address. */
  onUnknownUser: () => void;
}

/** The Login form (e-mail) and the Sign Up form (name and e-mail). */
export function EmailForm({ isSignup, autoFocus, email, onEmailChange, onCodeSent, onUnknownUser }: EmailFormProps) {
  const [name, setName] = useState('');
  const [isChecked, setChecked] = useState(false);
  const nameField = useRef<InputRef>(null);
  const emailField = useRef<InputRef>(null);
  const submit = useSubmit({ isSignup, onCodeSent, onUnknownUser });
  const isPriced = useConfig().data?.hasPlans !== false;
  const nameError = isChecked && isSignup ? nameProblem(name) : null;
  const emailError = isChecked ? emailProblem(email) : null;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const wrong = isSignup && nameProblem(name) !== null ? nameField : emailProblem(email) === null ? null : emailField;
    if (wrong !== null) return wrong.current?.focus();
    submit.send(email.trim(), isSignup ? name.trim() : null);
  };
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {isSignup && (
        <Field label={t('shared.name')} error={nameError}>
          {(control) => (
            <Input
              {...control}
              ref={nameField}
              size="large"
              value={name}
              onChange={(event) => setName(event.target.value)}
              status={nameError === null ? '' : 'error'}
              autoComplete="name"
              maxLength={LIMITS.profileNameMaxLength}
              autoFocus={autoFocus}
            />
          )}
        </Field>
      )}
      <Field label={t('emailForm.email')} error={emailError}>
        {(control) => (
          <Input
            {...control}
            ref={emailField}
            size="large"
            type="email"
            value={email}
            onChange={(event) => onEmailChange(event.target.value)}
            status={emailError === null ? '' : 'error'}
            placeholder="you@example.com"
            autoComplete="email"
            maxLength={LIMITS.emailMaxLength}
            autoFocus={autoFocus && !isSignup}
          />
        )}
      </Field>
      <LastUsedEmail onChoose={onEmailChange} />
      <Button type="primary" size="large" block htmlType="submit" loading={submit.isPending}>
        {isSignup ? t('emailForm.createAccount') : t('emailForm.sendLoginCode')}
      </Button>
      <FormProblem problem={submit.problem} />
      <TriedNote />
      {isSignup && isPriced && (
        <p className={styles.note}>{t('emailForm.freeSounds', { count: LIMITS.freeMaxEffects })}</p>
      )}
      <p className={styles.note}>{t('emailForm.weMailYouA6')}</p>
      {isSignup && (
        <p className={styles.note}>
          {rich('emailForm.byCreating', {
            terms: (chunks) => <Link to="/legal/terms">{chunks}</Link>,
            privacy: (chunks) => <Link to="/legal/privacy">{chunks}</Link>,
            licence: (chunks) => <Link to="/legal/licence">{chunks}</Link>,
          })}
        </p>
      )}
    </form>
  );
}

/** The sound that was made without an account is not forgotten on the way to one. */
function TriedNote() {
  const tried = triedSound.read();
  if (tried === null) return null;
  return (
    <p className={styles.note} role="status">
      {t('emailForm.triedSound', { words: tried.text })}
    </p>
  );
}

function LastUsedEmail({ onChoose }: { onChoose: (email: string) => void }) {
  const [lastEmail] = useState(readLastEmail);
  if (lastEmail === null) return null;
  return (
    <div className={styles.lastUsed}>
      {t('emailForm.lastUsed')}
      <button type="button" className={`chip ${styles.chip}`} onClick={() => onChoose(lastEmail)}>
        <Icon icon={Mail} />
        <span className="one-line">{lastEmail}</span>
      </button>
    </div>
  );
}

type SubmitOptions = Pick<EmailFormProps, 'isSignup' | 'onCodeSent' | 'onUnknownUser'>;

/** Asks for the code; the spec's toasts, and the panel instead of a toast for an unknown address. */
function useSubmit({ isSignup, onCodeSent, onUnknownUser }: SubmitOptions) {
  const sendCode = useSendCode();
  const toast = useToast();
  const sentenceOf = (error: Error) => serverMessage(error, t('shared.pleaseTryAgain'));
  const isUnknown = (error: Error) => !isSignup && error.message.includes('User not found');
  const send = (email: string, name: string | null) =>
    sendCode.mutate(
      { email, isSignup },
      {
        onSuccess: () => {
          storeLastEmail(email);
          toast({
            tone: 'success',
            title: t('emailForm.codeSent'),
            description: t('emailForm.checkYourEmailForThe'),
          });
          onCodeSent({ email, name, isLink: false });
        },
        onError: (error) => {
          if (isUnknown(error)) onUnknownUser();
          else toast({ tone: 'destructive', title: t('emailForm.failedToSendCode'), description: sentenceOf(error) });
        },
      },
    );
  const { error } = sendCode;
  return {
    send,
    isPending: sendCode.isPending,
    problem: error === null || isUnknown(error) ? null : sentenceOf(error),
  };
}
