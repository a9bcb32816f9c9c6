import { serverMessage, useRemoveWebhook, useRotateWebhook, useSwitchWebhook, useWebhooks } from '@whoosh/api-client';
import type { WebhookEndpoint, WebhookEndpointWithSecret } from '@whoosh/contracts';
import { Button, useToast } from '@whoosh/ui';
import { ConfirmDialog, Dialog, formatDay, LoadProblem } from '@whoosh/ui/more';
import { useState } from 'react';
import { t } from '../../messages';
import { ConfirmIdentity, wantsConfirmation } from '../ConfirmIdentity';
import styles from '../Entries.module.css';
import sectionStyles from '../Section.module.css';
import { DeliveryLog } from './DeliveryLog';
import { CreateWebhookDialog, WebhookSecretDialog } from './WebhookDialogs';

/** The addresses of the person's programs that are told when something is finished. */
export function WebhooksSection() {
  const [isCreating, setCreating] = useState(false);
  const webhooks = useWebhooks();
  const create = (
    <Button type="primary" onClick={() => setCreating(true)}>
      {t('webhooks.create')}
    </Button>
  );
  return (
    <section aria-label={t('webhooks.title')}>
      <div className={sectionStyles.head}>
        <h2>{t('webhooks.title')}</h2>
        {(webhooks.data?.length ?? 0) > 0 && <div className={sectionStyles.action}>{create}</div>}
      </div>
      {webhooks.isPending && <div className={styles.waiting} aria-busy="true" />}
      {webhooks.isError && webhooks.data === undefined && (
        <LoadProblem what={t('webhooks.yours')} onRetry={() => void webhooks.refetch()} />
      )}
      {webhooks.data?.length === 0 && (
        <div className={sectionStyles.panel}>
          <p className="secondary">{t('webhooks.none')}</p>
          {create}
        </div>
      )}
      {webhooks.data !== undefined && webhooks.data.length > 0 && <WebhookList webhooks={webhooks.data} />}
      <CreateWebhookDialog isOpen={isCreating} onClose={() => setCreating(false)} />
    </section>
  );
}

type Asked = { what: 'rotate' | 'remove'; webhook: WebhookEndpoint } | null;

function WebhookList({ webhooks }: { webhooks: readonly WebhookEndpoint[] }) {
  const [asked, setAsked] = useState<Asked>(null);
  /** The question is still open while the server wants to know who asks. */
  const [isConfirming, setConfirming] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  const [renewed, setRenewed] = useState<WebhookEndpointWithSecret | null>(null);
  const removal = useRemoveWebhook();
  const rotation = useRotateWebhook();
  const pause = useSwitchWebhook();
  const toast = useToast();
  const sorry = (title: string, error: unknown) =>
    toast({ tone: 'destructive', title, description: serverMessage(error, title) });
  const close = () => {
    setConfirming(false);
    setAsked(null);
  };
  const remove = async ({ id }: WebhookEndpoint) => {
    try {
      await removal.mutateAsync(id);
      toast({ tone: 'success', title: t('webhooks.removed') });
    } catch (error) {
      sorry(t('webhooks.removeFailed'), error);
    }
    setAsked(null);
  };
  const rotate = async ({ id }: WebhookEndpoint) => {
    try {
      setRenewed(await rotation.mutateAsync(id));
    } catch (error) {
      if (wantsConfirmation(error)) return setConfirming(true);
      sorry(t('webhooks.rotateFailed'), error);
    }
    close();
  };
  const change = async ({ id, enabled }: WebhookEndpoint) => {
    try {
      await pause.mutateAsync({ id, enabled: !enabled });
    } catch (error) {
      sorry(t('webhooks.pauseFailed'), error);
    }
  };
  const url = asked?.webhook.url ?? '';
  return (
    <>
      <ul className={styles.list} aria-label={t('webhooks.yours')}>
        {webhooks.map((webhook) => (
          <li key={webhook.id} className={styles.entry} data-wide>
            <div className={styles.words}>
              <p className={`mono ${styles.name}`}>{webhook.url}</p>
              <p className="small secondary">
                {webhook.events.map((event) => t(`webhooks.event.${event}`)).join(' · ')}
              </p>
              <p className="small tertiary">{t('keys.created', { day: formatDay(webhook.createdAt) })}</p>
              {!webhook.enabled && <p className="small">{t('webhooks.paused')}</p>}
            </div>
            <div className={styles.buttons}>
              <Button
                aria-expanded={shown === webhook.id}
                aria-label={t('webhooks.logOf', { url: webhook.url })}
                onClick={() => setShown((open) => (open === webhook.id ? null : webhook.id))}
              >
                {t('webhooks.log')}
              </Button>
              <Button
                aria-label={t(webhook.enabled ? 'webhooks.pauseOf' : 'webhooks.resumeOf', { url: webhook.url })}
                loading={pause.isPending && pause.variables.id === webhook.id}
                onClick={() => void change(webhook)}
              >
                {t(webhook.enabled ? 'webhooks.pause' : 'webhooks.resume')}
              </Button>
              <Button
                aria-label={t('webhooks.rotateOf', { url: webhook.url })}
                onClick={() => setAsked({ what: 'rotate', webhook })}
              >
                {t('webhooks.rotate')}
              </Button>
              <Button
                aria-label={t('webhooks.removeOf', { url: webhook.url })}
                onClick={() => setAsked({ what: 'remove', webhook })}
              >
                {t('webhooks.remove')}
              </Button>
            </div>
            {shown === webhook.id && <DeliveryLog webhook={webhook} />}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked?.what === 'remove'}
        title={t('webhooks.removeThis')}
        action={t('webhooks.remove')}
        destructive
        isPending={removal.isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked !== null && void remove(asked.webhook)}
      >
        <p>{t('webhooks.removeMeans', { url })}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked?.what === 'rotate' && !isConfirming}
        title={t('webhooks.rotateThis')}
        action={t('webhooks.rotate')}
        isPending={rotation.isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked !== null && void rotate(asked.webhook)}
      >
        <p>{t('webhooks.rotateMeans')}</p>
      </ConfirmDialog>
      <Dialog
        open={isConfirming}
        title={t('webhooks.rotateThis')}
        width={480}
        centered
        destroyOnHidden
        footer={null}
        onCancel={close}
      >
        {asked !== null && <ConfirmIdentity onConfirmed={() => void rotate(asked.webhook)} onCancel={close} />}
      </Dialog>
      <WebhookSecretDialog secret={renewed?.secret ?? null} onClose={() => setRenewed(null)} />
    </>
  );
}
