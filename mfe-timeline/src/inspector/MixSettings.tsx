import { DEFAULT_DUCKING_BY, DEFAULT_DUCKING_OF, DUCKING_PARTS, type DuckingPart } from '@whoosh/contracts';
import { Select, Slider, Switch } from '@whoosh/ui/more';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Editor, EditorState } from '../editor/editor';
import { useEditorState } from '../editor/useEditorState';
import { t } from '../messages';
import { GainSlider } from './GainSlider';
import styles from './Inspector.module.css';
import { SliderHead } from './SliderHead';
import { TrackGains } from './TrackGains';

/** The most that effects and music fall by, decibels. */
const MAX_DUCKING_DB = 24;

const tracksOf = ({ document }: EditorState) => document.tracks;
const videoGainOf = ({ document }: EditorState) => document.videoGainDb;
const duckingOf = ({ document }: EditorState) => document.ducking;

/**
 * What holds for the whole mix: the gains of the video's own sound and of the tracks, and what falls while a voice
 * speaks.
 */
export function MixSettings({ editor }: { editor: Editor }) {
  const tracks = useEditorState(editor, tracksOf);
  const videoGainDb = useEditorState(editor, videoGainOf);
  const ducking = useEditorState(editor, duckingOf);
  const duckingParts = useRef<HTMLDivElement>(null);
  const set = (values: Partial<typeof ducking>) =>
    editor.edit({ type: 'setMix', values: { ducking: { ...ducking, ...values } } }, 'ducking');
  const switchDucking = (enabled: boolean) => {
    flushSync(() => set({ enabled }));
    duckingParts.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className={styles.mix}>
      <div className={styles.gains} role="group" aria-label={t('mixSettings.gainOfTheTracks')}>
        <GainSlider
          label={t('shared.video')}
          name={t('mixSettings.gainOfTheVideosOwn')}
          gainDb={videoGainDb}
          onChange={(gainDb) => editor.edit({ type: 'setMix', values: { videoGainDb: gainDb } }, 'video gain')}
        />
        <TrackGains editor={editor} tracks={tracks} />
      </div>
      <label className={styles.switch}>
        {t('mixSettings.lowerSounds')}
        <Switch size="small" checked={ducking.enabled} onChange={switchDucking} />
      </label>
      {ducking.enabled && (
        <div ref={duckingParts}>
          <SliderHead
            title={t('mixSettings.by')}
            label={t('mixSettings.howFarSoundsFallWhile')}
            unit="dB"
            max={MAX_DUCKING_DB}
            value={ducking.amountDb}
            onChange={(amountDb) => set({ amountDb })}
          />
          <Slider
            ariaLabelForHandle={t('mixSettings.howFarSoundsFallWhile')}
            min={0}
            max={MAX_DUCKING_DB}
            step={1}
            value={ducking.amountDb}
            onChange={(amountDb) => set({ amountDb })}
            tooltip={{ open: false }}
          />
          <PartChoice
            label={t('ducking.under')}
            value={ducking.by ?? DEFAULT_DUCKING_BY}
            onChange={(by) => set({ by })}
          />
          <PartChoice
            label={t('ducking.falls')}
            value={ducking.of ?? DEFAULT_DUCKING_OF}
            onChange={(of) => set({ of })}
          />
        </div>
      )}
    </div>
  );
}

interface PartChoiceProps {
  label: string;
  value: readonly DuckingPart[];
  onChange: (value: DuckingPart[]) => void;
}

/** Several of the buses and the video's own sound; at least one. */
function PartChoice({ label, value, onChange }: PartChoiceProps) {
  const options = DUCKING_PARTS.map((part) => ({
    value: part,
    label: part === 'video' ? t('shared.video') : t(`mixer.${part}`),
  }));
  return (
    <div className={styles.parts}>
      <span className="tertiary">{label}</span>
      <Select<DuckingPart[]>
        mode="multiple"
        size="small"
        variant="borderless"
        aria-label={label}
        popupMatchSelectWidth={false}
        value={[...value]}
        options={options}
        onChange={(next) => next.length > 0 && onChange(next)}
      />
    </div>
  );
}
