import { Select } from '@whoosh/ui/more';
import styles from './Inspector.module.css';

interface ChoiceProps<T> {
  label: string;
  /** null where what is chosen for several differs. */
  value: T | null;
  /** The shorter words stand in the field, where there are some. */
  options: readonly { value: T; label: string; short?: string }[];
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
      labelRender={({ value: chosen, label: words }) =>
        options.find((option) => option.value === chosen)?.short ?? words
      }
      onChange={(next) => onChange(next)}
    />
  );
}
