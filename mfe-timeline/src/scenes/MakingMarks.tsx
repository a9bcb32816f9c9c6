import { useContext, useSyncExternalStore } from 'react';
import type { Editor, EditorState } from '../editor/editor';
import { useEditorState } from '../editor/useEditorState';
import { t } from '../messages';
import { clipBox } from '../model';
import { TrackPlaces, trackTop } from '../timeline/track-layout';
import type { MakingClips } from './making-clips';
import styles from './scenes.module.css';

interface MakingMarksProps {
  editor: Editor;
  making: MakingClips;
}

const presentOf = ({ history }: EditorState) => history.present;
const zoomOf = ({ zoom }: EditorState) => zoom;

/** Lies over the clips whose sounds are being made, and fills with true progress. */
export function MakingMarks({ editor, making }: MakingMarksProps) {
  const shares = useSyncExternalStore(making.subscribe, making.snapshot);
  const { clips } = useEditorState(editor, presentOf);
  const zoom = useEditorState(editor, zoomOf);
  const layout = useContext(TrackPlaces);
  if (shares.size === 0) return null;
  return clips
    .filter(({ key, track }) => shares.has(key) && layout.isHidden[track] !== true)
    .map((clip) => {
      const { left, width } = clipBox(clip, zoom);
      const percent = Math.round((shares.get(clip.key) ?? 0) * 100);
      return (
        <div
          key={clip.key}
          className={styles.making}
          style={{ left, width, top: trackTop(layout, clip.track) }}
          role="status"
        >
          <i style={{ width: `${percent}%` }} />
          <span>{t('makingMarks.making')}</span>
        </div>
      );
    });
}
