import { useId, type ReactNode } from 'react';
import styles from './Field.module.css';

interface FieldControl {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  /** What is wrong, in words; null when nothing is. */
  error?: string | null;
  hint?: string;
  /** Gives the control the names that connect it with label, error and hint. */
  children: (control: FieldControl) => ReactNode;
}

/** A labelled control with its error or hint under it. */
export function Field({ label, error = null, hint, children }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  const noteId = `${id}-note`;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error !== null, 'aria-describedby': note === undefined ? undefined : noteId })}
      {note !== undefined && (
        <p
          id={noteId}
          role={error === null ? undefined : 'alert'}
          className={error === null ? styles.hint : styles.error}
        >
          {note}
        </p>
      )}
    </div>
  );
}
