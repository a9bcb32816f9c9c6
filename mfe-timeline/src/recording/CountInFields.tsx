import { NumberField, Segmented } from '@whoosh/ui/more';
import { t } from '../messages/later';
import styles from './Recorder.module.css';
import { COUNT_IN_UNITS, COUNT_INS, TEMPO, type CountInUnit, type RecordingSettings } from './recording-settings';

interface CountInFieldsProps {
  settings: RecordingSettings;
  onChange: (part: Partial<RecordingSettings>) => void;
  isDisabled: boolean;
}

/** What is counted before a take: seconds, or beats of a tempo. */
export function CountInFields({ settings, onChange, isDisabled }: CountInFieldsProps) {
  const { countInUnit, countInSeconds, countInBeats, beatsPerMinute } = settings;
  const isBeats = countInUnit === 'beats';
  const wordsOf = (count: number) => (isBeats ? String(count) : t('recorder.seconds', { count }));
  return (
    <>
      <div className={styles.field}>
        <span>{t('recorder.countInUnit')}</span>
        <Segmented<CountInUnit>
          aria-label={t('recorder.countInUnit')}
          value={countInUnit}
          disabled={isDisabled}
          options={COUNT_IN_UNITS.map((value) => ({ value, label: t(`recorder.countInUnit.${value}`) }))}
          onChange={(unit) => onChange({ countInUnit: unit })}
        />
      </div>
      <div className={styles.field}>
        <span>{t('recorder.countIn')}</span>
        <Segmented<number>
          aria-label={t('recorder.countIn')}
          value={isBeats ? countInBeats : countInSeconds}
          disabled={isDisabled}
          options={COUNT_INS[countInUnit].map((value) => ({ value, label: wordsOf(value) }))}
          onChange={(count) => onChange(isBeats ? { countInBeats: count } : { countInSeconds: count })}
        />
      </div>
      {isBeats && (
        <div className={styles.field}>
          <span>{t('recorder.tempo')}</span>
          <NumberField
            className={styles.tempo ?? ''}
            disabled={isDisabled}
            label={t('recorder.tempo')}
            unit="bpm"
            value={beatsPerMinute}
            min={TEMPO.least}
            max={TEMPO.most}
            onChange={(tempo) => onChange({ beatsPerMinute: tempo })}
          />
        </div>
      )}
    </>
  );
}
