import { useSession } from '@whoosh/api-client';
import { CREDIT_PACKS } from '@whoosh/contracts';
import { formatNumber, PageHeader } from '@whoosh/ui';
import { CheckoutOverlay } from '../checkout/CheckoutOverlay';
import { useCheckout } from '../checkout/useCheckout';
import { rich, t } from '../messages';
import { PackCard } from '../pricing/PackCard';
import styles from './TopUpPage.module.css';

/** The balance, the packs and how credits work. */
export function TopUpPage() {
  const { user } = useSession();
  const checkout = useCheckout();
  if (user === null) return null;
  return (
    <>
      <PageHeader title={t('topUpPage.topUpCredits')} />
      <section className={styles.balance} aria-label={t('topUpPage.currentBalance')}>
        <h2>{t('topUpPage.currentBalance')}</h2>
        <p className={styles.number}>
          {rich('topUpPage.balance', {
            count: formatNumber(user.credits ?? 0),
            small: (chunks) => <small>{chunks}</small>,
          })}
        </p>
      </section>
      <div className={styles.packs}>
        {CREDIT_PACKS.map((pack) => (
          <PackCard key={pack.id} pack={pack} openItem={checkout.item} onBuy={checkout.buy} />
        ))}
      </div>
      <section className={styles.box}>
        <h2>{t('topUpPage.howCreditsWork')}</h2>
        <ul className={styles.rules}>
          <li>{t('topUpPage.1CreditPaysForOne')}</li>
          <li>{t('topUpPage.aFailedGenerationCostsNothing')}</li>
          <li>{t('topUpPage.downloadingASoundAgainCosts')}</li>
          <li>{t('topUpPage.creditsNeverExpire')}</li>
        </ul>
      </section>
      <CheckoutOverlay url={checkout.url} onEvent={checkout.onEvent} />
    </>
  );
}
