import { useSession } from '@whoosh/api-client';
import { CREDIT_PACKS } from '@whoosh/contracts';
import { PageHeader } from '@whoosh/ui';
import { CheckoutOverlay } from '../checkout/CheckoutOverlay';
import { useCheckout } from '../checkout/useCheckout';
import { PackCard } from '../pricing/PackCard';
import styles from './TopUpPage.module.css';

/** The balance, the packs and how credits work. */
export function TopUpPage() {
  const { user } = useSession();
  const checkout = useCheckout();
  if (user === null) return null;
  return (
    <>
      <PageHeader title="Top Up Credits" />
      <section className={styles.balance} aria-label="Current Balance">
        <h2>Current Balance</h2>
        <p className={styles.number}>
          {(user.credits ?? 0).toLocaleString('en-US')} <small>credits</small>
        </p>
      </section>
      <div className={styles.packs}>
        {CREDIT_PACKS.map((pack) => (
          <PackCard key={pack.id} pack={pack} openItem={checkout.item} onBuy={checkout.buy} />
        ))}
      </div>
      <section className={styles.box}>
        <h2>How Credits Work</h2>
        <ul className={styles.rules}>
          <li>1 credit pays for one second of sound; every take counts.</li>
          <li>A failed generation costs nothing.</li>
          <li>Downloading a sound again costs nothing.</li>
          <li>Credits never expire.</li>
        </ul>
      </section>
      <CheckoutOverlay url={checkout.url} onEvent={checkout.onEvent} />
    </>
  );
}
