import { TIMELINE_LIMITS } from '@whoosh/contracts';
import { Segmented, Select } from '@whoosh/ui/more';
import type { Editor, EditorState } from '../editor/editor';
import { useEditorState } from '../editor/useEditorState';
import { t } from '../messages/later';
import { trackName } from '../words/track-names';
import { CountInFields } from './CountInFields';
import styles from './Recorder.module.css';
import type { RecordingSettings } from './recording-settings';
import type { TakeKind } from './take';

interface TakeFieldsProps {
  editor: Editor;
  settings: RecordingSettings;
  onChange: (part: Partial<RecordingSettings>) => void;
  /** null: the one that is named after the kind, or a new one. */
  track: number | null;
  onTrack: (track: number | null) => void;
  /** In and out are set. */
  hasLoop: boolean;
  isBetween: boolean;
  onBetween: (isBetween: boolean) => void;
  /** While a take is recorded. */
  isDisabled: boolean;
}

/** Stands for a track that is to be made. */
export const NEW_TRACK = -1;

const tracksOf = ({ history }: EditorState) => history.present.tracks;

/** What is recorded, where it goes, and how it begins. */
export function TakeFields(props: TakeFieldsProps) {
  const { editor, settings, onChange, track, onTrack, hasLoop, isBetween, onBetween, isDisabled } = props;
  const tracks = useEditorState(editor, tracksOf);
  const kindName = t(`recorder.${settings.kind}`);
  const named = tracks.findIndex(({ name }) => name === kindName);
  const isFull = tracks.length >= TIMELINE_LIMITS.maxTracks;
  const own = named < 0 ? NEW_TRACK : named;
  const chosen = track === null || track >= tracks.length ? own : track;
  const newTrack = { value: NEW_TRACK, label: t('recorder.newTrack', { name: kindName }) };
  return (
    <>
      <div className={styles.field}>
        <span>{t('recorder.kind')}</span>
        <Segmented<TakeKind>
          aria-label={t('recorder.kind')}
          value={settings.kind}
          disabled={isDisabled}
          options={(['voice', 'foley'] as const).map((value) => ({ value, label: t(`recorder.${value}`) }))}
          onChange={(kind) => {
            onTrack(null);
            onChange({ kind });
          }}
        />
      </div>
      <p className="small secondary">{t(`recorder.${settings.kind}.note`)}</p>
      <label className={styles.field}>
        <span>{t('recorder.track')}</span>
        <Select<number>
          aria-label={t('recorder.track')}
          value={chosen === NEW_TRACK && isFull ? tracks.length - 1 : chosen}
          disabled={isDisabled}
          options={[
            ...tracks.map((each, value) => ({ value, label: trackName(each, value) })),
            ...(isFull ? [] : [newTrack]),
          ]}
          onChange={onTrack}
        />
      </label>
      <CountInFields settings={settings} onChange={onChange} isDisabled={isDisabled} />
      <div className={styles.field}>
        <span>{t('recorder.punch')}</span>
        <Segmented<'playhead' | 'between'>
          aria-label={t('recorder.punch')}
          value={isBetween ? 'between' : 'playhead'}
          disabled={isDisabled}
          options={[
            { value: 'playhead', label: t('recorder.playhead') },
            { value: 'between', label: t('recorder.between'), disabled: !hasLoop },
          ]}
          onChange={(value) => onBetween(value === 'between')}
        />
      </div>
      {!hasLoop && <p className="small secondary">{t('recorder.betweenNote')}</p>}
    </>
  );
}
