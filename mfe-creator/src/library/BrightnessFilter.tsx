import { useState } from 'react';
import { NumberField, Slider, STOP_BRIGHTNESS } from '@whoosh/ui/more';
import { t } from '../messages';
import styles from './BrightnessFilter.module.css';
import type { LibraryFilters } from './library-filters';

interface BrightnessFilterProps {
  /** Darkest and brightest, 0..1. */
  value: LibraryFilters['brightness'];
  onChange: (value: LibraryFilters['brightness']) => void;
}

/** Each colour stands where its sounds are. */
const RAMP = `linear-gradient(90deg, ${STOP_BRIGHTNESS.map((at, stop) => `var(--ramp-${stop}) ${Math.round(100 * at)}%`).join(', ')})`;

const hundredths = (share: number) => Math.round(100 * share);

/**
 * The ramp itself is the track: sounds whose mean colour lies between the handles. Asked when a handle is let go. The
 * numbers beside it are hundredths of the ramp.
 */
export function BrightnessFilter({ value, onChange }: BrightnessFilterProps) {
  const [drawn, setDrawn] = useState<readonly [number, number] | null>(null);
  const [dark, bright] = drawn ?? [hundredths(value[0]), hundredths(value[1])];
  const change = (darkest: number, brightest: number) => {
    setDrawn(null);
    onChange([darkest / 100, brightest / 100]);
  };
  return (
    <div className={styles.brightness} role="group" aria-label={t('filterChips.brightness')}>
      <span className="small tertiary">{t('filterChips.dark')}</span>
      <NumberField
        className={styles.number ?? ''}
        label={t('filterChips.darkest')}
        value={dark}
        min={0}
        max={bright}
        onChange={(darkest) => change(darkest, bright)}
      />
      <span className={styles.ramp}>
        <Slider
          range
          styles={{ rail: { background: RAMP } }}
          min={0}
          max={100}
          value={[dark, bright]}
          tooltip={{ open: false }}
          ariaLabelForHandle={[t('filterChips.darkest'), t('filterChips.brightest')]}
          onChange={([from = 0, to = 100]) => setDrawn([from, to])}
          onChangeComplete={([from = 0, to = 100]) => change(from, to)}
        />
      </span>
      <NumberField
        className={styles.number ?? ''}
        label={t('filterChips.brightest')}
        value={bright}
        min={dark}
        max={100}
        onChange={(brightest) => change(dark, brightest)}
      />
      <span className="small tertiary">{t('filterChips.bright')}</span>
    </div>
  );
}
