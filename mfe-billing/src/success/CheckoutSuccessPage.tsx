import { useSession } from '@whoosh/api-client';
import { ButtonLink, PageHeader, useSearchParams } from '@whoosh/ui';
import { purchaseSentence } from '../checkout/purchase-sentence';
import styles from './CheckoutSuccessPage.module.css';
import { usePayment } from './usePayment';

/** Where a checkout ends that had to leave the page, for instance for the bank. */
export function CheckoutSuccessPage() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const payment = usePayment(search.get('session_id'));
  if (user === null) return null;
  if (payment === 'processing') {
    return (
      <div className={styles.page} role="status">
        <PageHeader title="Processing your upgrade..." pageTitle="Checkout" />
        <p className="secondary">We are waiting for your payment to arrive.</p>
      </div>
    );
  }
  if (payment === 'none') {
    return (
      <div className={styles.page}>
        <PageHeader title="No payment found" pageTitle="Checkout" />
        <p className="secondary">We know of no payment of yours under this address.</p>
        <div className={styles.ways}>
          <ButtonLink to="/pricing" type="primary">
            Billing &amp; Pricing
          </ButtonLink>
          <ButtonLink to="/support">Contact Support</ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <PageHeader title="Payment Successful" pageTitle="Checkout" />
      {payment.debtPaid > 0 && <p className="secondary">{purchaseSentence(payment)}</p>}
      <p className="secondary">You have {(user.credits ?? 0).toLocaleString('en-US')} credits available.</p>
      <div className={styles.ways}>
        <ButtonLink to="/sfx-creator" type="primary">
          Start Creating Sound Effects
        </ButtonLink>
        <ButtonLink to="/">Go to Dashboard</ButtonLink>
      </div>
    </div>
  );
}
