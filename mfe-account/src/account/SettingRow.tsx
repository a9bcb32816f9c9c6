import type { ReactNode } from 'react';
import styles from './SettingRow.module.css';

/** One setting: its name at the left, what it is at the right. */
export function SettingRow({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.row} aria-label={title}>
      <h2>{title}</h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
