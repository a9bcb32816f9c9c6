import { TIMELINE_LIMITS } from '@whoosh/contracts';
import { NumberField, Slider } from '@whoosh/ui/more';
import { decibels } from '../words/decibels';
import styles from './Inspector.module.css';

/** Half a decibel is about the least that is heard. */
const STEP_DB = 0.5;

interface GainSliderProps {
  label: string;
  /** What the slider is for, for those who do not see where it stands. */
  name: string;
  gainDb: number;
  onChange: (gainDb: number) => void;
}

/** The gain of a whole track, on one line. */
export function GainSlider({ label, name, gainDb, onChange }: GainSliderProps) {
  return (
    <div className={styles.gain}>
      <span className="tertiary one-line" title={label}>
        {label}
      </span>
      <Slider
        className={styles.gainSlider ?? ''}
        ariaLabelForHandle={name}
        ariaValueTextFormatterForHandle={(value) => decibels(value ?? 0)}
        min={TIMELINE_LIMITS.minGainDb}
        max={TIMELINE_LIMITS.maxGainDb}
        step={STEP_DB}
        value={gainDb}
        onChange={onChange}
        tooltip={{ open: false }}
      />
      <NumberField
        className={styles.number ?? ''}
        label={name}
        unit="dB"
        min={TIMELINE_LIMITS.minGainDb}
        max={TIMELINE_LIMITS.maxGainDb}
        step={STEP_DB}
        value={gainDb}
        takes="finished"
        onChange={onChange}
      />
    </div>
  );
}
