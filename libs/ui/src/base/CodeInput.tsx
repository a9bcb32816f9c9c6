import { useImperativeHandle, useRef, useState, type Ref, type SyntheticEvent } from 'react';
import styles from './CodeInput.module.css';

interface CodeInputProps {
  /** The text field itself, to give it the focus. */
  ref?: Ref<HTMLInputElement | null>;
  /** Digits so far. */
  value: string;
  onChange: (digits: string) => void;
  length: number;
  /** Name of the field. */
  label: string;
  autoFocus?: boolean;
}

/**
 * A one-time code in cells. It is one text field over drawn cells, so that pasting, the phone's code suggestion
 * and screen readers treat it as what it is; anything but digits is dropped.
 */
export function CodeInput({ ref, value, onChange, length, label, autoFocus = false }: CodeInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const [isFocused, setFocused] = useState(false);
  // what is selected is typed over or deleted, as in any field
  const moveCaretToEnd = ({ currentTarget: { selectionStart, selectionEnd } }: SyntheticEvent<HTMLInputElement>) => {
    if (selectionStart === selectionEnd) input.current?.setSelectionRange(value.length, value.length);
  };
  return (
    <div className={styles.code} style={{ gridTemplateColumns: `repeat(${length}, 1fr)` }}>
      {Array.from({ length }, (_, index) => (
        <span
          key={index}
          aria-hidden="true"
          className={`${styles.cell} ${isFocused && index === Math.min(value.length, length - 1) ? styles.active : ''}`}
        >
          {value[index] ?? (isFocused && index === value.length ? <i className={styles.caret} /> : null)}
        </span>
      ))}
      <input
        ref={input}
        className={styles.input}
        aria-label={label}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        value={value}
        // The person came here to type the code that was just sent.
        autoFocus={autoFocus}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, length))}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onSelect={moveCaretToEnd}
      />
    </div>
  );
}
