import { numberLocale } from '@whoosh/ui';
import { Keycap } from '@whoosh/ui/more';
import type { KeyboardEvent } from 'react';
import { t } from '../messages/later';
import { chordOf } from '../model';
import styles from './ShortcutSheet.module.css';

interface ShortcutRowProps {
  words: string;
  keys: readonly string[];
  /** The next key press becomes the action's key. */
  isListening: boolean;
  onListen: () => void;
  /** null: left as it was. */
  onTaken: (chord: string | null) => void;
}

/** One action with its keys. */
export function ShortcutRow({ words, keys, isListening, onListen, onTaken }: ShortcutRowProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isListening || event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return onTaken(null);
    const chord = chordOf(event);
    if (chord !== null) onTaken(chord);
  };
  return (
    <div className={styles.row}>
      <span>{words}</span>
      <button
        type="button"
        className={styles.keys}
        aria-label={`${words}: ${isListening ? t('shortcutRow.pressAKey') : eitherOf(keys) || t('shortcutRow.noKey')}`}
        onClick={onListen}
        onKeyDown={onKeyDown}
        onBlur={() => isListening && onTaken(null)}
      >
        {isListening ? (
          <span className="small secondary">{t('shortcutRow.pressAKey2')}</span>
        ) : (
          keys.map((key) => <Keycap key={key}>{keyWords(key)}</Keycap>)
        )}
        {!isListening && keys.length === 0 && <span className="small tertiary">{t('shortcutRow.none')}</span>}
      </button>
    </div>
  );
}

/** Keys as a sentence names them: 'S or Ctrl+B'. */
function eitherOf(keys: readonly string[]): string {
  return new Intl.ListFormat(numberLocale(), { type: 'disjunction' }).format(keys);
}

const ARROWS: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' };

/** A chord as keyboards write it. */
function keyWords(chord: string): string {
  return chord
    .split(/\+(?=.)/)
    .map((key) => ARROWS[key] ?? key)
    .join(' ');
}
