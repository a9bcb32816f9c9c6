import { LIMITS } from '@whoosh/contracts';
import { Button, Field, Input } from '@whoosh/ui';
import { useState, type FormEvent } from 'react';
import { t } from '../messages';
import styles from './AccountSettings.module.css';

interface CodeFormProps {
  label: string;
  action: string;
  /** The action cannot be undone: it is red. */
  danger?: boolean;
  isPending: boolean;
  onCode: (code: string) => void;
  onCancel: () => void;
}

/** The code that confirms a change, from the mail. */
export function CodeForm({ label, action, danger = false, isPending, onCode, onCancel }: CodeFormProps) {
  const [code, setCode] = useState('');
  const isComplete = code.length === LIMITS.codeLength;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete) onCode(code);
  };
  return (
    <form onSubmit={onSubmit} onKeyDown={(event) => event.key === 'Escape' && onCancel()}>
      <Field label={label}>
        {(control) => (
          <div className={styles.editing}>
            <Input
              {...control}
              className={styles.codeField ?? ''}
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              onChange={(event) => setCode(event.target.value.replace(/\D/g, '').slice(0, LIMITS.codeLength))}
              autoFocus
            />
            <Button type="primary" danger={danger} htmlType="submit" disabled={!isComplete} loading={isPending}>
              {action}
            </Button>
            <Button type="text" onClick={onCancel}>
              {t('shared.cancel')}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
