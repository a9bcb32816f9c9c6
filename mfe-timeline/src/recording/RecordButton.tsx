import { Icon } from '@whoosh/ui';
import { Keycap } from '@whoosh/ui/more';
import { Circle, Square } from 'lucide-react';
import { t } from '../messages/later';
import type { RecorderState } from './recorder';
import styles from './Recorder.module.css';
import type { CountInUnit } from './recording-settings';

interface RecordButtonProps {
  state: RecorderState;
  /** What is counted. */
  unit: CountInUnit;
  /** There is a microphone. */
  isReady: boolean;
  onPress: () => void;
}

/** Begins and ends a take; tells how long it is until it begins. */
export function RecordButton({ state: { phase, left }, unit, isReady, onPress }: RecordButtonProps) {
  const isIdle = phase === 'idle';
  return (
    <div className={styles.record}>
      <button
        type="button"
        className={`${styles.button} ${isIdle ? '' : styles.live}`}
        aria-pressed={!isIdle}
        aria-keyshortcuts="r"
        disabled={!isReady || phase === 'finishing'}
        onClick={onPress}
      >
        <Icon icon={isIdle ? Circle : Square} />
        {isIdle ? t('recorder.record') : t('recorder.stop')}
        <Keycap>R</Keycap>
      </button>
      <p className={styles.state} role="status">
        {wordsOf(phase, left, unit, isReady)}
      </p>
    </div>
  );
}

function wordsOf(phase: RecorderState['phase'], left: number, unit: CountInUnit, isReady: boolean): string {
  if (phase === 'counting') return t(unit === 'beats' ? 'recorder.countingBeats' : 'recorder.counting', { left });
  if (phase === 'recording') return t('recorder.recording');
  return isReady ? t('recorder.ready') : t('recorder.waits');
}
