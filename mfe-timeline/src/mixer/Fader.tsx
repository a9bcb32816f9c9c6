import { TIMELINE_LIMITS } from '@whoosh/contracts';
import { Slider } from '@whoosh/ui/more';
import type { ReactNode } from 'react';
import { TimeField } from '../inspector/TimeField';
import { t } from '../messages/later';
import { decibels, parseDecibels } from '../words/decibels';
import styles from './Mixer.module.css';

interface FaderProps {
  label: string;
  gainDb: number;
  onChange: (gainDb: number) => void;
  /** The meter beside it. */
  children: ReactNode;
}

const STEP_DB = 0.5;
const { minGainDb, maxGainDb } = TIMELINE_LIMITS;

/** A fader with its meter and its level to type; a double click brings it to 0 dB. */
export function Fader({ label, gainDb, onChange, children }: FaderProps) {
  const name = t('mixer.fader', { label });
  return (
    <>
      <div className={styles.fader} onDoubleClick={() => onChange(0)}>
        <Slider
          vertical
          ariaLabelForHandle={name}
          ariaValueTextFormatterForHandle={(value) => decibels(value ?? 0)}
          min={minGainDb}
          max={maxGainDb}
          step={STEP_DB}
          marks={{ 0: ' ' }}
          included={false}
          value={gainDb}
          onChange={onChange}
          tooltip={{ open: false }}
        />
        {children}
      </div>
      <TimeField
        label={t('mixer.gain', { label })}
        value={gainDb}
        format={decibels}
        parse={parseDecibels}
        onChange={(db) => onChange(Math.max(minGainDb, Math.min(maxGainDb, db)))}
      />
    </>
  );
}
