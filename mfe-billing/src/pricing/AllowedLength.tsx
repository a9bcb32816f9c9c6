import { LIMITS } from '@whoosh/contracts';
import { SAMPLE_BARS, WaveformCanvas } from '@whoosh/ui/more';
import styles from './AllowedLength.module.css';

interface AllowedLengthProps {
  /** Longest sound of the plan. */
  seconds: number;
  /** Whose waveform it is. */
  sound: keyof typeof SAMPLE_BARS;
}

/** A plan's longest sound, drawn on a bed as long as the product goes; the length stands at the right. */
export function AllowedLength({ seconds, sound }: AllowedLengthProps) {
  // A quarter of the bed is left free for the number beside the longest sound.
  const share = (seconds / LIMITS.maxDurationSeconds) * 0.76;
  return (
    <div className={styles.bed}>
      <div className={styles.sound} style={{ width: `${share * 100}%` }}>
        <WaveformCanvas bars={SAMPLE_BARS[sound]} />
      </div>
      <span className={`mono tertiary ${styles.length}`}>{seconds} s</span>
    </div>
  );
}
