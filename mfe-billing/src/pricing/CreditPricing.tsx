import { generationCost } from '@whoosh/contracts';
import { t } from '../messages';
import styles from './CreditPricing.module.css';

/** Lengths shown as examples, seconds. */
const EXAMPLES = [3, 10, 22] as const;

/** What a credit buys. */
export function CreditPricing() {
  return (
    <section className={styles.box} aria-label={t('creditPricing.creditPricing')}>
      <h2>{t('creditPricing.creditPricing')}</h2>
      <p className={`secondary ${styles.rule}`}>{t('creditPricing.1CreditPerSecondOf')}</p>
      {EXAMPLES.map((seconds, index) => (
        <span key={seconds} className="mono secondary">
          {seconds} s{' '}
          <span className="tertiary">
            ={' '}
            {index === EXAMPLES.length - 1
              ? t('creditPricing.cost', { cost: generationCost(seconds, 1) })
              : generationCost(seconds, 1)}
          </span>
        </span>
      ))}
    </section>
  );
}
