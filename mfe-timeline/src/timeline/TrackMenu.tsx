import { TIMELINE_LIMITS, type TimelineTrack, type TrackGroup } from '@whoosh/contracts';
import { familyClass, Dropdown } from '@whoosh/ui/more';
import { useState } from 'react';
import type { Editor } from '../editor/editor';
import { t } from '../messages';
import { loadedLater } from '../messages/loaded-later';
import type { Operation } from '../model';
import { trackName } from '../words/track-names';
import styles from './TrackHead.module.css';

const TrackDialog = loadedLater(async () => (await import('./TrackDialog')).TrackDialog);

interface TrackMenuProps {
  editor: Editor;
  tracks: readonly TimelineTrack[];
  groups: readonly TrackGroup[];
  /** Place of the track, from 0. */
  at: number;
}

/** The name of a track; pressed it says what can be done to the track. */
export function TrackMenu({ editor, tracks, groups, at }: TrackMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const track = tracks[at];
  if (track === undefined) return null;
  const label = trackName(track, at);
  const edits = (): Record<string, Operation> => ({
    up: { type: 'moveTrack', from: at, to: at - 1 },
    down: { type: 'moveTrack', from: at, to: at + 1 },
    add: { type: 'addTrack', at: at + 1, group: track.group ?? null },
    remove: { type: 'removeTrack', track: at },
    ...groupEdits(editor, groups, at),
  });
  const items = [
    { key: 'edit', label: t('trackMenu.edit') },
    { key: 'up', label: t('trackMenu.up'), disabled: at === 0 },
    { key: 'down', label: t('trackMenu.down'), disabled: at === tracks.length - 1 },
    { key: 'group', label: t('trackMenu.group'), children: groupItems(groups, track.group ?? null) },
    { key: 'add', label: t('trackMenu.add'), disabled: tracks.length === TIMELINE_LIMITS.maxTracks },
    { key: 'remove', label: t('trackMenu.remove'), disabled: tracks.length === 1, danger: true },
  ];
  const onClick = ({ key }: { key: string }) => {
    const edit = edits()[key];
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

const NEW_GROUP = 'group-new';
const NO_GROUP = 'group-none';

/** Where a track can belong to: a new group, one that is there, none. */
function groupItems(groups: readonly TrackGroup[], own: string | null) {
  return [
    { key: NEW_GROUP, label: t('trackMenu.newGroup'), disabled: groups.length === TIMELINE_LIMITS.maxGroups },
    ...groups.map(({ key, name }) => ({ key: `group=${key}`, label: name, disabled: key === own })),
    { key: NO_GROUP, label: t('trackMenu.leaveGroup'), disabled: groups.every(({ key }) => key !== own) },
  ];
}

function groupEdits(editor: Editor, groups: readonly TrackGroup[], track: number): Record<string, Operation> {
  const name = t('trackGroup.name', { number: groups.length + 1 });
  const made: TrackGroup = { key: editor.newKey(), name, gainDb: 0, muted: false, solo: false, folded: false };
  const into = (group: TrackGroup | null): Operation => ({ type: 'groupTrack', track, group });
  return {
    [NEW_GROUP]: into(made),
    [NO_GROUP]: into(null),
    ...Object.fromEntries(groups.map((group) => [`group=${group.key}`, into(group)])),
  };
}
