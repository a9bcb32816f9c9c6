import { Dropdown } from '@whoosh/ui/more';
import { useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { isDraft } from '../drafts/draft-number';
import type { Editor } from '../editor/editor';
import { t } from '../messages';
import type { Clip, KeyAction } from '../model';
import { soundPage } from '../words/sound-page';
import styles from './TimelinePanel.module.css';

type Items = NonNullable<NonNullable<ComponentProps<typeof Dropdown>['menu']>['items']>;

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

/**
 * A menu that fits neither above nor below the pointer is moved into the window: on a phone it is more than half of it.
 * antd hands these on, and names two of them.
 */
const IN_SIGHT = { adjustX: 1, adjustY: 1, shiftX: 1, shiftY: 1 } as const;

/** The menu of the right button, and of the menu key on a clip: the same actions as the keys, and the sound's page. */
export function LaneMenu({ editor, onAction, children }: LaneMenuProps) {
  const [clip, setClip] = useState<Clip | null>(null);
  const prepare = (event: MouseEvent) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-clip]') : null;
    const key = element?.dataset.clip;
    setClip(editor.present.clips.find((known) => known.key === key) ?? null);
    if (key !== undefined && !editor.snapshot().selection.has(key)) editor.select(key);
  };
  const entries = clip === null ? EMPTY_ENTRIES : CLIP_ENTRIES;
  const items = entries.flatMap((entry, index): Items => {
    if (entry === null) return [{ type: 'divider' as const, key: `line-${index}` }];
    if (entry === 'openClip') return clip === null ? [] : openingItems(clip, onAction);
    return [{ key: entry, label: t(`menu.${entry}`), danger: entry === 'remove', onClick: () => onAction(entry) }];
  });
  return (
    <Dropdown
      trigger={['contextMenu']}
      autoFocus
      autoAdjustOverflow={IN_SIGHT}
      classNames={{ root: styles.laneMenu ?? '' }}
      menu={{ items }}
    >
      <div className={styles.menuArea} onContextMenuCapture={prepare}>
        {children}
      </div>
    </Dropdown>
  );
}

/** What a clip can be opened as: a draft is played, and sounds of one's own have neither a scene nor a page. */
function openingItems(clip: Clip, onAction: LaneMenuProps['onAction']): Items {
  const open = () => onAction('openClip');
  if (isDraft(clip)) return [{ key: 'openClip', label: t('draft.hear'), onClick: open }];
  const { soundEffectId } = clip;
  if (soundEffectId === null) return [];
  return [
    { key: 'openClip', label: t('menu.openClip'), onClick: open },
    {
      key: 'soundPage',
      label: t('menu.soundPage'),
      // beside the timeline, which stays as it is
      onClick: () => void window.open(soundPage(soundEffectId), '_blank', 'noreferrer'),
    },
  ];
}
