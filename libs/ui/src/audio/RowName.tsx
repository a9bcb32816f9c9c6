import { Input } from 'antd';
import { useRef, useState } from 'react';
import { LIMITS } from '@whoosh/contracts';
import styles from './EffectRow.module.css';

/** Naming a sound where its name stands. */
export interface RowRename {
  /** The field's own name. */
  label: string;
  /** The name is being written. */
  active: boolean;
  onStart: () => void;
  /** @param name the new one; null: it stays as it was */
  onEnd: (name: string | null) => void;
}

/** The name of a row; a double click makes it a field. Enter and leaving it keep what was written, Escape does not. */
export function RowName({ name, rename }: { name: string; rename: RowRename | undefined }) {
  if (rename?.active) return <NameField name={name} rename={rename} />;
  return (
    <div className={`one-line ${styles.name}`} title={name} onDoubleClick={rename?.onStart}>
      {name}
    </div>
  );
}

function NameField({ name, rename: { label, onEnd } }: { name: string; rename: RowRename }) {
  const [written, setWritten] = useState(name);
  const ended = useRef(false);
  const end = (kept: boolean) => {
    // leaving the field comes after Enter and Escape, too
    if (ended.current) return;
    ended.current = true;
    const given = written.trim();
    onEnd(kept && given !== '' && given !== name ? given : null);
  };
  return (
    <Input
      autoFocus
      size="small"
      aria-label={label}
      maxLength={LIMITS.nameMaxLength}
      value={written}
      onChange={(event) => setWritten(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={() => end(true)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') end(true);
        else if (event.key === 'Escape') end(false);
      }}
    />
  );
}
