import { Input } from 'antd';
import { useState, type KeyboardEvent } from 'react';
import { formatNumber } from '../language';

interface NumberFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  /** How far an arrow key goes. Below 1, numbers between the whole ones can be typed too. */
  step?: number;
  unit?: string;
  className?: string;
  disabled?: boolean;
  /** Nobody has set the number that stands there: to type the same one sets it. */
  isAutomatic?: boolean;
  /** Each number of the range as soon as it is typed. */
  onChange: (value: number) => void;
  /**
   * Whoever keeps a history takes a typed number once, at Enter or when the field is left; beyond the range it is the
   * range's end. Escape forgets it.
   */
  takes?: 'typed' | 'finished';
}

/** An arrow with Shift, and the keys of a page, go so many steps. */
const LONG_STEPS = 10;
/** Numbers are shown and added to so many decimals. */
const DECIMALS = 3;

/**
 * A number that is typed beside its slider, with the decimal sign of the page's language; both signs are read. What is
 * no number of the range yet stays as it is typed, until the field is left.
 */
export function NumberField({
  label,
  value,
  min,
  max,
  step = 1,
  unit,
  className = '',
  disabled = false,
  isAutomatic = false,
  onChange,
  takes = 'typed',
}: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? null : parseNumber(typed, step < 1);
  const finish = () => {
    setTyped(null);
    if (takes === 'typed' || read === null) return;
    const asked = Math.min(max, Math.max(min, read));
    if (asked !== value) onChange(asked);
  };
  const take = (text: string) => {
    setTyped(text);
    const asked = parseNumber(text, step < 1);
    const isNews = asked !== value || isAutomatic;
    if (takes === 'typed' && asked !== null && isNews && asked >= min && asked <= max) onChange(asked);
  };
  const go = (steps: number) => {
    const asked = Number(((read ?? value) + steps * step).toFixed(DECIMALS));
    setTyped(null);
    onChange(Math.min(max, Math.max(min, asked)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const steps = stepsOf(event);
    if (steps !== 0) {
      event.preventDefault();
      go(steps);
    } else if (event.key === 'Enter') finish();
    else if (event.key === 'Escape' && takes === 'finished') setTyped(null);
  };
  return (
    <Input
      role="spinbutton"
      inputMode={keyboardOf(min, step)}
      autoComplete="off"
      className={`mono ${className}`}
      disabled={disabled}
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
      suffix={unit}
      value={typed ?? formatNumber(value, { maximumFractionDigits: DECIMALS, useGrouping: false })}
      // React tells of no change where what stood there is typed over itself
      onInput={({ currentTarget }) => take(currentTarget.value)}
      onFocus={({ target }) => target.select()}
      onBlur={finish}
      onKeyDown={onKeyDown}
    />
  );
}

/**
 * @returns null where it is no number, or none that is asked for; the digits of other scripts' keyboards count as well
 */
function parseNumber(text: string, mayHaveDecimals: boolean): number | null {
  const plain = text.normalize('NFKC').trim().replace(',', '.').replace('\u2212', '-');
  // -0 is 0
  const number = plain === '' ? NaN : Number(plain) + 0;
  return Number.isFinite(number) && (mayHaveDecimals || Number.isInteger(number)) ? number : null;
}

/** The keys of a phone: those for numbers have no minus sign everywhere. */
function keyboardOf(min: number, step: number): 'text' | 'decimal' | 'numeric' {
  if (min < 0) return 'text';
  return step < 1 ? 'decimal' : 'numeric';
}

function stepsOf({ key, shiftKey }: KeyboardEvent): number {
  if (key === 'PageUp') return LONG_STEPS;
  if (key === 'PageDown') return -LONG_STEPS;
  const length = shiftKey ? LONG_STEPS : 1;
  if (key === 'ArrowUp') return length;
  return key === 'ArrowDown' ? -length : 0;
}
