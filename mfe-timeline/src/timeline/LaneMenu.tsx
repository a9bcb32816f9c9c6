import { Dropdown } from '@whoosh/ui/more';
import { useState, type MouseEvent, type ReactNode } from 'react';
import type { Editor } from '../editor/editor';
import type { KeyAction } from '../model';
import styles from './TimelinePanel.module.css';

interface LaneMenuProps {
  editor: Editor;
  onAction: (action: KeyAction) => void;
  children: ReactNode;
}

type Entry = readonly [action: KeyAction, words: string] | null;

/** What a clip offers; null is a line. */
const CLIP_ENTRIES: readonly Entry[] = [
  ['openClip', 'Open the sound'],
  ['split', 'Split at the playhead'],
  ['duplicate', 'Duplicate'],
  ['copy', 'Copy'],
  ['cut', 'Cut'],
  null,
  ['muteClip', 'Mute'],
  ['crossfade', 'Cross fade with what it overlaps'],
  ['trackUp', 'Move to the track above'],
  ['trackDown', 'Move to the track below'],
  null,
  ['remove', 'Delete'],
  ['rippleRemove', 'Delete and close the gap'],
];
/** What an empty place offers. */
const EMPTY_ENTRIES: readonly Entry[] = [
  ['paste', 'Paste at the playhead'],
  ['marker', 'Set a marker'],
  null,
  ['selectAll', 'Select all'],
  ['fitAll', 'Fit everything'],
];

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
      : { key: entry[0], label: entry[1], danger: entry[0] === 'remove', onClick: () => onAction(entry[0]) },
  );
  return (
    <Dropdown trigger={['contextMenu']} autoFocus menu={{ items }}>
      <div className={styles.menuArea} onContextMenuCapture={prepare}>
        {children}
      </div>
    </Dropdown>
  );
}
