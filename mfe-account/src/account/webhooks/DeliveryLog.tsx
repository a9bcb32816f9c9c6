import { serverMessage, useResendDelivery, useWebhookDeliveries } from '@whoosh/api-client';
import type { WebhookDelivery, WebhookEndpoint } from '@whoosh/contracts';
import { Button, useToast } from '@whoosh/ui';
import { formatWhen, LoadProblem } from '@whoosh/ui/more';
import { useState } from 'react';
import { t } from '../../messages';
import styles from '../Entries.module.css';

/** The last messages to a webhook, what became of them, and a way to send each once more. */
export function DeliveryLog({ webhook }: { webhook: WebhookEndpoint }) {
  const [now] = useState(() => new Date());
  const log = useWebhookDeliveries(webhook.id);
  const resending = useResendDelivery(webhook.id);
  const toast = useToast();
  const resend = async (id: string) => {
    try {
      await resending.mutateAsync(id);
      toast({ tone: 'success', title: t('webhooks.resent') });
    } catch (error) {
      toast({
        tone: 'destructive',
        title: t('webhooks.resendFailed'),
        description: serverMessage(error, t('webhooks.resendFailed')),
      });
    }
  };
  if (log.isPending) return <div className={`${styles.log} ${styles.waiting}`} aria-busy="true" />;
  if (log.data === undefined) return <LoadProblem what={t('webhooks.log')} onRetry={() => void log.refetch()} />;
  if (log.data.length === 0) return <p className={`small secondary ${styles.log}`}>{t('webhooks.logEmpty')}</p>;
  return (
    <ol className={styles.log} aria-label={t('webhooks.logOf', { url: webhook.url })}>
      {log.data.map((delivery) => (
        <li key={delivery.id} className={styles.message}>
          <div className={styles.words}>
            <p>
              {t(`webhooks.event.${delivery.event}`)}{' '}
              <span className="small tertiary">{formatWhen(delivery.createdAt, now)}</span>
            </p>
            <p className={`small ${delivery.state === 'failed' ? styles.failed : 'secondary'}`}>
              {outcomeOf(delivery)}
            </p>
          </div>
          <Button
            size="small"
            loading={resending.isPending && resending.variables === delivery.id}
            onClick={() => void resend(delivery.id)}
          >
            {t('webhooks.resend')}
          </Button>
        </li>
      ))}
    </ol>
  );
}

function outcomeOf({ state, attempts, lastStatus, lastError }: WebhookDelivery): string {
  const answer = lastStatus === null ? lastError : t('webhooks.answered', { status: lastStatus });
  return [
    t(`webhooks.state.${state}`),
    t('webhooks.attempts', { count: attempts }),
    ...(answer === null ? [] : [answer]),
  ].join(' · ');
}
