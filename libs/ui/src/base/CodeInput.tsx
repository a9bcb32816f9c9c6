import { useImperativeHandle, useRef, useState, type ChangeEvent, type Ref, type SyntheticEvent } from 'react';
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

/** Of the digits, from the first selected one to behind the last. */
const NOTHING = { from: 0, to: 0 };

/**
 * A one-time code in cells. It is one text field over drawn cells, so that pasting, the phone's code suggestion
 * and screen readers treat it as what it is; anything but digits is dropped.
 */
export function CodeInput({ ref, value, onChange, length, label, autoFocus = false }: CodeInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const [isFocused, setFocused] = useState(false);
  // what is selected is typed over or deleted, as in any field; the cells show it in the place of the letters
  const [selected, setSelected] = useState(NOTHING);
  const select = ({ currentTarget: { selectionStart, selectionEnd } }: SyntheticEvent<HTMLInputElement>) => {
    const [from, to] = [selectionStart ?? 0, selectionEnd ?? 0];
    if (from === to) input.current?.setSelectionRange(value.length, value.length);
    setSelected(from === to ? NOTHING : { from, to });
  };
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setSelected(NOTHING);
    onChange(target.value.replace(/\D/g, '').slice(0, length));
  };
  const leave = () => {
    setFocused(false);
    setSelected(NOTHING);
  };
  const isWriting = isFocused && selected === NOTHING;
  const active = isWriting ? Math.min(value.length, length - 1) : null;
  return (
    <div className={styles.code} style={{ gridTemplateColumns: `repeat(${length}, 1fr)` }}>
      {Array.from({ length }, (_, index) => (
        <span
          key={index}
          aria-hidden="true"
          className={`${styles.cell} ${index === active ? styles.active : ''}`}
          data-selected={selected.from <= index && index < selected.to ? true : undefined}
        >
          {value[index] ?? (isWriting && index === value.length ? <i className={styles.caret} /> : null)}
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
        onChange={change}
        onFocus={() => setFocused(true)}
        onBlur={leave}
        onSelect={select}
      />
    </div>
  );
}
