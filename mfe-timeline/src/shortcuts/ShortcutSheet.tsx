import { Button } from '@whoosh/ui';
import { Dialog, Switch } from '@whoosh/ui/more';
import { useState } from 'react';
import { t } from '../messages/later';
import { DEFAULT_BINDINGS, KEY_MAP, keysOf, rebound, type KeyAction, type KeyBindings } from '../model';
import { ShortcutRow } from './ShortcutRow';
import styles from './ShortcutSheet.module.css';

interface ShortcutSheetProps {
  isOpen: boolean;
  bindings: KeyBindings;
  onChange: (bindings: KeyBindings) => void;
  onClose: () => void;
}

const GROUPS = [...new Set(KEY_MAP.map(({ group }) => group))];

/** Every key of the timeline; each can be given another. */
export function ShortcutSheet({ isOpen, bindings, onChange, onClose }: ShortcutSheetProps) {
  const [listening, setListening] = useState<KeyAction | null>(null);
  /** Whose key was taken last. */
  const [robbed, setRobbed] = useState<KeyAction | null>(null);
  const take = (action: KeyAction, chord: string | null) => {
    setListening(null);
    if (chord === null) return;
    const other = KEY_MAP.find((row) => row.action !== action && keysOf(bindings, row.action).includes(chord));
    setRobbed(other?.action ?? null);
    onChange(rebound(bindings, action, [chord]));
  };
  const reset = () => {
    setRobbed(null);
    onChange(DEFAULT_BINDINGS);
  };
  return (
    <Dialog
      open={isOpen}
      title={t('shared.keyboardShortcuts')}
      width={760}
      centered
      destroyOnHidden
      keyboard={listening === null}
      onCancel={onClose}
      afterClose={() => setRobbed(null)}
      footer={
        <div className={styles.foot}>
          <label className={styles.switch}>
            <Switch
              size="small"
              checked={!bindings.singleKeysOff}
              onChange={(on) => onChange({ ...bindings, singleKeysOff: !on })}
            />
            {t('shortcutSheet.singleKeys')}
          </label>
          <Button onClick={reset}>{t('shortcutSheet.defaultKeys')}</Button>
          <Button onClick={onClose}>{t('shared.close')}</Button>
        </div>
      }
    >
      <p className="small secondary" role="status">
        {robbed === null
          ? t('shortcutSheet.pressAKeyToGive')
          : t('shortcutSheet.takenFrom', { action: t(`key.${robbed}`) })}
      </p>
      <div className={styles.scroll}>
        <div className={styles.groups}>
          {GROUPS.map((group) => (
            <section key={group} className={styles.group}>
              <h3>{t(`group.${group}`)}</h3>
              {KEY_MAP.filter((row) => row.group === group).map(({ action }) => (
                <ShortcutRow
                  key={action}
                  words={t(`key.${action}`)}
                  keys={keysOf(bindings, action)}
                  isListening={listening === action}
                  onListen={() => setListening(action)}
                  onTaken={(chord) => take(action, chord)}
                />
              ))}
            </section>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
