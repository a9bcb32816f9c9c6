import { useSubscription } from '@whoosh/api-client';
import { Button, Icon } from '@whoosh/ui';
import { formatDay } from '@whoosh/ui/more';
import { TriangleAlert } from 'lucide-react';
import { rich, t } from '../messages';
import styles from './PaymentProblem.module.css';

/**
 * Above every page while the renewal of Premium could not be paid: until when it lasts, and where the card is changed.
 */
export function PaymentProblem() {
  const { data: subscription } = useSubscription();
  if (subscription?.state !== 'paymentFailed') return null;
  return (
    <section className={styles.problem} aria-label={t('paymentProblem.paymentFailed')}>
      <Icon icon={TriangleAlert} className={styles.icon} />
      <p className={styles.text}>
        {rich('paymentProblem.couldNotRenew', { strong: (chunks) => <strong>{chunks}</strong> })}{' '}
        {subscription.premiumUntil === null
          ? t('paymentProblem.updateYourCard')
          : t('paymentProblem.updateYourCardBy', { day: formatDay(subscription.premiumUntil) })}
      </p>
      <Button size="small" href="/portal" target="_blank" rel="noopener">
        {t('paymentProblem.openCustomerPortal')}
      </Button>
    </section>
  );
}
