import { keyName } from './key-name';
import styles from './Keycap.module.css';

/** A key by its name, as the sheets of keys show it. */
export function Keycap({ children }: { children: string }) {
  return <kbd className={styles.cap}>{keyName(children)}</kbd>;
}
