import { TRACK_COLORS, type TrackColor } from '@whoosh/contracts';
import { FamilyDot, Select } from '@whoosh/ui/more';
import type { ReactNode } from 'react';
import { t } from '../messages/later';
import styles from './MarkerDialog.module.css';

interface ColorFieldProps {
  color: TrackColor | null;
  onChange: (color: TrackColor | null) => void;
}

const NO_COLOR = 'none';
/** All of them and none, at 36 px each, without scrolling. */
const LIST_PX = 36 * (TRACK_COLORS.length + 1);

/** The colour of a track, a group or a marker, in a dialog. */
export function ColorField({ color, onChange }: ColorFieldProps) {
  const colors = TRACK_COLORS.map((value) => ({ value, label: t(`trackDialog.color.${value}`) }));
  return (
    <div className={styles.field}>
      <span className="small secondary">{t('trackDialog.color')}</span>
      <Select<TrackColor | typeof NO_COLOR>
        aria-label={t('trackDialog.color')}
        value={color ?? NO_COLOR}
        listHeight={LIST_PX}
        options={[{ value: NO_COLOR, label: t('trackDialog.none') }, ...colors]}
        optionRender={({ value, label }) => <Shown color={TRACK_COLORS.find((one) => one === value)}>{label}</Shown>}
        labelRender={({ label }) => <Shown color={color ?? undefined}>{label}</Shown>}
        onChange={(value) => onChange(value === NO_COLOR ? null : value)}
      />
    </div>
  );
}

/** A colour beside its name. */
function Shown({ color, children }: { color: TrackColor | undefined; children: ReactNode }) {
  return (
    <>
      {color !== undefined && <FamilyDot family={color} />} {children}
    </>
  );
}
