import { serverMessage, useCreateWebhook } from '@whoosh/api-client';
import { LIMITS, WEBHOOK_EVENTS, type WebhookEvent } from '@whoosh/contracts';
import { Button, Field, Input } from '@whoosh/ui';
import { Checkbox, Dialog } from '@whoosh/ui/more';
import { useState, type FormEvent } from 'react';
import { t } from '../../messages';
import styles from '../Entries.module.css';
import { ConfirmIdentity, wantsConfirmation } from '../ConfirmIdentity';
import { NewSecret } from '../NewSecret';
import { NewSecretDialog } from '../NewSecretDialog';

interface CreateWebhookDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for an address and what it is to be told, then shows its secret, once. */
export function CreateWebhookDialog({ isOpen, onClose }: CreateWebhookDialogProps) {
  const titles = { ask: t('webhooks.create'), copy: t('webhooks.copyNow') };
  return (
    <NewSecretDialog
      isOpen={isOpen}
      titles={titles}
      label={t('webhooks.secret')}
      shownOnce={t('webhooks.shownOnce')}
      onClose={onClose}
    >
      {(onCreated) => <WebhookForm onCreated={onCreated} onCancel={onClose} />}
    </NewSecretDialog>
  );
}

/** The new secret of a webhook, once; null: closed. */
export function WebhookSecretDialog({ secret, onClose }: { secret: string | null; onClose: () => void }) {
  return (
    <Dialog
      open={secret !== null}
      title={t('webhooks.copyNow')}
      width={480}
      centered
      destroyOnHidden
      footer={null}
      mask={{ closable: false }}
      onCancel={onClose}
    >
      {secret !== null && (
        <NewSecret secret={secret} label={t('webhooks.secret')} shownOnce={t('webhooks.shownOnce')} onDone={onClose} />
      )}
    </Dialog>
  );
}

function WebhookForm({ onCreated, onCancel }: { onCreated: (secret: string) => void; onCancel: () => void }) {
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(WEBHOOK_EVENTS);
  const creation = useCreateWebhook();
  const isReady = url.trim() !== '' && events.length > 0;
  const create = () =>
    creation.mutate({ url: url.trim(), events: [...events] }, { onSuccess: ({ secret }) => onCreated(secret) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) create();
  };
  if (wantsConfirmation(creation.error))
    return <ConfirmIdentity onConfirmed={create} onCancel={() => creation.reset()} />;
  return (
    <form className={styles.form} onSubmit={submit}>
      <Field label={t('webhooks.address')} hint={t('webhooks.addressHint')}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            inputMode="url"
            maxLength={LIMITS.webhookUrlMaxLength}
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
        )}
      </Field>
      <fieldset className={styles.choices}>
        <legend>{t('webhooks.tell')}</legend>
        {WEBHOOK_EVENTS.map((event) => (
          <Checkbox
            key={event}
            checked={events.includes(event)}
            onChange={({ target }) =>
              setEvents(WEBHOOK_EVENTS.filter((each) => (each === event ? target.checked : events.includes(each))))
            }
          >
            {t(`webhooks.event.${event}`)} <code className="mono secondary">{event}</code>
          </Checkbox>
        ))}
      </fieldset>
      {creation.isError && (
        <p role="alert" className={styles.problem}>
          {serverMessage(creation.error, t('webhooks.createFailed'))}
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
