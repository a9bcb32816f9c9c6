import type { CreditPack } from '@whoosh/contracts';
import { FeatureList } from './FeatureList';
import styles from './PricingPage.module.css';

/** Length of the effects that a pack is counted in, seconds. */
const TYPICAL_SECONDS = 5;

const count = (value: number) => value.toLocaleString('en-US');

/** A one-time credit pack. */
export function PackCard({ pack }: { pack: CreditPack }) {
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
        <p className={styles.soon}>Purchases open soon</p>
      </div>
    </article>
  );
}
