import type { CreditPack } from '@whoosh/contracts';
import { Button } from '@whoosh/ui';
import { FeatureList } from './FeatureList';
import styles from './PricingPage.module.css';

/** Length of the effects that a pack is counted in, seconds. */
const TYPICAL_SECONDS = 5;

const count = (value: number) => value.toLocaleString('en-US');

interface PackCardProps {
  pack: CreditPack;
  /** What is being bought; null when nothing is. */
  openItem: string | null;
  onBuy: (packageId: string) => void;
}

/** A one-time credit pack. */
export function PackCard({ pack, openItem, onBuy }: PackCardProps) {
  return (
    <article className={styles.card} aria-label={pack.name}>
      <div className={styles.nameLine}>
        <h3 className={styles.name}>{pack.name}</h3>
        {pack.popular && <span className={styles.badge}>Most popular</span>}
      </div>
      <p className={styles.price}>${pack.price}</p>
      <p className={`mono secondary ${styles.credits}`}>{count(pack.credits)} credits</p>
      <FeatureList
        features={[
          `${count(pack.credits)} seconds of sound`,
          `About ${count(pack.credits / TYPICAL_SECONDS)} effects of ${TYPICAL_SECONDS} s`,
          'Never expire',
        ]}
      />
      <div className={styles.actions}>
        {/* Not disabled: a disabled button loses the focus, which the overlay must give back to it. */}
        <Button block aria-disabled={openItem !== null} onClick={() => onBuy(pack.id)}>
          {openItem === pack.id ? 'Opening Checkout...' : 'Purchase Credits'}
        </Button>
      </div>
    </article>
  );
}
