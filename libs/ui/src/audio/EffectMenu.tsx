import type { MenuProps } from 'antd';
import { useState } from 'react';
import { SquareCheck, Trash2, type LucideIcon } from 'lucide-react';
import type { SoundEffect } from '@whoosh/contracts';
import { Icon } from '../base/Icon';
import { MenuButton } from '../base/MenuButton';
import { t } from '../messages';
import { downloadItems, isDownloadFormat } from './DownloadMenu';
import { runDownload, useRunningDownload, type DownloadFormat, type RunningDownload } from './downloads';
import { MoreShape, StarShape } from './shapes';
import styles from './EffectRow.module.css';

/** Something that can be done with a sound. */
export interface RowAction {
  /** The result in words: Rename. */
  label: string;
  icon: LucideIcon;
  onChoose: () => void;
}

interface EffectMenuProps {
  effect: SoundEffect;
  /** Asked for once the menu is opened. */
  actions: (() => readonly RowAction[]) | undefined;
  onDownload: (format: DownloadFormat) => Promise<void>;
  onDelete: () => void;
  onFavourite: ((favourite: boolean) => void) | undefined;
  onSelect: ((selected: boolean) => void) | undefined;
}

/** The other actions of a row. On phones those stand here too for which the row has no room. */
export function EffectMenu(props: EffectMenuProps) {
  const { name } = props.effect;
  const [open, setOpen] = useState(false);
  const running = useRunningDownload();
  return (
    <MenuButton
      label={t('effectMenu.moreFor', { name })}
      icon={<MoreShape />}
      className={styles.more}
      open={open}
      onOpenChange={setOpen}
      menu={() => menuOf(props, running)}
    />
  );
}

function menuOf(props: EffectMenuProps, running: RunningDownload | null): MenuProps {
  const { effect, actions: actionsOf, onFavourite, onSelect } = props;
  const actions = actionsOf?.() ?? [];
  const phoneOnly = styles.phoneOnly ?? '';
  const formats = downloadItems(running, running?.url === effect.audioUrl, effect.sources.length);
  const star = {
    label: effect.favourite ? t('effectMenu.noFavourite') : t('effectMenu.favourite'),
    icon: <StarShape filled={effect.favourite} />,
  };
  const items: NonNullable<MenuProps['items']> = [
    ...formats.map((item) => ({ ...item, className: phoneOnly })),
    { type: 'divider', className: phoneOnly },
    ...(onFavourite ? [{ key: 'star', ...star, className: phoneOnly }] : []),
    ...(onSelect
      ? [{ key: 'select', label: t('effectMenu.select'), icon: <Icon icon={SquareCheck} />, className: phoneOnly }]
      : []),
    ...actions.map(({ label, icon }) => ({ key: label, label, icon: <Icon icon={icon} /> })),
    { key: 'delete', label: t('effectMenu.delete'), danger: true, icon: <Icon icon={Trash2} /> },
  ];
  return { items, onClick: ({ key }) => choose(key, props, actions) };
}

function choose(
  key: string,
  { effect, onDownload, onDelete, onFavourite, onSelect }: EffectMenuProps,
  actions: readonly RowAction[],
): void {
  if (isDownloadFormat(key)) void runDownload({ url: effect.audioUrl, format: key }, () => onDownload(key));
  else if (key === 'delete') onDelete();
  else if (key === 'star') onFavourite?.(!effect.favourite);
  else if (key === 'select') onSelect?.(true);
  else actions.find(({ label }) => label === key)?.onChoose();
}
