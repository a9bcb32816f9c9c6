import type { ProjectMedia } from '@whoosh/contracts';
import { Button, Icon } from '@whoosh/ui';
import { formatLength, NameLine, readBars, WaveformCanvas } from '@whoosh/ui/more';
import { Trash2 } from 'lucide-react';
import { t } from '../messages';
import { noteSentence } from '../messages/notes';
import { beginDrag, endDrag } from './dragged-sound';
import { PlaceMenu } from './PlaceMenu';
import styles from './SoundCard.module.css';

interface MediaCardProps {
  media: ProjectMedia;
  onPlace: (track: number) => void;
  onDelete: () => void;
}

/** A voice or music of one's own; it can be placed once it is prepared. A list item. */
export function MediaCard({ media, onPlace, onDelete }: MediaCardProps) {
  const isReady = media.state === 'ready';
  return (
    <li
      className={styles.card}
      draggable={isReady}
      onDragStart={(event) => beginDrag(event.dataTransfer, { kind: 'media', media })}
      onDragEnd={endDrag}
    >
      {isReady ? <PlaceMenu name={media.name} onPlace={onPlace} /> : <span />}
      <div className={styles.words}>
        <h3 className={`one-line ${styles.name}`} title={media.name}>
          <NameLine name={media.name} />
        </h3>
        <p className={`small ${media.state === 'failed' ? styles.failed : 'tertiary'}`} role="status">
          {stateWords(media)}
        </p>
      </div>
      <div className={styles.actions}>
        {isReady && <span className={`mono tertiary ${styles.length}`}>{formatLength(media.duration)}</span>}
        <Button
          type="text"
          size="small"
          aria-label={t('mediaCard.delete', { name: media.name })}
          icon={<Icon icon={Trash2} />}
          onClick={onDelete}
        />
      </div>
      <div className={styles.bed}>
        <WaveformCanvas bars={media.bars === null ? null : readBars(media.bars, media.name).bars} />
      </div>
    </li>
  );
}

function stateWords(media: ProjectMedia): string {
  const { state, role } = media;
  const note = noteSentence(media);
  if (state === 'failed') return note ?? t('mediaCard.thisFileCouldNotBe');
  if (state === 'preparing') return note ?? t('mediaCard.preparingTheSound');
  return [t(`role.${role}`), ...(note === null ? [] : [note])].join(' · ');
}
