import { NumberField, Slider } from '@whoosh/ui/more';
import { t } from '../messages';
import styles from './Inspector.module.css';

/** Spec §9: 0 to 1 in steps of 0.1. */
const STEP = 0.1;

interface VolumeSliderProps {
  /** 0..1. */
  volume: number;
  onChange: (volume: number) => void;
}

/** Volume of the chosen clips on one line, shown as percent; a typed one may lie between the steps. */
export function VolumeSlider({ volume, onChange }: VolumeSliderProps) {
  const label = t('inspector.clipVolume');
  return (
    <div className={styles.gain}>
      <span className="tertiary">{t('shared.volume')}</span>
      <Slider
        className={styles.gainSlider ?? ''}
        ariaLabelForHandle={label}
        ariaValueTextFormatterForHandle={(value) => t('inspector.percent', { percent: Math.round((value ?? 0) * 100) })}
        min={0}
        max={1}
        step={STEP}
        value={volume}
        onChange={onChange}
        tooltip={{ open: false }}
      />
      <NumberField
        className={styles.number ?? ''}
        label={label}
        unit="%"
        min={0}
        max={100}
        value={Math.round(volume * 100)}
        takes="finished"
        onChange={(percent) => onChange(percent / 100)}
      />
    </div>
  );
}
