import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Tabs.module.css';

export interface TabItem<Key extends string> {
  key: Key;
  label: string;
}

interface TabsProps<Key extends string> {
  label: string;
  items: readonly TabItem<Key>[];
  active: Key;
  onChange: (key: Key) => void;
  /** Content of the active tab. */
  children: ReactNode;
}

/** Tabs with the arrow keys; small enough for the first page, where antd's would bring its menus along. */
export function Tabs<Key extends string>({ label, items, active, onChange, children }: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const index = items.findIndex(({ key }) => key === active);
    const next = items[(index + step + items.length) % items.length];
    if (next === undefined) return;
    onChange(next.key);
    list.current?.querySelector<HTMLButtonElement>(`[data-key="${next.key}"]`)?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs}>
        {items.map(({ key, label: text }) => (
          <button
            key={key}
            id={`${id}-${key}`}
            data-key={key}
            type="button"
            role="tab"
            aria-selected={key === active}
            aria-controls={`${id}-panel`}
            tabIndex={key === active ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(key)}
            onKeyDown={onKeyDown}
          >
            {text}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${active}`}>
        {children}
      </div>
    </>
  );
}
