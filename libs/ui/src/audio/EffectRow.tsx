import { Button, Dropdown, type MenuProps } from 'antd';
import { ArrowLeft, Ellipsis, Trash2 } from 'lucide-react';
import { useMemo, useRef, type SyntheticEvent } from 'react';
import { LIMITS, type SoundEffect } from '@whoosh/contracts';
import type { Intensity } from '@whoosh/sound-scene';
import { Icon } from '../base/Icon';
import { formatLength } from './clock';
import { DownloadMenu, downloadItems, isDownloadFormat } from './DownloadMenu';
import { runDownload, useRunningDownload, type DownloadFormat } from './downloads';
import { familyLabel } from './family';
import { FamilyDot } from './FamilyDot';
import { PlayButton } from './PlayButton';
import { readBars } from './sound-bars';
import { useTrackPlayback } from './usePlayback';
import { WaveformPlayer } from './WaveformPlayer';
import { formatWhen } from './when';
import type { Track } from './player';
import styles from './EffectRow.module.css';

const INTENSITY_LABELS: Record<Intensity, string> = { subtle: 'Subtle', moderate: 'Moderate', intense: 'Intense' };

export interface EffectRowProps {
  effect: SoundEffect;
  now: Date;
  onDownload: (format: DownloadFormat) => Promise<void>;
  /** Asks first; see the confirmation dialog. */
  onDelete: () => void;
  /** Puts the description back into the prompt; without it the action is not offered. */
  onUseAgain?: () => void;
}

/** A saved sound as the player wants it. */
export function effectTrack(effect: SoundEffect): Track & { placeholder: boolean } {
  const { bars, placeholder } = readBars(effect.bars, effect.name);
  return { url: effect.audioUrl, duration: effect.duration || LIMITS.defaultEffectSeconds, bars, placeholder };
}

/** One sound in a list: play, name, family, waveform, length, intensity, date and what can be done with it. */
export function EffectRow({ effect, now, onDownload, onDelete, onUseAgain }: EffectRowProps) {
  const track = useMemo(() => effectTrack(effect), [effect]);
  const { status } = useTrackPlayback(track.url);
  const family = effect.sources[0]?.family;
  return (
    <li className={`${styles.row} ${status === 'playing' ? styles.playing : ''}`}>
      <PlayButton track={track} name={effect.name} />
      <div className={styles.words}>
        <div className={`one-line ${styles.name}`} title={effect.name}>
          {effect.name}
        </div>
        {family && (
          <div className={`one-line small tertiary ${styles.family}`}>
            <FamilyDot family={family} />
            {familyLabel(family)}
          </div>
        )}
      </div>
      <WaveformPlayer track={track} name={effect.name} placeholder={track.placeholder} />
      <span className={`mono secondary ${styles.length}`}>{formatLength(track.duration)}</span>
      <span className={`small tertiary ${styles.intensity}`}>{INTENSITY_LABELS[effect.intensity]}</span>
      <time className={`small tertiary ${styles.date}`} dateTime={effect.createdAt}>
        {formatWhen(effect.createdAt, now)}
      </time>
      <div className={styles.actions}>
        <span className={styles.download}>
          <DownloadMenu
            url={track.url}
            name={effect.name}
            layers={effect.sources.length}
            onDownload={onDownload}
            quiet
          />
        </span>
        <MoreMenu effect={effect} onDownload={onDownload} onDelete={onDelete} onUseAgain={onUseAgain} />
      </div>
    </li>
  );
}

type MoreMenuProps = Pick<EffectRowProps, 'effect' | 'onDownload' | 'onDelete'> & {
  onUseAgain: (() => void) | undefined;
};

/** The other actions of a row. On phones the two formats stand here too, because the row has one button only. */
function MoreMenu({ effect, onDownload, onDelete, onUseAgain }: MoreMenuProps) {
  const running = useRunningDownload();
  const button = useRef<HTMLButtonElement>(null);
  const formats = downloadItems(running, running?.url === effect.audioUrl, effect.sources.length).map((item) => ({
    ...item,
    className: styles.phoneOnly ?? '',
  }));
  const items: NonNullable<MenuProps['items']> = [
    ...formats,
    { type: 'divider', className: styles.phoneOnly ?? '' },
    ...(onUseAgain ? [{ key: 'again', label: 'Use again', icon: <Icon icon={ArrowLeft} /> }] : []),
    { key: 'delete', label: 'Delete', danger: true, icon: <Icon icon={Trash2} /> },
  ];
  const act = (key: string, event: SyntheticEvent) => {
    // the same Enter would press what has the focus next: the Cancel of the question
    event.preventDefault();
    if (key === 'again') onUseAgain?.();
    else if (key === 'delete') {
      // a dialog gives the focus back to where it was when it opened, and the menu's own item is gone by then
      button.current?.focus();
      onDelete();
    } else if (isDownloadFormat(key)) void runDownload({ url: effect.audioUrl, format: key }, () => onDownload(key));
  };
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      menu={{ items, onClick: ({ key, domEvent }) => act(key, domEvent) }}
      classNames={{ root: styles.popup ?? '' }}
    >
      <Button
        ref={button}
        type="text"
        size="small"
        className={styles.more}
        aria-label={`More for ${effect.name}`}
        aria-haspopup="menu"
        icon={<Icon icon={Ellipsis} />}
      />
    </Dropdown>
  );
}
