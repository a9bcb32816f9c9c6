import type { TimelineTrack } from '@whoosh/contracts';
import { Slider } from '@whoosh/ui/more';
import type { Editor } from '../editor/editor';
import { t } from '../messages';
import { panWords } from '../words/pan-words';
import styles from './MarkerDialog.module.css';
import { NameAndColorDialog } from './NameAndColorDialog';

interface TrackDialogProps {
  editor: Editor;
  track: TimelineTrack;
  /** Its place, from 0. */
  at: number;
  onClose: () => void;
}

/** Name, colour and pan of a track. The pan is heard while it is moved. */
export function TrackDialog({ editor, track: { name, color, pan }, at, onClose }: TrackDialogProps) {
  const set = (values: Partial<TimelineTrack>) =>
    editor.edit({ type: 'setTrack', track: at, values }, `track ${at} ${Object.keys(values).join()}`);
  return (
    <NameAndColorDialog
      title={t('trackDialog.title')}
      name={name ?? ''}
      placeholder={`A${at + 1}`}
      color={color ?? null}
      onName={(next) => set({ name: next })}
      onColor={(next) => set({ color: next })}
      onClose={onClose}
    >
      <div className={`${styles.field} ${styles.wide}`}>
        <span className="small secondary">{`${t('trackDialog.pan')}: ${panWords(pan ?? 0)}`}</span>
        <Slider
          ariaLabelForHandle={t('trackDialog.pan')}
          ariaValueTextFormatterForHandle={(value) => panWords((value ?? 0) / 100)}
          min={-100}
          max={100}
          step={5}
          value={Math.round((pan ?? 0) * 100)}
          onChange={(percent: number) => set({ pan: percent / 100 })}
          tooltip={{ open: false }}
        />
      </div>
    </NameAndColorDialog>
  );
}
