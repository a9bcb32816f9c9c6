import { Icon } from '@whoosh/ui';
import { Check } from 'lucide-react';
import styles from './FeatureList.module.css';

/** What one gets, in short lines. */
export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {features.map((feature) => (
        <li key={feature} className={styles.feature}>
          <Icon icon={Check} className={styles.tick} />
          {feature}
        </li>
      ))}
    </ul>
  );
}
