import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  count?: number | undefined;
  /** Stands at the right of the head. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the page under its own heading. */
export function Section({ title, count, action, children }: SectionProps) {
  return (
    <section aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {count !== undefined && <span className="mono tertiary">{count}</span>}
        <span className={styles.action}>{action}</span>
      </div>
      {children}
    </section>
  );
}
