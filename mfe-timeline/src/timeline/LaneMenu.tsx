import { Dropdown } from '@whoosh/ui/more';
import { useState, type MouseEvent, type ReactNode } from 'react';
import type { Editor } from '../editor/editor';
import { t } from '../messages';
import type { KeyAction } from '../model';
import styles from './TimelinePanel.module.css';

interface LaneMenuProps {
  editor: Editor;
  onAction: (action: KeyAction) => void;
  children: ReactNode;
}

/** What a clip offers; null is a line. */
const CLIP_ENTRIES = [
  'openClip',
  'split',
  'duplicate',
  'copy',
  'cut',
  null,
  'muteClip',
  'crossfade',
  'trackUp',
  'trackDown',
  null,
  'rippleKeepRight',
  'rippleKeepLeft',
  null,
  'remove',
  'rippleRemove',
  'rippleRemoveAll',
] as const satisfies readonly (KeyAction | null)[];
/** What an empty place offers. */
const EMPTY_ENTRIES = [
  'paste',
  'pasteInsert',
  'marker',
  null,
  'selectAll',
  'fitAll',
] as const satisfies readonly (KeyAction | null)[];

/** The menu of the right button, and of the menu key on a clip: the same actions as the keys. */
export function LaneMenu({ editor, onAction, children }: LaneMenuProps) {
  const [isOnClip, setOnClip] = useState(false);
  const prepare = (event: MouseEvent) => {
    const clip = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-clip]') : null;
    const key = clip?.dataset.clip;
    setOnClip(key !== undefined);
    if (key !== undefined && !editor.snapshot().selection.has(key)) editor.select(key);
  };
  const entries = isOnClip ? CLIP_ENTRIES : EMPTY_ENTRIES;
  const items = entries.map((entry, index) =>
    entry === null
      ? { type: 'divider' as const, key: `line-${index}` }
      : { key: entry, label: t(`menu.${entry}`), danger: entry === 'remove', onClick: () => onAction(entry) },
  );
  return (
    <Dropdown trigger={['contextMenu']} autoFocus menu={{ items }}>
      <div className={styles.menuArea} onContextMenuCapture={prepare}>
        {children}
      </div>
    </Dropdown>
  );
}
