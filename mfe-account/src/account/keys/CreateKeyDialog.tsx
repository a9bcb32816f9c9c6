import { serverMessage, useCreateApiKey } from '@whoosh/api-client';
import { KEY_SCOPES, LIMITS, type KeyScope } from '@whoosh/contracts';
import { Button, Field, Input } from '@whoosh/ui';
import { Checkbox } from '@whoosh/ui/more';
import { useState, type FormEvent } from 'react';
import { t } from '../../messages';
import styles from '../Entries.module.css';
import { ConfirmIdentity, wantsConfirmation } from '../ConfirmIdentity';
import { NewSecretDialog } from '../NewSecretDialog';

interface CreateKeyDialogProps {
  /** Sounds have no price: there is nothing that a key could be limited by. */
  isFree: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks what a new key may do, then shows it, once. */
export function CreateKeyDialog({ isFree, isOpen, onClose }: CreateKeyDialogProps) {
  const titles = { ask: t('keys.create'), copy: t('keys.copyNow') };
  return (
    <NewSecretDialog
      isOpen={isOpen}
      titles={titles}
      label={t('keys.newKey')}
      shownOnce={t('keys.shownOnce')}
      onClose={onClose}
    >
      {(onCreated) => <KeyForm isFree={isFree} onCreated={onCreated} onCancel={onClose} />}
    </NewSecretDialog>
  );
}

interface KeyFormProps {
  isFree: boolean;
  onCreated: (secret: string) => void;
  onCancel: () => void;
}

function KeyForm({ isFree, onCreated, onCancel }: KeyFormProps) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly KeyScope[]>(['read', 'generate']);
  const [limit, setLimit] = useState('');
  const creation = useCreateApiKey();
  const isLimitRight = /^\d{0,7}$/.test(limit.trim()) && Number(limit) <= LIMITS.apiKeyMaxCreditsPerDay;
  const isReady = name.trim() !== '' && scopes.length > 0 && isLimitRight;
  const create = () => {
    const creditsPerDay = limit.trim() === '' ? null : Number(limit);
    creation.mutate(
      { name: name.trim(), scopes: [...scopes], creditsPerDay },
      { onSuccess: ({ secret }) => onCreated(secret) },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) create();
  };
  if (wantsConfirmation(creation.error))
    return <ConfirmIdentity onConfirmed={create} onCancel={() => creation.reset()} />;
  return (
    <form className={styles.form} onSubmit={submit}>
      <Field label={t('keys.name')} hint={t('keys.nameHint')}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            maxLength={LIMITS.apiKeyNameMaxLength}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <fieldset className={styles.choices}>
        <legend>{t('keys.may')}</legend>
        {KEY_SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            checked={scopes.includes(scope)}
            onChange={({ target }) =>
              setScopes(KEY_SCOPES.filter((each) => (each === scope ? target.checked : scopes.includes(each))))
            }
          >
            {t(`keys.scope.${scope}`)}{' '}
            <span className="secondary">
              {t(isFree && scope === 'generate' ? 'keys.scopeMeansUnpriced.generate' : `keys.scopeMeans.${scope}`)}
            </span>
          </Checkbox>
        ))}
      </fieldset>
      {!isFree && (
        <Field
          label={t('keys.creditsPerDay')}
          hint={t('keys.creditsPerDayHint')}
          error={isLimitRight ? null : t('keys.creditsPerDayWrong', { max: LIMITS.apiKeyMaxCreditsPerDay })}
        >
          {(control) => (
            <Input {...control} inputMode="numeric" value={limit} onChange={(event) => setLimit(event.target.value)} />
          )}
        </Field>
      )}
      {creation.isError && (
        <p role="alert" className={styles.problem}>
          {serverMessage(creation.error, t('keys.createFailed'))}
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={onCancel}>{t('shared.cancel')}</Button>
        <Button type="primary" htmlType="submit" disabled={!isReady} loading={creation.isPending}>
          {t('keys.createIt')}
        </Button>
      </div>
    </form>
  );
}
