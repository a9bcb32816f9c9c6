import { TIMELINE_LIMITS } from '@whoosh/contracts';
import { Slider, Switch } from '@whoosh/ui/more';
import type { Editor, EditorState } from '../editor/editor';
import { useEditorState } from '../editor/useEditorState';
import styles from './Inspector.module.css';

/** The most that effects and music fall by, decibels. */
const MAX_DUCKING_DB = 24;

const videoGainOf = ({ document }: EditorState) => document.videoGainDb;
const duckingOf = ({ document }: EditorState) => document.ducking;

/** What holds for the whole mix: the video's own sound, and what falls while a voice speaks. */
export function MixSettings({ editor }: { editor: Editor }) {
  const videoGainDb = useEditorState(editor, videoGainOf);
  const ducking = useEditorState(editor, duckingOf);
  const set = (values: Partial<typeof ducking>) =>
    editor.edit({ type: 'setMix', values: { ducking: { ...ducking, ...values } } }, 'ducking');
  return (
    <div className={styles.mix}>
      <div>
        <div className={styles.sliderHead}>
          <span className="tertiary">Video sound</span>
          <span className="mono">{`${videoGainDb.toFixed(1)} dB`}</span>
        </div>
        <Slider
          ariaLabelForHandle="Gain of the video's own sound"
          min={TIMELINE_LIMITS.minGainDb}
          max={TIMELINE_LIMITS.maxGainDb}
          step={0.5}
          value={videoGainDb}
          onChange={(value) => editor.edit({ type: 'setMix', values: { videoGainDb: value } }, 'video gain')}
          tooltip={{ open: false }}
        />
      </div>
      <label className={styles.switch}>
        Lower sounds while a voice speaks
        <Switch size="small" checked={ducking.enabled} onChange={(enabled) => set({ enabled })} />
      </label>
      {ducking.enabled && (
        <div>
          <div className={styles.sliderHead}>
            <span className="tertiary">By</span>
            <span className="mono">{`${ducking.amountDb} dB`}</span>
          </div>
          <Slider
            ariaLabelForHandle="How far sounds fall while a voice speaks"
            min={0}
            max={MAX_DUCKING_DB}
            step={1}
            value={ducking.amountDb}
            onChange={(amountDb) => set({ amountDb })}
            tooltip={{ open: false }}
          />
        </div>
      )}
    </div>
  );
}
