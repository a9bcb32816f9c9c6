import { NumberField } from '@whoosh/ui/more';
import styles from './Inspector.module.css';

interface SliderHeadProps {
  title: string;
  /** Name of the field, and of the slider under it. */
  label: string;
  unit: string;
  /** The field's range begins at 0. */
  max: number;
  value: number;
  onChange: (value: number) => void;
}

/** What a slider sets, and its number to type. */
export function SliderHead({ title, ...field }: SliderHeadProps) {
  return (
    <div className={styles.sliderHead}>
      <span className="tertiary">{title}</span>
      <NumberField {...field} className={styles.number ?? ''} min={0} takes="finished" />
    </div>
  );
}
