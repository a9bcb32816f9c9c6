import { TIMELINE_LIMITS, TRACK_COLORS, type TrackColor, type TrackGroup } from '@whoosh/contracts';
import { Button, Input } from '@whoosh/ui';
import { Dialog } from '@whoosh/ui/more';
import { useState, type FormEvent } from 'react';
import type { Editor } from '../editor/editor';
import { Choice } from '../inspector/Choice';
import { GainSlider } from '../inspector/GainSlider';
import { t } from '../messages';
import styles from './MarkerDialog.module.css';

interface GroupDialogProps {
  editor: Editor;
  group: TrackGroup;
  onClose: () => void;
}

const FORM = 'group-form';
const NO_COLOR = 'none';

/** Name, colour and level of a group of tracks. The level is heard while it is moved. */
export function GroupDialog({ editor, group, onClose }: GroupDialogProps) {
  const [name, setName] = useState(group.name);
  const { key } = group;
  const set = (values: Partial<Omit<TrackGroup, 'key'>>) =>
    editor.edit({ type: 'setGroup', key, values }, `group ${key} ${Object.keys(values).join()}`);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') set({ name: name.trim() });
    onClose();
  };
  const colors = TRACK_COLORS.map((value) => ({ value, label: t(`trackDialog.color.${value}`) }));
  return (
    <Dialog
      open
      title={t('trackGroup.title')}
      width={360}
      centered
      onCancel={onClose}
      footer={
        <Button type="primary" htmlType="submit" form={FORM}>
          {t('markerDialog.save')}
        </Button>
      }
    >
      <form id={FORM} className={styles.form} onSubmit={save}>
        <label className={styles.field}>
          <span className="small secondary">{t('trackDialog.name')}</span>
          <Input
            autoFocus
            value={name}
            placeholder={group.name}
            maxLength={TIMELINE_LIMITS.trackNameMaxLength}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <div className={styles.field}>
          <span className="small secondary">{t('trackDialog.color')}</span>
          <Choice<TrackColor | typeof NO_COLOR>
            label={t('trackDialog.color')}
            value={group.color ?? NO_COLOR}
            options={[{ value: NO_COLOR, label: t('trackDialog.none') }, ...colors]}
            onChange={(color) => set({ color: color === NO_COLOR ? null : color })}
          />
        </div>
        <div className={styles.wide}>
          <GainSlider
            label={t('trackGroup.level')}
            name={t('mixer.gain', { label: group.name })}
            gainDb={group.gainDb}
            onChange={(gainDb) => set({ gainDb })}
          />
        </div>
      </form>
    </Dialog>
  );
}
