import { TIMELINE_LIMITS } from '@whoosh/contracts';
import { Icon } from '@whoosh/ui';
import { Dropdown } from '@whoosh/ui/more';
import { GripVertical } from 'lucide-react';
import { t } from '../messages';
import styles from './PlaceMenu.module.css';

interface PlaceMenuProps {
  /** Of the sound. */
  name: string;
  onPlace: (track: number) => void;
}

const TRACKS = Array.from({ length: TIMELINE_LIMITS.trackCount }, (_, track) => track);

/** The handle of a sound: drawn it drags, pressed it says on which track the sound goes at the playhead. */
export function PlaceMenu({ name, onPlace }: PlaceMenuProps) {
  const items = TRACKS.map((track) => ({
    key: String(track),
    label: t('placeMenu.addToAAtThe', { track: track + 1 }),
  }));
  return (
    <Dropdown trigger={['click']} autoFocus menu={{ items, onClick: ({ key }) => onPlace(Number(key)) }}>
      <button
        type="button"
        className={styles.grip}
        aria-label={t('placeMenu.addToTheTimeline', { name })}
        aria-haspopup="menu"
      >
        <Icon icon={GripVertical} />
      </button>
    </Dropdown>
  );
}
