import { Input } from 'antd';
import { useRef, useState, type MouseEvent } from 'react';
import { LIMITS } from '@whoosh/contracts';
import { NameLine } from '../base/NameLine';
import styles from './EffectRow.module.css';

/** Naming a sound where its name stands. */
export interface RowRename {
  /** The field's own name. */
  label: string;
  /** The name is being written. */
  active: boolean;
  onStart: () => void;
  /**
   * @param name the new one; null: it stays as it was
   * @param focus where it was left from: by a key in the field, which has the focus no more, or for something else,
   * which has it now
   */
  onEnd: (name: string | null, focus: 'lost' | 'elsewhere') => void;
}

/** The page of what is named. */
export interface RowPage {
  href: string;
  onOpen: () => void;
}

interface RowNameProps {
  name: string;
  /** As it is read, where that is not as it is written. */
  shown?: string;
  rename: RowRename | undefined;
  /** Without it the name leads nowhere. */
  page?: RowPage | undefined;
}

/** The name of a row. Where it is written, Enter and leaving it keep what was written, Escape does not. */
export function RowName({ name, shown = name, rename, page }: RowNameProps) {
  if (rename?.active) return <NameField name={name} rename={rename} />;
  if (page === undefined)
    return (
      <div className={`one-line ${styles.name}`} title={shown}>
        <NameLine name={shown} />
      </div>
    );
  const open = (event: MouseEvent) => {
    // into another tab or window: that is the browser's
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    page.onOpen();
  };
  // not dragged itself: the row is
  return (
    <a
      className={`one-line ${styles.name} ${styles.link}`}
      href={page.href}
      title={shown}
      draggable={false}
      onClick={open}
    >
      <NameLine name={shown} />
    </a>
  );
}

function NameField({ name, rename: { label, onEnd } }: { name: string; rename: RowRename }) {
  const [written, setWritten] = useState(name);
  const ended = useRef(false);
  const end = (kept: boolean, focus: 'lost' | 'elsewhere') => {
    // leaving the field comes after Enter and Escape, too
    if (ended.current) return;
    ended.current = true;
    const given = written.trim();
    onEnd(kept && given !== '' && given !== name ? given : null, focus);
  };
  return (
    <Input
      autoFocus
      size="small"
      aria-label={label}
      maxLength={LIMITS.nameMaxLength}
      value={written}
      onChange={(event) => setWritten(event.target.value)}
      // backwards: of a name that is longer than the field, its beginning is seen
      onFocus={({ target }) => target.setSelectionRange(0, target.value.length, 'backward')}
      onBlur={() => end(true, 'elsewhere')}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        // the same Enter would press the button that has the focus next
        event.preventDefault();
        end(event.key === 'Enter', 'lost');
      }}
    />
  );
}
