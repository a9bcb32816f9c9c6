import { Slider } from '@whoosh/ui/more';
import { t } from '../messages';
import styles from './Inspector.module.css';
import { SliderHead } from './SliderHead';

/** Spec §9: 0 to 1 in steps of 0.1. */
const STEP = 0.1;

interface VolumeSliderProps {
  /** 0..1. */
  volume: number;
  onChange: (volume: number) => void;
}

/** Volume of the chosen clips, shown as percent; a typed one may lie between the steps. */
export function VolumeSlider({ volume, onChange }: VolumeSliderProps) {
  return (
    <div>
      <SliderHead
        title={t('shared.volume')}
        label={t('inspector.clipVolume')}
        unit="%"
        max={100}
        value={Math.round(volume * 100)}
        onChange={(percent) => onChange(percent / 100)}
      />
      <Slider
        className={styles.slider ?? ''}
        ariaLabelForHandle={t('inspector.clipVolume')}
        ariaValueTextFormatterForHandle={(value) => t('inspector.percent', { percent: Math.round((value ?? 0) * 100) })}
        min={0}
        max={1}
        step={STEP}
        value={volume}
        onChange={onChange}
        tooltip={{ open: false }}
      />
    </div>
  );
}
