import { Button, Input } from '@whoosh/ui';
import { useState } from 'react';
import { t } from '../messages';
import styles from './Entries.module.css';

interface NewSecretProps {
  secret: string;
  /** What it is, for who cannot see it. */
  label: string;
  /** Why it is to be copied now. */
  shownOnce: string;
  onDone: () => void;
}

/** A secret that is shown this once, to be copied. */
export function NewSecret({ secret, label, shownOnce, onDone }: NewSecretProps) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = () => {
    navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div className={styles.form}>
      <p>{shownOnce}</p>
      <Input className="mono" readOnly aria-label={label} value={secret} onFocus={(event) => event.target.select()} />
      <p role="status" className="small secondary">
        {copied === null ? '' : t(copied ? 'keys.copied' : 'keys.notCopied')}
      </p>
      <div className={styles.actions}>
        <Button onClick={onDone}>{t('keys.done')}</Button>
        <Button type="primary" autoFocus onClick={copy}>
          {t('keys.copy')}
        </Button>
      </div>
    </div>
  );
}
