import { useState, type KeyboardEvent } from 'react';
import styles from './Inspector.module.css';

interface TimeFieldProps {
  label: string;
  /** Milliseconds; null where several clips have different ones. */
  value: number | null;
  format: (ms: number) => string;
  /** null when it is no time. */
  parse: (text: string) => number | null;
  onChange: (ms: number) => void;
}

/** A time that can be typed; Enter or leaving takes it, Escape leaves it as it was. */
export function TimeField({ label, value, format, parse, onChange }: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const finish = () => {
    const ms = typed === null ? null : parse(typed);
    setTyped(null);
    if (ms !== null && ms !== value) onChange(ms);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') finish();
    if (event.key === 'Escape') setTyped(null);
  };
  return (
    <input
      className={`mono ${styles.value}`}
      aria-label={label}
      value={typed ?? (value === null ? '' : format(value))}
      placeholder={value === null ? '–' : undefined}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={finish}
      onKeyDown={onKeyDown}
    />
  );
}
