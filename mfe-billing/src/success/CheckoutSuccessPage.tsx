import { useSession } from '@whoosh/api-client';
import { ButtonLink, PageHeader, useSearchParams } from '@whoosh/ui';
import { purchaseSentence } from '../checkout/purchase-sentence';
import { t } from '../messages';
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
        <PageHeader title={t('checkoutSuccessPage.processingYourUpgrade')} pageTitle={t('shared.checkout')} />
        <p className="secondary">{t('checkoutSuccessPage.weAreWaitingForYour')}</p>
      </div>
    );
  }
  if (payment === 'none') {
    return (
      <div className={styles.page}>
        <PageHeader title={t('checkoutSuccessPage.noPaymentFound')} pageTitle={t('shared.checkout')} />
        <p className="secondary">{t('checkoutSuccessPage.weKnowOfNoPayment')}</p>
        <div className={styles.ways}>
          <ButtonLink to="/pricing" type="primary">
            {t('shared.billingPricing')}
          </ButtonLink>
          <ButtonLink to="/support">{t('checkoutSuccessPage.contactSupport')}</ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <PageHeader title={t('checkoutSuccessPage.paymentSuccessful')} pageTitle={t('shared.checkout')} />
      {payment.debtPaid > 0 && <p className="secondary">{purchaseSentence(payment)}</p>}
      <p className="secondary">{t('checkoutSuccessPage.youHaveCreditsAvailable', { credits: user.credits ?? 0 })}</p>
      <div className={styles.ways}>
        <ButtonLink to="/sfx-creator" type="primary">
          {t('checkoutSuccessPage.startCreatingSoundEffects')}
        </ButtonLink>
        <ButtonLink to="/">{t('checkoutSuccessPage.goToDashboard')}</ButtonLink>
      </div>
    </div>
  );
}
