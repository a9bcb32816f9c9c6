import type { TrackGroup } from '@whoosh/contracts';
import type { Editor } from '../editor/editor';
import { GainSlider } from '../inspector/GainSlider';
import { t } from '../messages';
import styles from './MarkerDialog.module.css';
import { NameAndColorDialog } from './NameAndColorDialog';

interface GroupDialogProps {
  editor: Editor;
  group: TrackGroup;
  onClose: () => void;
}

/** Name, colour and level of a group of tracks. The level is heard while it is moved. */
export function GroupDialog({ editor, group: { key, name, color, gainDb }, onClose }: GroupDialogProps) {
  const set = (values: Partial<Omit<TrackGroup, 'key'>>) =>
    editor.edit({ type: 'setGroup', key, values }, `group ${key} ${Object.keys(values).join()}`);
  return (
    <NameAndColorDialog
      title={t('trackGroup.title')}
      name={name}
      placeholder={name}
      color={color ?? null}
      // a group is known by its name only
      onName={(next) => next !== '' && set({ name: next })}
      onColor={(next) => set({ color: next })}
      onClose={onClose}
    >
      <div className={styles.wide}>
        <GainSlider
          label={t('trackGroup.level')}
          name={t('mixer.gain', { label: name })}
          gainDb={gainDb}
          onChange={(next) => set({ gainDb: next })}
        />
      </div>
    </NameAndColorDialog>
  );
}
