import { useSubscription } from '@whoosh/api-client';
import { Button, Icon } from '@whoosh/ui';
import { formatDay } from '@whoosh/ui/more';
import { TriangleAlert } from 'lucide-react';
import styles from './PaymentProblem.module.css';

/** Above every page while the renewal of Premium could not be paid: until when it lasts, and where the card is changed. */
export function PaymentProblem() {
  const { data: subscription } = useSubscription();
  if (subscription?.state !== 'paymentFailed') return null;
  return (
    <section className={styles.problem} aria-label="Payment failed">
      <Icon icon={TriangleAlert} className={styles.icon} />
      <p className={styles.text}>
        <strong>Payment failed.</strong> We could not renew Premium.{' '}
        {subscription.premiumUntil === null ? 'Update your card to keep it.' : `Update your card by ${formatDay(subscription.premiumUntil)} to keep it.`}
      </p>
      <Button size="small" href="/portal" target="_blank" rel="noopener">
        Open Customer Portal
      </Button>
    </section>
  );
}
