import { useEffect, useRef } from 'react';
import { Search } from 'lucide-react';
import type { EffectOrder } from '@whoosh/contracts';
import { Icon, Input, type InputRef } from '@whoosh/ui';
import { INTENSITY_LABELS, Select } from '@whoosh/ui/more';
import { LENGTH_LABELS, type LengthRange, type LibraryFilters } from './library-filters';
import styles from './FilterBar.module.css';

interface FilterBarProps {
  filters: LibraryFilters;
  onChange: (part: Partial<LibraryFilters>) => void;
}

const ORDER_LABELS: Record<EffectOrder, string> = {
  newest: 'newest',
  oldest: 'oldest',
  name: 'name',
  longest: 'longest',
};
const LENGTHS = optionsOf<LengthRange>(LENGTH_LABELS);
const INTENSITIES = optionsOf<LibraryFilters['intensity']>({ any: 'any', ...lowered(INTENSITY_LABELS) });
const ORDERS = optionsOf<EffectOrder>(ORDER_LABELS);

/** Search, length, intensity and order. The key / leads to the search. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const search = useRef<InputRef>(null);
  useSlashKey(() => search.current?.focus({ cursor: 'all' }));
  return (
    <div className={styles.bar} role="search">
      <Input
        ref={search}
        type="search"
        allowClear
        className={styles.search ?? ''}
        prefix={<Icon icon={Search} className={styles.lens} />}
        suffix={filters.words === '' ? <kbd className={`mono ${styles.key}`}>/</kbd> : null}
        placeholder="Search names, prompts and tags"
        aria-label="Search names, prompts and tags"
        value={filters.words}
        onChange={(event) => onChange({ words: event.target.value })}
      />
      <Choice name="Length" value={filters.length} options={LENGTHS} onChange={(length) => onChange({ length })} />
      <Choice
        name="Intensity"
        value={filters.intensity}
        options={INTENSITIES}
        onChange={(intensity) => onChange({ intensity })}
      />
      <Choice name="Sort" value={filters.order} options={ORDERS} onChange={(order) => onChange({ order })} />
    </div>
  );
}

interface Option<T> {
  value: T;
  label: string;
}

interface ChoiceProps<T> {
  name: string;
  value: T;
  options: Option<T>[];
  onChange: (value: T) => void;
}

/** A choice that says its name before what is chosen; a phone has room for the name until something else is chosen. */
function Choice<T extends string>({ name, value, options, onChange }: ChoiceProps<T>) {
  const changed = value !== options[0]?.value;
  return (
    <Select<T, Option<T>>
      aria-label={name}
      className={`${styles.choice} ${changed ? styles.changed : ''}`}
      popupMatchSelectWidth={false}
      value={value}
      options={options}
      onChange={(next) => onChange(next)}
      labelRender={({ label }) => (
        <>
          <span className={styles.choiceName}>{name}</span> <span className={styles.chosen}>{label}</span>
        </>
      )}
    />
  );
}

function optionsOf<T extends string>(labels: Readonly<Record<T, string>>): Option<T>[] {
  return (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }));
}

function lowered<T extends string>(labels: Readonly<Record<T, string>>): Record<T, string> {
  const entries = (Object.keys(labels) as T[]).map((key) => [key, labels[key].toLowerCase()]);
  return Object.fromEntries(entries) as Record<T, string>;
}

/** Calls back for the key / unless something is being written. */
function useSlashKey(onKey: () => void): void {
  const act = useRef(onKey);
  useEffect(() => {
    act.current = onKey;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      const writing =
        target instanceof Element && target.closest('input, textarea, [contenteditable], [role="dialog"]');
      if (key !== '/' || ctrlKey || metaKey || altKey || writing) return;
      event.preventDefault();
      act.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
