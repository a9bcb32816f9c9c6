import { TIMELINE_LIMITS, TRACK_COLORS, type TimelineTrack, type TrackColor } from '@whoosh/contracts';
import { Button, Input } from '@whoosh/ui';
import { Dialog, Slider } from '@whoosh/ui/more';
import { useState, type FormEvent } from 'react';
import type { Editor } from '../editor/editor';
import { Choice } from '../inspector/Choice';
import { t } from '../messages';
import { panWords } from '../words/pan-words';
import styles from './MarkerDialog.module.css';

interface TrackDialogProps {
  editor: Editor;
  track: TimelineTrack;
  /** Its place, from 0. */
  at: number;
  onClose: () => void;
}

const FORM = 'track-form';
const NO_COLOR = 'none';

/** Name, colour and pan of a track. The pan is heard while it is moved. */
export function TrackDialog({ editor, track, at, onClose }: TrackDialogProps) {
  const [name, setName] = useState(track.name ?? '');
  const set = (values: Partial<TimelineTrack>) =>
    editor.edit({ type: 'setTrack', track: at, values }, `track ${at} ${Object.keys(values).join()}`);
  const save = (event: FormEvent) => {
    event.preventDefault();
    set({ name: name.trim() });
    onClose();
  };
  const colors = TRACK_COLORS.map((value) => ({ value, label: t(`trackDialog.color.${value}`) }));
  return (
    <Dialog
      open
      title={t('trackDialog.title')}
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
            placeholder={`A${at + 1}`}
            maxLength={TIMELINE_LIMITS.trackNameMaxLength}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <div className={styles.field}>
          <span className="small secondary">{t('trackDialog.color')}</span>
          <Choice<TrackColor | typeof NO_COLOR>
            label={t('trackDialog.color')}
            value={track.color ?? NO_COLOR}
            options={[{ value: NO_COLOR, label: t('trackDialog.none') }, ...colors]}
            onChange={(color) => set({ color: color === NO_COLOR ? null : color })}
          />
        </div>
        <div className={`${styles.field} ${styles.wide}`}>
          <span className="small secondary">{`${t('trackDialog.pan')}: ${panWords(track.pan ?? 0)}`}</span>
          <Slider
            ariaLabelForHandle={t('trackDialog.pan')}
            ariaValueTextFormatterForHandle={(value) => panWords((value ?? 0) / 100)}
            min={-100}
            max={100}
            step={5}
            value={Math.round((track.pan ?? 0) * 100)}
            onChange={(percent: number) => set({ pan: percent / 100 })}
            tooltip={{ open: false }}
          />
        </div>
      </form>
    </Dialog>
  );
}
