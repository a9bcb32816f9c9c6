import { TriangleAlert } from 'lucide-react';
import { Button, Icon } from '@whoosh/ui';
import styles from './LoadError.module.css';

/** A list that could not be loaded, and the way to try again. */
export function LoadError({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <div className={styles.box} role="alert">
      <Icon icon={TriangleAlert} className={styles.icon} />
      <span className={styles.text}>{what} could not be loaded. Check your connection and try again.</span>
      <Button onClick={onRetry}>Retry</Button>
    </div>
  );
}
