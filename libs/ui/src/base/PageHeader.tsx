import type { ReactNode } from 'react';
import { usePageTitle } from './usePageTitle';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  title: string;
  /** Name of the page in the window's title, where it is another. */
  pageTitle?: string;
  /** Stands at the right. */
  children?: ReactNode;
}

/** The heading of a page, one for each. */
export function PageHeader({ title, pageTitle = title, children }: PageHeaderProps) {
  usePageTitle(pageTitle);
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </header>
  );
}
