import { LIMITS, type User } from '@whoosh/contracts';
import { Button, Field, Input } from '@whoosh/ui';
import { useState, type FormEvent } from 'react';
import styles from './AccountSettings.module.css';
import { CodeForm } from './CodeForm';
import { SettingRow } from './SettingRow';
import { useEmailChange } from './useEmailChange';

/** The account's address, and its change with a code. */
export function EmailSetting({ user }: { user: User }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <SettingRow title="Email">
      {isEditing ? (
        <EmailChange user={user} onClose={() => setEditing(false)} />
      ) : (
        <div className={styles.line}>
          <p className={styles.value}>{user.email}</p>
          <Button onClick={() => setEditing(true)}>Change email</Button>
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
    <div className={styles.step}>
      <p className={styles.value}>{user.email}</p>
      <form className={styles.editing} onSubmit={onSubmit}>
        <div className={styles.grow}>
          <Field label="New email">
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
          Send Code
        </Button>
        {change.step === 'address' && (
          <Button type="text" onClick={onClose}>
            Cancel
          </Button>
        )}
      </form>
      {change.step === 'identity' && (
        <CodeForm
          key="identity"
          label={`Confirm it is you: code sent to ${user.email}`}
          action="Confirm"
          isPending={change.isSending}
          onCode={(code) => void change.send(wanted, code)}
          onCancel={onClose}
        />
      )}
      {change.step === 'verify' && (
        <CodeForm
          key="verify"
          label={`Code sent to ${wanted}`}
          action="Verify & Save"
          isPending={change.isVerifying}
          onCode={(code) => void change.verify(wanted, code)}
          onCancel={onClose}
        />
      )}
    </div>
  );
}
