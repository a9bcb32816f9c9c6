import type { CreditPack } from '@whoosh/contracts';
import { Button, formatDollars, formatNumber } from '@whoosh/ui';
import { t } from '../messages';
import { FeatureList } from './FeatureList';
import styles from './PricingPage.module.css';

/** Length of the effects that a pack is counted in, seconds. */
const TYPICAL_SECONDS = 5;

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
        {pack.popular && <span className={styles.badge}>{t('packCard.mostPopular')}</span>}
      </div>
      <p className={styles.price}>{formatDollars(pack.price)}</p>
      <p className={`mono secondary ${styles.credits}`}>
        {t('packCard.credits', { credits: formatNumber(pack.credits) })}
      </p>
      <FeatureList
        features={[
          t('packCard.secondsOfSound', { credits: formatNumber(pack.credits) }),
          t('packCard.aboutEffectsOfS', {
            count: formatNumber(pack.credits / TYPICAL_SECONDS),
            seconds: TYPICAL_SECONDS,
          }),
          t('packCard.neverExpire'),
          t('shared.commercialRightsForGood'),
        ]}
      />
      <div className={styles.actions}>
        {/* Not disabled: a disabled button loses the focus, which the overlay must give back to it. */}
        <Button block aria-disabled={openItem !== null} onClick={() => onBuy(pack.id)}>
          {openItem === pack.id ? t('shared.openingCheckout') : t('packCard.purchaseCredits')}
        </Button>
      </div>
    </article>
  );
}
