import styles from './MomentButton.module.css';

interface MomentButtonProps {
  /** Milliseconds. */
  at: number;
  /** The moment in words, as a timecode. */
  words: string;
  /** Goes to a moment, milliseconds. */
  onGoTo: (ms: number) => void;
}

/** A moment of a list, which leads there. */
export function MomentButton({ at, words, onGoTo }: MomentButtonProps) {
  return (
    <button type="button" className={`mono ${styles.moment}`} onClick={() => onGoTo(at)}>
      {words}
    </button>
  );
}
