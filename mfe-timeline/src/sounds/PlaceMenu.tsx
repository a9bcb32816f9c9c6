import { Icon } from '@whoosh/ui';
import { Dropdown } from '@whoosh/ui/more';
import { GripVertical } from 'lucide-react';
import { t } from '../messages';
import { useTrackChoices } from '../words/track-names';
import styles from './PlaceMenu.module.css';

interface PlaceMenuProps {
  /** Of the sound. */
  name: string;
  onPlace: (track: number) => void;
}

/** The handle of a sound: drawn it drags, pressed it says on which track the sound goes at the playhead. */
export function PlaceMenu({ name, onPlace }: PlaceMenuProps) {
  const items = useTrackChoices().map(({ value, label }) => ({
    key: String(value),
    label: t('placeMenu.addToTrackAtThe', { track: label }),
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
