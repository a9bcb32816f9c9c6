import { Button, type MenuProps } from 'antd';
import { Ellipsis, SquareCheck, Trash2, type LucideIcon } from 'lucide-react';
import type { SoundEffect } from '@whoosh/contracts';
import { Dropdown } from '../base/Dropdown';
import { Icon } from '../base/Icon';
import { t } from '../messages';
import { downloadItems, isDownloadFormat } from './DownloadMenu';
import { runDownload, useRunningDownload, type DownloadFormat } from './downloads';
import { StarShape } from './shapes';
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
  actions: readonly RowAction[];
  onDownload: (format: DownloadFormat) => Promise<void>;
  onDelete: () => void;
  onFavourite: ((favourite: boolean) => void) | undefined;
  onSelect: ((selected: boolean) => void) | undefined;
}

/** The other actions of a row. On phones those stand here too for which the row has no room. */
export function EffectMenu({ effect, actions, onDownload, onDelete, onFavourite, onSelect }: EffectMenuProps) {
  const running = useRunningDownload();
  const phoneOnly = styles.phoneOnly ?? '';
  const formats = downloadItems(running, running?.url === effect.audioUrl, effect.sources.length);
  const items: NonNullable<MenuProps['items']> = [
    ...formats.map((item) => ({ ...item, className: phoneOnly })),
    { type: 'divider', className: phoneOnly },
    ...(onFavourite
      ? [
          {
            key: 'star',
            label: effect.favourite ? t('effectMenu.noFavourite') : t('effectMenu.favourite'),
            icon: <StarShape filled={effect.favourite} />,
            className: phoneOnly,
          },
        ]
      : []),
    ...(onSelect ? [{ key: 'select', label: t('effectMenu.select'), icon: <Icon icon={SquareCheck} />, className: phoneOnly }] : []),
    ...actions.map(({ label, icon }) => ({ key: label, label, icon: <Icon icon={icon} /> })),
    { key: 'delete', label: t('effectMenu.delete'), danger: true, icon: <Icon icon={Trash2} /> },
  ];
  const act = (key: string) => {
    if (isDownloadFormat(key)) return void runDownload({ url: effect.audioUrl, format: key }, () => onDownload(key));
    if (key === 'delete') onDelete();
    else if (key === 'star') onFavourite?.(!effect.favourite);
    else if (key === 'select') onSelect?.(true);
    else actions.find(({ label }) => label === key)?.onChoose();
  };
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      menu={{ items, onClick: ({ key }) => act(key) }}
      classNames={{ root: styles.popup ?? '' }}
    >
      <Button
        type="text"
        size="small"
        className={styles.more}
        aria-label={t('effectMenu.moreFor', { name: effect.name })}
        aria-haspopup="menu"
        icon={<Icon icon={Ellipsis} />}
      />
    </Dropdown>
  );
}
