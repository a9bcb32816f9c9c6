import { useCallback, useEffect, useRef, useState, type FocusEvent } from 'react';
import { Button } from 'antd';
import type { Bar, GenerationProgress } from '@whoosh/contracts';
import { formatClockTenths } from '../audio/clock';
import { WaveformCanvas } from '../audio/WaveformCanvas';
import { Dialog } from '../feedback/Dialog';
import { formatDecimals, formatNumber } from '../language';
import { t } from '../messages';
import styles from './GeneratingDialog.module.css';
import { firstMark, lastWait, secondsLeft, type ProgressMark, type WaitMark } from './remaining-time';

/** A sound that is being made, as far as the dialog tells of it. */
export interface WaitingSound {
  /** Milliseconds of the page's clock when it was asked for. */
  since: number;
  /** It takes longer than a moment, so the dialog shows. */
  slow: boolean;
  /** The dialog was put aside; the job goes on. */
  aside: boolean;
  /** The server did not answer when it was asked last. */
  away: boolean;
  /** It shall be stopped. */
  stopping: boolean;
  /** null until the server tells of it. */
  progress: GenerationProgress | null;
}

interface GeneratingDialogProps {
  pending: WaitingSound | null;
  /** What the sound will look like, if that is known: drawn as far as it is rendered. */
  bars?: readonly Bar[] | null;
  onPutAside: () => void;
  onStop: () => void;
}

/**
 * Tells that a sound is being made, for those that take longer than a moment. It can be stopped, or put aside: the job
 * then goes on. What lies behind it can be used meanwhile.
 */
export function GeneratingDialog({ pending, bars = null, onPutAside, onStop }: GeneratingDialogProps) {
  const open = pending !== null && pending.slow && !pending.aside;
  const keepTyping = useKeepTyping(pending !== null);
  return (
    <Dialog
      open={open}
      title={t('generatingDialog.generatingSoundEffect')}
      width={440}
      centered
      mask={false}
      rootClassName="maskless"
      wrapProps={{ onFocus: keepTyping }}
      styles={{ wrapper: { pointerEvents: 'none' }, container: { pointerEvents: 'auto' } }}
      onCancel={onPutAside}
      destroyOnHidden
      footer={
        <>
          <Button onClick={onStop} loading={pending?.stopping ?? false}>
            {t('shared.cancel')}
          </Button>
          <Button onClick={onPutAside}>{t('generatingDialog.continueInBackground')}</Button>
        </>
      }
    >
      {pending !== null && <Waiting pending={pending} bars={bars} />}
    </Dialog>
  );
}

/**
 * A dialog takes the focus when it appears: not from a field in which somebody has gone on typing since the sound was
 * asked for, whose next Space would else press a button. @returns what the dialog's focus is told to
 */
function useKeepTyping(isPending: boolean): (event: FocusEvent) => void {
  const typedIn = useRef<EventTarget | null>(null);
  useEffect(() => {
    if (!isPending) return;
    const typed = ({ target }: Event) => void (typedIn.current = target);
    document.addEventListener('input', typed);
    return () => {
      document.removeEventListener('input', typed);
      typedIn.current = null;
    };
  }, [isPending]);
  return useCallback(({ target, relatedTarget }: FocusEvent) => {
    const isTaken = target instanceof Element && target.getAttribute('role') === 'dialog';
    if (isTaken && relatedTarget instanceof HTMLElement && relatedTarget === typedIn.current) relatedTarget.focus();
  }, []);
}

interface WaitingProps {
  pending: WaitingSound;
  bars: readonly Bar[] | null;
}

function Waiting({ pending: { since, progress, away }, bars }: WaitingProps) {
  const now = useNow();
  const share = renderedShare(progress);
  const left = useRemaining(progress, now);
  return (
    <>
      <p className="secondary">{t('generatingDialog.about1030Seconds')}</p>
      <div className={styles.bed}>
        <WaveformCanvas bars={bars} drawn={share} />
        <i className={styles.fill} style={{ width: `${share * 100}%` }} />
      </div>
      <div className={styles.foot}>
        <span className="secondary" role="status">
          {away ? t('generatingDialog.theServerDoesNotAnswer') : progressWords(progress)}
        </span>
        <span className="mono tertiary">
          {left !== null && `${t('generatingDialog.left', { seconds: Math.ceil(left) })} · `}
          {formatClockTenths(Math.max(0, (now - since) / 1000))}
        </span>
      </div>
    </>
  );
}

/** How much of what was asked for is rendered, 0..1. */
export function renderedShare(progress: GenerationProgress | null): number {
  if (progress === null || progress.askedSeconds <= 0) return 0;
  return Math.min(1, progress.renderedSeconds / progress.askedSeconds);
}

/** True progress in words. */
export function progressWords(progress: GenerationProgress | null): string {
  if (progress === null) return t('generatingDialog.makingYourSound');
  if (progress.state === 'queued')
    return progress.queuePosition > 0
      ? t('generatingDialog.waitingBeforeThisOne', { queuePosition: progress.queuePosition })
      : t('generatingDialog.waitingForAFreePlace');
  if (progress.encodedTakes > 0 || progress.renderedSeconds >= progress.askedSeconds)
    return t('generatingDialog.storingTheFiles');
  return t('generatingDialog.ofSRendered', {
    renderedSeconds: formatDecimals(progress.renderedSeconds, 1),
    askedSeconds: formatNumber(progress.askedSeconds, { maximumFractionDigits: 1 }),
  });
}

/** How far a sound is that was put aside, in the place of what it costs. */
export function GeneratingLine({ progress, away }: Pick<WaitingSound, 'progress' | 'away'>) {
  return (
    <span className={`small secondary ${styles.line}`} role="status">
      {away ? t('generatingDialog.theServerDoesNotAnswer') : progressWords(progress)}
      <i className={styles.fill} style={{ width: `${renderedShare(progress) * 100}%` }} />
    </span>
  );
}

/** Milliseconds of the page's clock, ten times a second. */
function useNow(): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 100);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function useRemaining(progress: GenerationProgress | null, now: number): number | null {
  const [since, setSince] = useState<ProgressMark | null>(null);
  const mark = firstMark(since, progress, now);
  if (mark !== since) setSince(mark);
  const [said, setSaid] = useState<WaitMark | null>(null);
  const wait = lastWait(said, progress, now);
  if (wait !== said) setSaid(wait);
  return secondsLeft(mark, wait, progress, now);
}
