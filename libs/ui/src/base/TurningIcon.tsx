import { LoaderCircle } from 'lucide-react';
import { Icon } from './Icon';
import styles from './TurningIcon.module.css';

/** Something is on its way. A decoration as every icon: words beside it say what. */
export function TurningIcon() {
  return <Icon icon={LoaderCircle} className={styles.turning} />;
}
