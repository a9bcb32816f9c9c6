import { TIMELINE_LIMITS, type PictureTiming } from '@whoosh/contracts';
import { Button, Input } from '@whoosh/ui';
import { Dialog } from '@whoosh/ui/more';
import { useState, type FormEvent } from 'react';
import type { Editor } from '../editor/editor';
import { t } from '../messages/later';
import type { Marker } from '../model';
import { parseMoment, timecode } from '../words/timecode';
import { ColorField } from './ColorField';
import styles from './MarkerDialog.module.css';

interface MarkerDialogProps {
  editor: Editor;
  marker: Marker;
  timing: PictureTiming;
  onClose: () => void;
}

const FORM = 'marker-form';

/** Name, moment and colour of a marker; it can be taken away here too. */
export function MarkerDialog({ editor, marker, timing, onClose }: MarkerDialogProps) {
  const [name, setName] = useState(marker.name);
  const [color, setColor] = useState(marker.color ?? null);
  const [time, setTime] = useState<string | null>(null);
  // what nobody typed stays as exact as it is
  const timeMs = time === null ? marker.timeMs : parseMoment(time, timing);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (timeMs === null) return;
    editor.edit({
      type: 'changeMarker',
      key: marker.key,
      values: { name: name.trim(), timeMs, ...(color !== (marker.color ?? null) && { color }) },
    });
    onClose();
  };
  const remove = () => {
    editor.edit({ type: 'removeMarkers', keys: [marker.key] });
    onClose();
  };
  return (
    <Dialog
      open
      title={t('markerFlags.marker')}
      width={360}
      centered
      onCancel={onClose}
      footer={
        <>
          <Button danger onClick={remove}>
            {t('shared.delete')}
          </Button>
          <Button type="primary" htmlType="submit" form={FORM} disabled={timeMs === null}>
            {t('markerDialog.save')}
          </Button>
        </>
      }
    >
      <form id={FORM} className={styles.form} onSubmit={save}>
        <label className={styles.field}>
          <span className="small secondary">{t('markerDialog.name')}</span>
          <Input
            autoFocus
            value={name}
            maxLength={TIMELINE_LIMITS.markerNameMaxLength}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <label className={styles.field}>
          <span className="small secondary">{t('markerDialog.time')}</span>
          <Input
            className="mono"
            value={time ?? timecode(marker.timeMs)}
            status={timeMs === null ? 'error' : ''}
            onChange={(event) => setTime(event.target.value)}
          />
        </label>
        <ColorField color={color} onChange={setColor} />
      </form>
    </Dialog>
  );
}
