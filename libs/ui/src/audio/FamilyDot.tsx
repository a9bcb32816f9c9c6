import type { SourceFamily } from '@whoosh/contracts';
import { familyClass } from './family';
import styles from './FamilyDot.module.css';

/** The 8 px square in a family's colour. Its name always stands beside it. */
export function FamilyDot({ family }: { family: SourceFamily }) {
  return <i className={`${styles.dot} ${familyClass(family)}`} aria-hidden="true" />;
}
