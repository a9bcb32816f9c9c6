import type { TrackGroup } from '@whoosh/contracts';
import { Icon } from '@whoosh/ui';
import { Dropdown } from '@whoosh/ui/more';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Editor } from '../editor/editor';
import type { Transport } from '../editor/transport';
import { t } from '../messages';
import { loadedLater } from '../messages/loaded-later';
import type { Operation } from '../model';
import { groupClass } from './group-class';
import styles from './GroupHead.module.css';
import { Meter } from './Meter';
import { MuteAndSolo } from './TrackHead';
import type { GroupRow, TrackLayout } from './track-layout';

const GroupDialog = loadedLater(async () => (await import('./GroupDialog')).GroupDialog);

interface GroupHeadProps {
  editor: Editor;
  transport: Transport;
  row: GroupRow;
  layout: TrackLayout;
}

/** The head of a group of tracks: folds them, mutes and solos them; its name says what else can be done. */
export function GroupHead({ editor, transport, row, layout }: GroupHeadProps) {
  const { group, first, count } = row;
  const { name, muted, solo } = group;
  const set = (values: Partial<Omit<TrackGroup, 'key'>>) => editor.edit({ type: 'setGroup', key: group.key, values });
  return (
    <div className={`${styles.head} ${groupClass(group)}`} role="group" aria-label={t('trackGroup.named', { name })}>
      <FoldButton group={group} count={count} onFold={(folded) => set({ folded })} />
      <GroupMenu editor={editor} row={row} layout={layout} set={set} />
      <MuteAndSolo
        label={name}
        isMuted={muted}
        isSolo={solo}
        onMute={() => set({ muted: !muted })}
        onSolo={() => set({ solo: !solo })}
      />
      <span className={styles.meter}>
        <Meter transport={transport} levelOf={({ tracks }) => loudest(tracks.slice(first, first + count))} isTall />
      </span>
    </div>
  );
}

/** Of the levels of tracks, dBFS. */
export function loudest(levels: readonly number[]): number {
  return Math.max(Number.NEGATIVE_INFINITY, ...levels);
}

interface FoldButtonProps {
  group: Pick<TrackGroup, 'name' | 'folded'>;
  /** How many tracks it folds. */
  count: number;
  onFold: (folded: boolean) => void;
}

/** Hides the tracks of a group, and shows them again. */
export function FoldButton({ group: { name, folded }, count, onFold }: FoldButtonProps) {
  const label = folded ? t('trackGroup.unfold', { name, count }) : t('trackGroup.fold', { name, count });
  return (
    <button
      type="button"
      className={styles.fold}
      aria-expanded={!folded}
      aria-label={label}
      title={label}
      onClick={() => onFold(!folded)}
    >
      <Icon icon={folded ? ChevronRight : ChevronDown} />
    </button>
  );
}

interface GroupMenuProps extends Omit<GroupHeadProps, 'transport'> {
  set: (values: Partial<Omit<TrackGroup, 'key'>>) => void;
}

function GroupMenu({ editor, row: { group, first, count }, layout, set }: GroupMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const { key, name, muted, solo } = group;
  const edits: Record<string, Operation> = {
    up: { type: 'moveGroup', key, by: -1 },
    down: { type: 'moveGroup', key, by: 1 },
    add: { type: 'addTrack', at: first + count, group: key },
    remove: { type: 'removeGroup', key },
  };
  const items = [
    { key: 'edit', label: t('trackGroup.edit') },
    { key: 'mute', label: muted ? t('trackGroup.unmute') : t('trackGroup.mute') },
    { key: 'solo', label: solo ? t('trackGroup.unsolo') : t('trackGroup.solo') },
    { key: 'up', label: t('trackMenu.up'), disabled: first === 0 },
    { key: 'down', label: t('trackMenu.down'), disabled: first + count === layout.tops.length },
    { key: 'add', label: t('trackGroup.add') },
    { key: 'remove', label: t('trackGroup.remove') },
  ];
  const onClick = ({ key: chosen }: { key: string }) => {
    const edit = edits[chosen];
    if (edit !== undefined) editor.edit(edit);
    else if (chosen === 'mute') set({ muted: !muted });
    else if (chosen === 'solo') set({ solo: !solo });
    else setOpen(true);
  };
  return (
    <>
      <Dropdown trigger={['click']} autoFocus menu={{ items, onClick }}>
        <button
          type="button"
          className={styles.label}
          aria-label={t('trackGroup.open', { name })}
          aria-haspopup="menu"
          title={name}
        >
          <span className="one-line">{name}</span>
        </button>
      </Dropdown>
      {isOpen && <GroupDialog editor={editor} group={group} onClose={() => setOpen(false)} />}
    </>
  );
}
