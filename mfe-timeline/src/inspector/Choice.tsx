import { Select } from '@whoosh/ui/more';
import styles from './Inspector.module.css';

interface ChoiceProps<T> {
  label: string;
  /** null where what is chosen for several differs. */
  value: T | null;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

/** One of several, in a row of the inspector. */
export function Choice<T extends string | number>({ label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <Select<T>
      className={styles.choice ?? ''}
      aria-label={label}
      size="small"
      variant="borderless"
      popupMatchSelectWidth={false}
      placeholder="–"
      value={value}
      options={[...options]}
      onChange={(next) => onChange(next)}
    />
  );
}
