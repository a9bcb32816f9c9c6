import { TRACK_COLORS, type TrackColor } from '@whoosh/contracts';
import { Choice } from '../inspector/Choice';
import { t } from '../messages/later';
import styles from './MarkerDialog.module.css';

interface ColorFieldProps {
  color: TrackColor | null;
  onChange: (color: TrackColor | null) => void;
}

const NO_COLOR = 'none';

/** The colour of a track, a group or a marker, in a dialog. */
export function ColorField({ color, onChange }: ColorFieldProps) {
  const colors = TRACK_COLORS.map((value) => ({ value, label: t(`trackDialog.color.${value}`) }));
  return (
    <div className={styles.field}>
      <span className="small secondary">{t('trackDialog.color')}</span>
      <Choice<TrackColor | typeof NO_COLOR>
        label={t('trackDialog.color')}
        value={color ?? NO_COLOR}
        options={[{ value: NO_COLOR, label: t('trackDialog.none') }, ...colors]}
        onChange={(value) => onChange(value === NO_COLOR ? null : value)}
      />
    </div>
  );
}
