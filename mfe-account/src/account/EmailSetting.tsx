import { LIMITS, type User } from '@whoosh/contracts';
import { Button, Field, FormProblem, Input } from '@whoosh/ui';
import { useState, type FormEvent } from 'react';
import { t } from '../messages';
import styles from './AccountSettings.module.css';
import { CodeForm } from './CodeForm';
import { SettingRow } from './SettingRow';
import { useEmailChange } from './useEmailChange';

/** The account's address, and its change with a code. */
export function EmailSetting({ user }: { user: User }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <SettingRow title={t('shared.email')}>
      {isEditing ? (
        <EmailChange user={user} onClose={() => setEditing(false)} />
      ) : (
        <div className={styles.line}>
          <p className={styles.value}>{user.email}</p>
          <Button onClick={() => setEditing(true)}>{t('emailSetting.changeEmail')}</Button>
        </div>
      )}
    </SettingRow>
  );
}

function EmailChange({ user, onClose }: { user: User; onClose: () => void }) {
  const [email, setEmail] = useState('');
  const change = useEmailChange(onClose);
  const wanted = email.trim();
  // Spec §5: non-empty and different from the current one.
  const canSend = wanted !== '' && wanted.toLowerCase() !== user.email.toLowerCase();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend) void change.send(wanted);
  };
  return (
    <div className={styles.step} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <p className={styles.value}>{user.email}</p>
      <form className={styles.editing} onSubmit={onSubmit}>
        <div className={styles.grow}>
          <Field label={t('emailSetting.newEmail')}>
            {(control) => (
              <Input
                {...control}
                type="email"
                value={email}
                onChange={(event) => setEmail(event.target.value)}
                disabled={change.step !== 'address'}
                maxLength={LIMITS.emailMaxLength}
                autoComplete="email"
                autoFocus
              />
            )}
          </Field>
        </div>
        <Button
          htmlType="submit"
          disabled={!canSend || change.step !== 'address'}
          loading={change.isSending && change.step === 'address'}
        >
          {t('emailSetting.sendCode')}
        </Button>
        {change.step === 'address' && (
          <Button type="text" onClick={onClose}>
            {t('shared.cancel')}
          </Button>
        )}
      </form>
      {change.step === 'identity' && (
        <CodeForm
          key="identity"
          label={t('deleteAccountSetting.confirmItIsYouCode', { email: user.email })}
          action={t('emailSetting.confirm')}
          isPending={change.isSending}
          onCode={(code) => void change.send(wanted, code)}
          onCancel={onClose}
        />
      )}
      {change.step === 'verify' && (
        <CodeForm
          key="verify"
          label={t('emailSetting.codeSentTo', { wanted })}
          action={t('emailSetting.verifySave')}
          isPending={change.isVerifying}
          onCode={(code) => void change.verify(wanted, code)}
          onCancel={onClose}
        />
      )}
      <FormProblem problem={change.problem} />
    </div>
  );
}
