import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../base/Icon';
import styles from './FormProblem.module.css';

interface FormProblemProps {
  /** A whole sentence; null while nothing is wrong. */
  problem: string | null;
  className?: string | undefined;
  /** The way out of it, behind the sentence. */
  children?: ReactNode;
}

/**
 * Why a form did not get through, beside what sends it: the toast that told it goes by itself. Silent, as the toast was
 * announced.
 */
export function FormProblem({ problem, className = '', children }: FormProblemProps) {
  if (problem === null) return null;
  return (
    <p className={`${styles.problem} ${className}`}>
      <Icon icon={CircleAlert} className={styles.icon} />
      <span>
        {problem} {children}
      </span>
    </p>
  );
}
