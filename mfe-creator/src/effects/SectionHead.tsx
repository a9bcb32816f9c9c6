import type { ReactNode } from 'react';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  title: string;
  /** null while it is not known. */
  count?: number | null;
  children?: ReactNode;
}

/** Title of a section with the number of what stands in it. */
export function SectionHead({ title, count = null, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      {count !== null && <span className="mono tertiary">{count}</span>}
      {children}
    </div>
  );
}
