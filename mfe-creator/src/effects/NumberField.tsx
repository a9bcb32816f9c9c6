import { useState } from 'react';
import { Input } from '@whoosh/ui';
import styles from './NumberField.module.css';

interface NumberFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  unit?: string;
  className?: string;
  onChange: (value: number) => void;
}

/** A number that is typed beside its slider: what is no number of the range yet stays as it is typed, until the field is left. */
export function NumberField({ label, value, min, max, step = 1, unit, className = '', onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Input
      type="number"
      className={`mono ${styles.number} ${className}`}
      aria-label={label}
      min={min}
      max={max}
      step={step}
      suffix={unit}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        const asked = Number(target.value);
        const isWhole = step < 1 || Number.isInteger(asked);
        if (target.value !== '' && isWhole && asked >= min && asked <= max) onChange(asked);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
