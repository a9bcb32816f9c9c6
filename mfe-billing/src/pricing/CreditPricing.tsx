import { generationCost } from '@whoosh/contracts';
import styles from './CreditPricing.module.css';

/** Lengths shown as examples, seconds. */
const EXAMPLES = [3, 10, 22] as const;

/** What a credit buys. */
export function CreditPricing() {
  return (
    <section className={styles.box} aria-label="Credit Pricing">
      <h2>Credit Pricing</h2>
      <p className={`secondary ${styles.rule}`}>1 credit per second of duration</p>
      {EXAMPLES.map((seconds, index) => (
        <span key={seconds} className="mono secondary">
          {seconds} s{' '}
          <span className="tertiary">
            = {generationCost(seconds, 1)}
            {index === EXAMPLES.length - 1 ? ' credits' : ''}
          </span>
        </span>
      ))}
    </section>
  );
}
