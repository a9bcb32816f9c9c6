import { useRef } from 'react';
import { Search } from 'lucide-react';
import { Icon, Input, type InputRef } from '@whoosh/ui';
import { clearing, Select } from '@whoosh/ui/more';
import { useDocumentKey } from '../keys/useDocumentKey';
import { t } from '../messages';
import { LENGTH_RANGES, type LibraryFilters } from './library-filters';
import styles from './FilterBar.module.css';

interface FilterBarProps {
  filters: LibraryFilters;
  onChange: (part: Partial<LibraryFilters>) => void;
}

const lengths = () => LENGTH_RANGES.map((value) => ({ value, label: t(`length.${value}`) }));
const intensities = () =>
  (['any', 'subtle', 'moderate', 'intense'] as const).map((value) => ({ value, label: t(`intensity.${value}`) }));
const orders = () =>
  (['newest', 'oldest', 'name', 'longest'] as const).map((value) => ({ value, label: t(`order.${value}`) }));

/** Search, length, intensity and order. The key / leads to the search. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const search = useRef<InputRef>(null);
  useSlashKey(() => search.current?.focus({ cursor: 'all' }));
  return (
    <div className={styles.bar} role="search">
      <Input
        ref={search}
        type="search"
        allowClear={clearing()}
        className={styles.search ?? ''}
        prefix={<Icon icon={Search} className={styles.lens} />}
        suffix={filters.words === '' ? <kbd className={`mono ${styles.key}`}>/</kbd> : null}
        placeholder={t('filterBar.searchNamesPromptsAndTags')}
        aria-label={t('filterBar.searchNamesPromptsAndTags')}
        value={filters.words}
        onChange={(event) => onChange({ words: event.target.value })}
      />
      <Choice
        name={t('filterBar.length')}
        value={filters.length}
        options={lengths()}
        onChange={(length) => onChange({ length })}
      />
      <Choice
        name={t('shared.intensity')}
        value={filters.intensity}
        options={intensities()}
        onChange={(intensity) => onChange({ intensity })}
      />
      <Choice
        name={t('filterBar.sort')}
        value={filters.order}
        options={orders()}
        onChange={(order) => onChange({ order })}
      />
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

/** Calls back for the key / unless something is being written. */
function useSlashKey(onKey: () => void): void {
  useDocumentKey((event) => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    const writing = target instanceof Element && target.closest('input, textarea, [contenteditable], [role="dialog"]');
    if (key !== '/' || ctrlKey || metaKey || altKey || writing) return;
    event.preventDefault();
    onKey();
  });
}
