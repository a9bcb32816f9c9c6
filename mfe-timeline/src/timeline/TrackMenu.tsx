import type { TimelineTrack } from '@whoosh/contracts';
import { TIMELINE_LIMITS } from '@whoosh/contracts';
import { familyClass, Dropdown } from '@whoosh/ui/more';
import { useState } from 'react';
import type { Editor } from '../editor/editor';
import { t } from '../messages';
import type { Operation } from '../model';
import { trackName } from '../words/track-names';
import { TrackDialog } from './TrackDialog';
import styles from './TrackHead.module.css';

interface TrackMenuProps {
  editor: Editor;
  tracks: readonly TimelineTrack[];
  /** Place of the track, from 0. */
  at: number;
}

/** The name of a track; pressed it says what can be done to the track. */
export function TrackMenu({ editor, tracks, at }: TrackMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const track = tracks[at];
  if (track === undefined) return null;
  const label = trackName(track, at);
  const edits: Record<string, Operation> = {
    up: { type: 'moveTrack', from: at, to: at - 1 },
    down: { type: 'moveTrack', from: at, to: at + 1 },
    add: { type: 'addTrack', at: at + 1 },
    remove: { type: 'removeTrack', track: at },
  };
  const items = [
    { key: 'edit', label: t('trackMenu.edit') },
    { key: 'up', label: t('trackMenu.up'), disabled: at === 0 },
    { key: 'down', label: t('trackMenu.down'), disabled: at === tracks.length - 1 },
    { key: 'add', label: t('trackMenu.add'), disabled: tracks.length === TIMELINE_LIMITS.maxTracks },
    { key: 'remove', label: t('trackMenu.remove'), disabled: tracks.length === 1, danger: true },
  ];
  const onClick = ({ key }: { key: string }) => {
    const edit = edits[key];
    if (edit === undefined) setOpen(true);
    else editor.edit(edit);
  };
  const { color = null } = track;
  return (
    <>
      <Dropdown trigger={['click']} autoFocus menu={{ items, onClick }}>
        <button
          type="button"
          className={`${styles.label} ${color === null ? '' : `${styles.colored} ${familyClass(color)}`}`}
          aria-label={t('trackMenu.open', { label })}
          aria-haspopup="menu"
          title={label}
        >
          <span className="one-line">{label}</span>
        </button>
      </Dropdown>
      {isOpen && <TrackDialog editor={editor} track={track} at={at} onClose={() => setOpen(false)} />}
    </>
  );
}
