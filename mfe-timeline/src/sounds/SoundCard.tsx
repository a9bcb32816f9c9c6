import { shownName, type SoundEffect } from '@whoosh/contracts';
import { Button, Icon, Link } from '@whoosh/ui';
import {
  DownloadMenu,
  effectTrack,
  FamilyDot,
  formatLength,
  NameLine,
  PlayButton,
  WaveformPlayer,
  type DownloadFormat,
} from '@whoosh/ui/more';
import { Trash2 } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { t } from '../messages';
import { soundPage } from '../words/sound-page';
import { beginDrag, endDrag } from './dragged-sound';
import { PlaceMenu } from './PlaceMenu';
import styles from './SoundCard.module.css';

interface SoundCardProps {
  effect: SoundEffect;
  /** Lays it on a track at the playhead. */
  onPlace: (track: number) => void;
  onDownload: (format: DownloadFormat) => Promise<void>;
  /** Asks first; without it the card offers no deletion. */
  onDelete?: () => void;
}

/** A sound that can be heard, dragged to a track or laid on one at the playhead. A list item. */
export function SoundCard({ effect, onPlace, onDownload, onDelete }: SoundCardProps) {
  const track = useMemo(() => effectTrack(effect), [effect]);
  /** A drag on the waveform moves the position in the sound, not the card. */
  const isSeeking = useRef(false);
  const shown = shownName(effect.name, effect.prompt);
  const family = effect.sources[0]?.family;
  const description = effect.description?.trim() ?? '';
  return (
    <li
      className={styles.card}
      draggable
      onPointerDownCapture={({ target }) => {
        isSeeking.current = target instanceof Element && target.closest('[role="slider"]') !== null;
      }}
      onDragStart={(event) => {
        if (isSeeking.current) event.preventDefault();
        else beginDrag(event.dataTransfer, { kind: 'effect', effect });
      }}
      onDragEnd={endDrag}
    >
      <PlaceMenu name={effect.name} onPlace={onPlace} />
      <div className={styles.words}>
        <h3 className={`one-line ${styles.name}`} title={shown}>
          {family !== undefined && <FamilyDot family={family} />}
          {/* a page of its own, so that the timeline stays as it is */}
          <Link to={soundPage(effect.id)} target="_blank" draggable={false} className={`one-line ${styles.link}`}>
            <NameLine name={shown} />
          </Link>
        </h3>
        {description !== '' && description !== effect.name && (
          <p className="one-line small tertiary" title={description}>
            {description}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <span className={`mono tertiary ${styles.length}`}>{formatLength(track.duration)}</span>
        <DownloadMenu url={track.url} name={effect.name} layers={effect.sources.length} onDownload={onDownload} quiet />
        {onDelete && (
          <Button
            type="text"
            size="small"
            aria-label={t('mediaCard.delete', { name: effect.name })}
            icon={<Icon icon={Trash2} />}
            onClick={onDelete}
          />
        )}
      </div>
      <div className={styles.player}>
        <PlayButton track={track} name={effect.name} />
        <div className={styles.wave}>
          <WaveformPlayer track={track} name={effect.name} placeholder={track.placeholder} />
        </div>
      </div>
    </li>
  );
}
